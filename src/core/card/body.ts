/**
 * The body of a card's file: a title and three sections, in English or Chinese.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { fenceFor } from "../markdown/fence.ts";
import { readSections, type Section } from "../markdown/sections.ts";
import type { Card } from "./card.ts";

/** The words of the body that are ours, by language. */
const WORDS = {
  en: {
    intro: "What This Card Is For",
    criteria: "Usage Criteria",
    rule: "Full Rule",
    use: "Use:",
    ignore: "Do not use:",
    policy: (policy: string) => `Recall policy: ${policy}.`,
    risk: (risk: string) => `Risk: ${risk}.`,
  },
  zh: {
    intro: "这张卡解决什么问题",
    criteria: "使用标准",
    rule: "完整规则",
    use: "适用：",
    ignore: "不适用：",
    policy: (policy: string) => `召回策略：${policy}。`,
    risk: (risk: string) => `风险：${risk}。`,
  },
} as const;

type Part = "intro" | "criteria" | "rule";

/** What a body holds of a card. */
export interface CardBody {
  /** The first section. */
  readonly intro: string;
  /** The fenced block of the last section. */
  readonly rule: string;
}

/** A body that was read: its parts, empty where they are missing, and what is wrong with it. */
export interface BodyReading extends CardBody {
  /** What is wrong with the body. */
  readonly findings: readonly Finding[];
}

/**
 * Reads the body of a card; headings may be of any level below the first, Markdown between the sections is free.
 *
 * @param body The Markdown after the front matter.
 * @param firstLine The line, from 1, that the body's first line is in its file.
 * @returns Introduction and rule, with what is wrong.
 */
export function readCardBody(body: string, firstLine: number): BodyReading {
  const sections = readSections(body, firstLine);
  const findings: Finding[] = [];
  const find = (part: Part): Section | undefined => {
    const titles: readonly string[] = [WORDS.en[part].toLowerCase(), WORDS.zh[part]];
    const section = sections.find(({ level, title }) => level > 1 && titles.includes(title.toLowerCase()));
    if (!section && part !== "rule") findings.push(missing(part, firstLine));
    return section;
  };
  if (!sections.some(({ level }) => level === 1)) findings.push(noTitle(firstLine));
  const intro = find("intro")?.content ?? "";
  find("criteria");
  const rule = readRule(find("rule"), firstLine);
  return { intro, rule: rule.text, findings: [...findings, ...rule.findings] };
}

/**
 * The body of a new card's file.
 *
 * @param card The card.
 * @param language The language of the headings.
 * @returns Markdown with LF, ending with a line end.
 */
export function formatCardBody(card: Card, language: "en" | "zh"): string {
  const words = WORDS[language];
  const fence = fenceFor(card.rule);
  const blocks = [
    `# ${oneLine(card.title)}`,
    `## ${words.intro}`,
    card.intro,
    `## ${words.criteria}`,
    bullets(words.use, card.criteria.useWhen),
    bullets(words.ignore, card.criteria.ignoreWhen),
    `${words.policy(card.recall.policy)}\n${words.risk(card.recall.risk)}`,
    `## ${words.rule}`,
    `${fence}text\n${card.rule}\n${fence}`,
  ];
  return blocks.filter((block) => block !== "").join("\n\n") + "\n";
}

function readRule(section: Section | undefined, firstLine: number): { text: string; findings: Finding[] } {
  const mend = `Write the rule into a fenced block below the heading "${WORDS.en.rule}" or "${WORDS.zh.rule}"`;
  const fence = section?.fences.at(0);
  const text = fence?.content ?? section?.content ?? "";
  const line = section ? section.line + (fence ? fence.start + 1 : 0) : firstLine;
  const report = (level: Finding["level"], message: string) => (
    { text, findings: [{ code: "card.rule", level, message, mend, line, column: 1 }] }
  );
  if (!section) return report("error", "The section with the full rule is missing");
  if (text.trim() === "") return report("error", "The full rule is empty");
  if (!fence) return report("warning", "The full rule is not in a fenced block");
  return fence.closed ? { text, findings: [] } : report("error", "The fenced block of the rule is not closed");
}

function missing(part: Exclude<Part, "rule">, line: number): Finding {
  return {
    code: "card.section",
    level: "warning",
    message: `The section "${WORDS.en[part]}" is missing`,
    mend: `Add the heading "## ${WORDS.en[part]}" or "## ${WORDS.zh[part]}"`,
    line,
    column: 1,
  };
}

function noTitle(line: number): Finding {
  const message = "The body has no title of its own";
  return { code: "card.heading", level: "note", message, mend: "Start it with `# ` and the title", line, column: 1 };
}

function bullets(label: string, items: readonly string[]): string {
  return items.length === 0 ? "" : [label, ...items.map((item) => `- ${oneLine(item)}`)].join("\n");
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
