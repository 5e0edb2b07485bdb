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
  const positionOf = positionsIn(yaml, options.firstLine);
  // Nearly every file is sound, and then nobody asks where its keys stand.
  let known: YamlOutline | undefined;
  const outline = () => known ??= outlineYaml(yaml);
  const { value, problems } = parseBounded(yaml, outline);
  let inOutline: Locate | undefined;
  const locate: Locate = (path) => (inOutline ??= locator(outline(), positionOf))(path);
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

function* problemsOf(yaml: string, outline: YamlOutline): Generator<YamlProblem> {
  for (const { index } of yaml.matchAll(/^(?:<{7}|={7}|>{7}|\|{7})(?:[ \t].*)?\r?$/gm)) {
    const mend = "Keep one of the two versions and remove the marker lines";
    yield { code: "merge-marker", offset: index, message: "A merge conflict is not resolved", mend };
  }
  yield* tabsOf(outline);
  for (const { path, offset } of outline.duplicates) {
    const message = `The key "${String(path.at(-1)).slice(0, 40)}" stands twice`;
    yield { code: "duplicate-key", offset, message, mend: "Keep one of them" };
  }
  if (outline.openQuote !== undefined) {
    const mend = "Close it, or double it if it belongs to the text";
    yield { code: "open-quote", offset: outline.openQuote, message: "A quote is opened here and not closed", mend };
  }
}

function* tabsOf({ tabs }: YamlOutline): Generator<YamlProblem> {
  for (const offset of tabs) {
    yield { code: "tab", offset, message: "A tab indents this line", mend: "Indent with spaces" };
  }
}

function tooManyAliases(offset: number): YamlProblem {
  const message = `More than ${MAX_ALIASES} aliases, which may stand for any number of values`;
  return { code: "aliases", offset, message, mend: "Write the values out instead of `*name`" };
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

/** Parses unless that could take long. */
function parseBounded(yaml: string, outline: () => YamlOutline): BoundedParse {
  const bomb = aliasBeyondLimit(yaml);
  if (bomb !== undefined) return { value: undefined, problems: [...problemsOf(yaml, outline()), tooManyAliases(bomb)] };
  const strict = tryParse(yaml, false);
  if (!strict.complaint) return { value: strict.value, problems: yaml.includes("\t") ? [...tabsOf(outline())] : [] };
  return explain(yaml, [...problemsOf(yaml, outline())], strict);
}

/**
 * What the outline suspects counts where the parser stumbles too: it must never break a good file. Only tabs always
 * count, since the parser lets some pass.
 */
function explain(yaml: string, suspected: readonly YamlProblem[], strict: YamlParse): BoundedParse {
  const twice = suspected.some(({ code }) => code === "duplicate-key");
  const { value, complaint } = twice ? tryParse(yaml, true) : strict;
  const isNews = complaint !== undefined && !suspected.some((problem) => explains(problem, complaint, yaml));
  return { value, problems: isNews ? [...suspected, complaint] : suspected };
}

interface YamlParse {
  readonly value: unknown;
  readonly complaint?: YamlProblem;
}

function tryParse(yaml: string, allowDuplicateKeys: boolean): YamlParse {
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
