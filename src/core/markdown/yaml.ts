/**
 * YAML as people write it into front matter: every scalar stays text, every problem has its line and column.
 *
 * @module
 */

import { parse } from "@std/yaml";
import type { Finding } from "../finding.ts";
import { type Locate, locator } from "./locate.ts";
import { positionsIn } from "./position.ts";
import { outlineYaml, type YamlOutline } from "./yaml_outline.ts";

/** How YAML is read. */
export interface YamlOptions {
  /** First part of every finding's code, such as `card`. */
  readonly prefix: string;
  /** The line, from 1, that the YAML's first line is in its file. */
  readonly firstLine: number;
}

/** What YAML holds: texts, lists and groups of keys; null where a key has no value. */
export interface YamlReading {
  /** The document; undefined where it cannot be read. */
  readonly value: unknown;
  /** Every problem, at error level. */
  readonly findings: readonly Finding[];
  /** Where its keys stand. */
  readonly locate: Locate;
}

/**
 * Most aliases in a document that also has anchors. Each may repeat what it names, and what it names may hold aliases
 * again: 32 of them stand for 120,000 values at the very most, nine levels of nine for 387 million.
 */
const MAX_ALIASES = 32;

/**
 * Reads YAML, naming every problem instead of stopping at the first.
 *
 * Scalars are never converted: `1.10`, `no`, `0x10` and `2026-10-24` stay the text that was written.
 *
 * @param yaml The YAML, with LF or CRLF.
 * @param options Code prefix, place in the file.
 * @returns The value, the findings, and a function from key paths to places.
 *
 * @example
 * ```ts
 * import { readYaml } from "./yaml.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { value, locate } = readYaml("id: 404\nfree: [no, 1.10]\n", { prefix: "card", firstLine: 2 });
 * assertEquals(value, { id: "404", free: ["no", "1.10"] });
 * assertEquals(locate(["free", 1]), { line: 3, column: 12 });
 * ```
 */
export function readYaml(yaml: string, options: YamlOptions): YamlReading {
  const outline = outlineYaml(yaml);
  const positionOf = positionsIn(yaml, options.firstLine);
  const locate = locator(outline, positionOf);
  const { value, problems } = parseBounded(yaml, [...problemsOf(yaml, outline)]);
  const findings = problems.map(({ code, offset, message, mend }): Finding => ({
    code: `${options.prefix}.${code}`,
    level: "error",
    message,
    mend,
    ...positionOf(offset),
  }));
  return { value, findings, locate };
}

interface YamlProblem {
  readonly code: string;
  readonly offset: number;
  readonly message: string;
  readonly mend: string;
}

function* problemsOf(yaml: string, { duplicates, tabs, openQuote }: YamlOutline): Generator<YamlProblem> {
  for (const { index } of yaml.matchAll(/^(?:<{7}|={7}|>{7}|\|{7})(?:[ \t].*)?\r?$/gm)) {
    const mend = "Keep one of the two versions and remove the marker lines";
    yield { code: "merge-marker", offset: index, message: "A merge conflict is not resolved", mend };
  }
  for (const offset of tabs) {
    yield { code: "tab", offset, message: "A tab indents this line", mend: "Indent with spaces" };
  }
  for (const { path, offset } of duplicates) {
    const message = `The key "${String(path.at(-1)).slice(0, 40)}" stands twice`;
    yield { code: "duplicate-key", offset, message, mend: "Keep one of them" };
  }
  if (openQuote !== undefined) {
    const mend = "Close it, or double it if it belongs to the text";
    yield { code: "open-quote", offset: openQuote, message: "A quote is opened here and not closed", mend };
  }
  const bomb = aliasBeyondLimit(yaml);
  if (bomb !== undefined) {
    const message = `More than ${MAX_ALIASES} aliases, which may stand for any number of values`;
    yield { code: "aliases", offset: bomb, message, mend: "Write the values out instead of `*name`" };
  }
}

/** Offset of the first alias too many. Counted on the text, since the reading parser itself can be made slow. */
function aliasBeyondLimit(yaml: string): number | undefined {
  if (!/(?:^|[\s[{,:-])&[^\s,[\]{}]/.test(yaml)) return undefined;
  const aliases = yaml.matchAll(/(?<=^|[\s[{,:-])\*[^\s,[\]{}]/g);
  let count = 0;
  for (const { index } of aliases) {
    if (++count > MAX_ALIASES) return index;
  }
  return undefined;
}

/** What was parsed, and the problems that are real. */
interface BoundedParse {
  readonly value: unknown;
  readonly problems: readonly YamlProblem[];
}

/**
 * Parses unless that could take long. What the outline suspects counts where the parser stumbles too: it must never
 * break a good file. Only tabs always count, since the parser lets some pass.
 */
function parseBounded(yaml: string, suspected: readonly YamlProblem[]): BoundedParse {
  if (suspected.some(({ code }) => code === "aliases")) return { value: undefined, problems: suspected };
  const strict = tryParse(yaml, false);
  if (!strict.complaint) return { value: strict.value, problems: suspected.filter(({ code }) => code === "tab") };
  const twice = suspected.some(({ code }) => code === "duplicate-key");
  const { value, complaint } = twice ? tryParse(yaml, true) : strict;
  const isNews = complaint !== undefined && !suspected.some((problem) => explains(problem, complaint, yaml));
  return { value, problems: isNews ? [...suspected, complaint] : suspected };
}

function tryParse(yaml: string, allowDuplicateKeys: boolean): { value: unknown; complaint?: YamlProblem } {
  try {
    return { value: parse(yaml, { schema: "failsafe", allowDuplicateKeys }) };
  } catch (error) {
    return { value: undefined, complaint: complaintOf(error) };
  }
}

/** Whether a problem is what the parser stumbled over: an open quote, or a stray line next to the complaint's. */
function explains({ code, offset }: YamlProblem, complaint: YamlProblem, yaml: string): boolean {
  if (code === "open-quote") return complaint.offset >= yaml.length - 1;
  if (code !== "merge-marker" && code !== "tab") return false;
  const from = Math.min(offset, complaint.offset);
  const to = Math.max(offset, complaint.offset);
  // Far apart they have nothing to do with one another, however long the lines are.
  return to - from < 1000 && yaml.slice(from, to).split("\n").length <= 3;
}

function complaintOf(error: unknown): YamlProblem {
  const code = "yaml";
  // A RangeError is the parser's stack: brackets nested thousands deep.
  if (error instanceof RangeError) {
    return { code, offset: 0, message: "The YAML is nested too deep", mend: "Write fewer levels" };
  }
  if (!(error instanceof Error)) throw error;
  const [reason = ""] = error.message.split(/ at line \d/);
  const offset = "offset" in error && typeof error.offset === "number" ? error.offset : 0;
  const mend = "Mend the indentation, or put the value between quotes if it holds `: `, `#` or quotes";
  return { code, offset, message: `The YAML cannot be read: ${reason.slice(0, 160)}`, mend };
}
