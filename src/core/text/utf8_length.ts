/**
 * The size of a text in bytes, for limits that are not counted in characters.
 *
 * @module
 */

/**
 * Counts the bytes of a text in UTF-8.
 *
 * @param text Any text; a lone surrogate counts 2 bytes, a pair 4.
 * @returns The number of bytes.
 *
 * @example
 * ```ts
 * import { utf8Length } from "./utf8_length.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(utf8Length("a é 规 🚀"), 13);
 * ```
 */
export function utf8Length(text: string): number {
  if (!/[^\0-\x7f]/.test(text)) return text.length;
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x80) bytes += unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
