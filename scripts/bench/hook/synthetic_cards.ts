/**
 * Libraries of made-up cards, the same at every run.
 *
 * @module
 */

import { join } from "@std/path";

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

/** One card as Markdown; its subject is one of 8,000 combinations, so that many cards are near and few are right. */
function syntheticCard(number: number): string {
  const next = numbersFrom(number);
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? "";
  const words: Record<string, string> = {
    number: String(number),
    subject: pick(SUBJECTS),
    action: pick(ACTIONS),
    tool: pick(TOOLS),
    other: pick(SUBJECTS),
  };
  return TEMPLATE.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
}

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

## What This Card Is For

Whoever has to {action} the {subject} finds out late that the {other} depends on it.

## Usage Criteria

Use:
- {action} the {subject}

## Full Rule

\`\`\`text
Before you {action} the {subject}, list what reads it. Use {tool} in a copy first, then look at the {other}.
\`\`\`
`;

/** Writes a library of so many active cards. */
export async function writeLibrary(dataFolder: string, count: number): Promise<void> {
  const folder = join(dataFolder, "experiences/active");
  await Deno.mkdir(folder, { recursive: true });
  for (let number = 0; number < count; number++) {
    Deno.writeTextFileSync(join(folder, `card-${number}.md`), syntheticCard(number));
  }
}
