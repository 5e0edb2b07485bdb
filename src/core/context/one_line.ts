/**
 * Text of a card as one harmless line: what a card says can fill a field of the frame, and nothing else.
 *
 * @module
 */

import { UnicodePattern } from "../text/unicode_pattern.ts";

/** Line ends and other control characters become a space: they would start a line of their own. */
const CONTROLS = new UnicodePattern("[\\p{Cc}\\p{Zl}\\p{Zp}]", "gu");

/** Lone surrogates, and all that is drawn as nothing or turns the reading order: zero-width, bidi, tag characters. */
const UNSEEN = new UnicodePattern("[\\p{Cs}\\p{Cf}\\p{Default_Ignorable_Code_Point}]", "gu");

/** The two words that only the frame may say side by side. */
const FRAME_WORDS = new UnicodePattern("(ome) (reminders)", "giu");

/** What a text that was too long ends with. */
const ELLIPSIS = "…";

/**
 * Makes one line of a text: no control, invisible or reordering characters, no words of the frame, not longer than allowed.
 *
 * @param text Text from a card or a prompt, which may hold anything.
 * @param maxChars The most UTF-16 units to return, at least 1; a longer text ends with an ellipsis, never inside a code point.
 * @returns The line, trimmed; empty if nothing visible was there.
 *
 * @example
 * ```ts
 * import { oneLine } from "./one_line.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(oneLine("Deploy\n# now\u202e", 80), "Deploy # now");
 * assertEquals(oneLine("Deploy 🚀🚀", 9), "Deploy…");
 * ```
 */
export function oneLine(text: string, maxChars: number): string {
  const line = text
    .replace(CONTROLS.for(text), " ")
    .replace(UNSEEN.for(text), "")
    .replace(/\s+/g, " ")
    .replace(FRAME_WORDS.for(text), "$1-$2")
    .trim();
  return line.length <= maxChars ? line : cutLine(line, maxChars);
}

/** Cuts before a code point that would not fit together with the ellipsis. */
function cutLine(line: string, maxChars: number): string {
  let end = maxChars - ELLIPSIS.length;
  const last = line.charCodeAt(end - 1);
  if (last >= 0xd800 && last <= 0xdbff) end--;
  return line.slice(0, Math.max(end, 0)).trimEnd() + ELLIPSIS;
}
