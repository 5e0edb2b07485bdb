/**
 * The sections of a record's body, by its type.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { readSections, type Section } from "../markdown/sections.ts";
import type { RecordType } from "./record.ts";

/** One section that a type of record has. */
export interface SectionRule {
  /** Its headings, the one of new records first, then the Chinese one. */
  readonly names: readonly [english: string, chinese: string];
  /** What belongs there, one sentence for its author. */
  readonly asks: string;
  /** Whether it says what the record is about, rather than how it is done. */
  readonly about?: true;
}

/** The sections of each type, in their order. */
export const SECTIONS: Readonly<Record<RecordType, readonly SectionRule[]>> = {
  recipe: [
    { names: ["Problem", "问题"], asks: "What was wanted or went wrong, in the words of whoever asks", about: true },
    { names: ["When to use", "何时使用"], asks: "What must be true, and where it does not apply", about: true },
    { names: ["Procedure", "步骤"], asks: "The steps, each one that can be checked" },
    { names: ["Validation", "验证"], asks: "The commands that prove it, and what they print" },
    { names: ["Rollback", "回滚"], asks: "How to undo it; if nothing can be undone, say so and why" },
  ],
  task: [
    { names: ["Asked", "需求"], asks: "What was asked, sanitised", about: true },
    { names: ["Tried", "尝试"], asks: "What was attempted, the dead ends too" },
    { names: ["Produced", "产出"], asks: "What came out, with the ids of its records" },
    { names: ["Verified", "验证"], asks: "What was run to prove it, and what it said" },
  ],
  artifact: [
    {
      names: ["What it is", "是什么"],
      asks: "The file, script, prompt or checklist itself, and what it is for",
      about: true,
    },
    { names: ["How to adapt it", "如何调整"], asks: "What to change before using it elsewhere" },
  ],
  failure: [
    { names: ["Symptom", "现象"], asks: "What was seen, with the telling part of the message", about: true },
    { names: ["Root cause", "根因"], asks: "Why it happened, and how that was found out" },
    { names: ["Working alternative", "替代方案"], asks: "What works instead, and what proved it" },
  ],
};

/**
 * Checks that the body of a record has the sections of its type, filled in and in their order.
 *
 * A recipe without one of its sections is refused; for the other types it is a warning.
 *
 * @param type The type of the record.
 * @param body The Markdown below the front matter.
 * @param firstLine The line, from 1, that the body's first line is in its file.
 * @returns Findings with their lines; a section that holds nothing but comments is empty.
 *
 * @example
 * ```ts
 * import { checkSections } from "./sections.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const [finding] = checkSections("failure", "## Symptom\nIt hangs\n## Root cause\nA lock\n", 1);
 * assertEquals(finding?.message, 'A failure needs "## Working alternative"');
 * ```
 */
export function checkSections(type: RecordType, body: string, firstLine: number): Finding[] {
  const found = findSections(type, body, firstLine);
  const findings: Finding[] = [];
  let last: { readonly line: number; readonly name: string } | undefined;
  for (const { rule, section } of found) {
    const [name] = rule.names;
    if (!section || isBlank(section)) findings.push(missing(type, rule, section?.line ?? firstLine));
    else if (last && section.line < last.line) {
      findings.push(misplaced(type, { name, line: section.line, before: last.name }));
    }
    if (section && section.line > (last?.line ?? 0)) last = { line: section.line, name };
  }
  return findings;
}

/**
 * What the sections that say what a record is about hold.
 *
 * @param type The type of the record.
 * @param body The Markdown below the front matter.
 * @returns Their texts, joined; empty where there are none.
 */
export function aboutText(type: RecordType, body: string): string {
  return findSections(type, body, 1)
    .flatMap(({ rule, section }) => rule.about && section ? [section.content] : [])
    .join("\n");
}

/**
 * What one section of a record holds.
 *
 * @param type The type of the record.
 * @param body The Markdown below the front matter.
 * @param name The section's English name; a Chinese heading of the same section counts, too.
 * @returns Its text; empty where it is missing.
 */
export function sectionText(type: RecordType, body: string, name: string): string {
  return findSections(type, body, 1).find(({ rule }) => rule.names[0] === name)?.section?.content ?? "";
}

function findSections(type: RecordType, body: string, firstLine: number) {
  const sections = readSections(body, firstLine).filter(({ level }) => level > 1);
  return SECTIONS[type].map((rule) => ({
    rule,
    section: sections.find(({ title }) => rule.names.some((name) => name.toLowerCase() === title.toLowerCase())),
  }));
}

function isBlank({ content }: Section): boolean {
  return content.replace(/<!--[^]*?(?:-->|$)/g, "").trim() === "";
}

function missing(type: RecordType, { names: [name], asks }: SectionRule, line: number): Finding {
  return { ...kindOf(type), message: `${aType(type)} needs "## ${name}"`, mend: `Write it: ${asks}`, line, column: 1 };
}

function misplaced(type: RecordType, { name, line, before }: { name: string; line: number; before: string }): Finding {
  const message = `"## ${name}" stands after "## ${before}"`;
  const order = SECTIONS[type].map(({ names: [each] }) => each).join(", ");
  return { ...kindOf(type), message, mend: `Keep the order ${order}`, line, column: 1 };
}

function kindOf(type: RecordType): Pick<Finding, "code" | "level"> {
  return type === "recipe"
    ? { code: "exp.recipe-sections", level: "error" }
    : { code: "exp.sections", level: "warning" };
}

function aType(type: RecordType): string {
  return type === "artifact" ? "An artifact" : `A ${type}`;
}
