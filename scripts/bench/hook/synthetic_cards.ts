/**
 * Libraries of made-up cards, the same at every run.
 *
 * In a `real` one, words are drawn as often as developers use them: a few stand in every tenth card, most in hardly any, as in
 * a library that people wrote. One card of it fits the prompt of the benchmark. In a `dense` one, all cards are combinations
 * of twenty subjects, twenty actions and twenty tools: at 10,000 cards thousands share something with any prompt of its
 * kind. Nobody has such a library; it shows what the worst one costs.
 *
 * @module
 */

import { join } from "@std/path";
import { wordGrades } from "../../../src/core/text/background_table.ts";

/** The kinds of libraries. */
export const SHAPES = ["real", "dense"] as const;

/** A kind of library. */
export type Shape = typeof SHAPES[number];

const SUBJECTS =
  "login page,orders table,payment webhook,image cache,search index,release branch,mail queue,user profile,audit log,feature flag,access token,price list,report export,session store,build cache,load balancer,error page,invoice layout,mobile menu,rate limit"
    .split(",");
const ACTIONS =
  "migrate,deploy,refactor,roll back,verify,translate,profile,encrypt,document,rename,upgrade,seed,benchmark,review,split,archive,restore,throttle,validate,monitor"
    .split(",");
const TOOLS =
  "postgres,redis,nginx,terraform,webpack,playwright,kafka,sqlite,grafana,docker,ansible,vite,jest,prisma,helm,sentry,elastic,rabbitmq,graphql,openapi"
    .split(",");

/** A generator of numbers from 0 to 1 that begins anew for every card. */
function numbersFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9 + 1 | 0;
  return () => {
    state = Math.imul(state ^ state >>> 15, state | 1);
    state ^= state + Math.imul(state ^ state >>> 7, state | 61);
    return ((state ^ state >>> 14) >>> 0) / 2 ** 32;
  };
}

/** What the card that fits the prompt of the benchmark is about. */
const FITTING = { subject: "orders table", action: "roll back", tool: "postgres", other: "login page" };

function wordsOf(number: number, shape: Shape): Readonly<Record<string, string>> {
  if (shape === "real" && number === 0) return FITTING;
  const next = numbersFrom(number);
  const pick = shape === "real"
    ? (count: number) => Array.from({ length: count }, () => wordAt(next())).join(" ")
    : (_: number, list: readonly string[]) => list[Math.floor(next() * list.length)] ?? "";
  return { subject: pick(4, SUBJECTS), action: pick(2, ACTIONS), tool: pick(1, TOOLS), other: pick(6, SUBJECTS) };
}

interface Vocabulary {
  readonly words: readonly string[];
  /** The share of developers' texts that hold each word, summed up. */
  readonly sums: readonly number[];
}

let vocabulary: Vocabulary | undefined;

/** The word at a place, from 0 to 1, of all words one after the other, each as long as it is common. */
function wordAt(place: number): string {
  const { words, sums } = vocabulary ??= readVocabulary();
  const wanted = place * (sums.at(-1) ?? 0);
  let low = 0;
  for (let high = sums.length - 1; low < high;) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return words[low] ?? "";
}

function readVocabulary(): Vocabulary {
  const entries = [...wordGrades().matchAll(/([\xa1-\xff])([a-z]{4,})(?![^\xa1-\xff])/g)];
  let sum = 0;
  const sums = entries.map(([, grade = ""]) => sum += Math.exp(-(grade.charCodeAt(0) - 0xa1) / 10));
  return { words: entries.map(([, , word = ""]) => word), sums };
}

/** One card as Markdown. */
function syntheticCard(number: number, shape: Shape): string {
  const words: Readonly<Record<string, string>> = { ...wordsOf(number, shape), number: String(number) };
  return TEMPLATE.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
}

/** With the headings that the earlier program of this kind reads as well, so that both are measured on the same cards. */
const TEMPLATE = `---
schema: ome-card
id: card-{number}
status: active
title: {action} the {subject} with {tool} ({number})
category: Testing
summary: When you {action} the {subject} with {tool}, it is tempting to skip the {other}; look at both, and leave other work alone.
criteria:
  use_when:
    - {action} the {subject}
    - {tool} and the {subject}
  ignore_when:
    - only the wording of the {other}
recall:
  policy: should
  triggers:
    - {action} {subject}
    - {tool} {subject}
  topics:
    - {tool}
scope:
  level: global
language: en
---

# {action} the {subject} with {tool} ({number})

## 这张卡解决什么问题

Whoever has to {action} the {subject} finds out late that the {other} depends on it.

## 使用标准

Use:
- {action} the {subject}

## 完整规则

\`\`\`text
Before you {action} the {subject}, list what reads it. Use {tool} in a copy first, then look at the {other}.
\`\`\`
`;

/** Writes a library of so many active cards. */
export async function writeLibrary(dataFolder: string, count: number, shape: Shape): Promise<void> {
  const folder = join(dataFolder, "experiences/active");
  await Deno.mkdir(folder, { recursive: true });
  for (let number = 0; number < count; number++) {
    Deno.writeTextFileSync(join(folder, `card-${number}.md`), syntheticCard(number, shape));
  }
}
