/**
 * Text in lines that fit a terminal.
 *
 * @module
 */

/** East Asian characters and emoji, which a terminal draws two columns wide. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/u;

/** Words, and characters that may begin a line without a space before them. */
const PIECES = /\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

/**
 * Breaks a text into lines.
 *
 * @param text One paragraph; runs of white space count as one space.
 * @param columns The most columns of a line, its indent included; a longer word has a line of its own.
 * @param indent What every line begins with.
 * @returns The lines, each with a line end.
 *
 * @example
 * ```ts
 * import { wrap } from "./wrap.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(wrap("one two three", 9, "  "), "  one two\n  three\n");
 * ```
 */
export function wrap(text: string, columns: number, indent: string = ""): string {
  const room = Math.max(columns - indent.length, 1);
  const lines: string[] = [];
  let line = "";
  for (const piece of text.trim().match(PIECES) ?? []) {
    const next = /^\s/.test(piece) ? `${line} ` : line + piece;
    if (widthOf(next.trimEnd()) <= room) line = next;
    else {
      if (line.trim() !== "") lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  }
  return [...lines, line.trimEnd()].map((each) => `${indent}${each}\n`).join("");
}

/**
 * Columns that a text takes on a terminal.
 *
 * @param text One line, without codes for looks.
 * @returns Its width in columns.
 */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += WIDE.test(char) ? 2 : 1;
  return width;
}
