/**
 * Front matter: the YAML between two lines of `---` at the head of a Markdown file.
 *
 * @module
 */

/** Why a file has no front matter that may be read. */
export type FrontMatterProblem =
  /** The first line is not `---`. */
  | "absent"
  /** The first line names another language, as in `---js`; nothing of it is read, and nothing is ever run. */
  | "foreign"
  /** No line of `---` ends it. */
  | "unclosed";

/** A file cut in three; `head + yaml + tail` is the file, byte for byte. */
export interface FrontMatter {
  /** The byte-order mark, if any, and the opening line with its line end. */
  readonly head: string;
  /** The YAML, each line with its line end. */
  readonly yaml: string;
  /** The closing line and everything after it. */
  readonly tail: string;
  /** The Markdown after the closing line. */
  readonly body: string;
  /** The line, from 1, on which the body starts. */
  readonly bodyLine: number;
  /** The line end of the opening line, which is taken to be the file's. */
  readonly lineEnd: "\n" | "\r\n";
}

/** What splitting a file gives: its parts, or the reason why there are none. */
export type SplitFile =
  | { readonly parts: FrontMatter; readonly problem?: undefined }
  | { readonly parts?: undefined; readonly problem: FrontMatterProblem };

const OPENING = /^\uFEFF?---[ \t]*(\r?\n)/;
const FOREIGN_OPENING = /^\uFEFF?---[ \t]*[^\s-]/;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/gm;

/**
 * Splits a Markdown file at its front matter, losing no byte.
 *
 * @param file The text of the file, with its byte-order mark and line ends as they are.
 * @returns The parts, or the problem that keeps the file from being read.
 *
 * @example
 * ```ts
 * import { splitFrontMatter } from "./front_matter.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { parts } = splitFrontMatter("---\nid: a\n---\n# A\n");
 * assertEquals([parts?.yaml, parts?.body, parts?.bodyLine], ["id: a\n", "# A\n", 4]);
 * assertEquals(splitFrontMatter("---js\nrun()\n---\n").problem, "foreign");
 * ```
 */
export function splitFrontMatter(file: string): SplitFile {
  const opening = OPENING.exec(file);
  if (!opening) return { problem: FOREIGN_OPENING.test(file) ? "foreign" : "absent" };
  const head = opening[0];
  CLOSING.lastIndex = head.length;
  const closing = CLOSING.exec(file);
  if (!closing) return { problem: "unclosed" };
  const yaml = file.slice(head.length, closing.index);
  return {
    parts: {
      head,
      yaml,
      tail: file.slice(closing.index),
      body: file.slice(closing.index + closing[0].length),
      bodyLine: yaml.split("\n").length + 2,
      lineEnd: opening[1] === "\r\n" ? "\r\n" : "\n",
    },
  };
}
