/**
 * Quotes: a few of a person's words, fit to be kept.
 *
 * @module
 */

import { oneLine } from "../context/one_line.ts";
import { findAbsolutePaths } from "../privacy/absolute_path.ts";
import { findCredentials } from "../privacy/credential.ts";

/**
 * Makes a quote of a message: one line, cut to length, without credentials and paths of a machine.
 *
 * @param text The message.
 * @param maxChars The most UTF-16 units.
 * @returns The quote.
 *
 * @example
 * ```ts
 * import { quoteOf } from "./quote.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(quoteOf("Look into\n/home/mina/app/x.ts first", 80), "Look into <path> first");
 * ```
 */
export function quoteOf(text: string, maxChars: number): string {
  const spans = [
    ...findCredentials(text).map((span) => ({ ...span, mask: "<secret>" })),
    ...findAbsolutePaths(text).map((span) => ({ ...span, mask: "<path>" })),
  ].sort((a, b) => a.start - b.start);
  let [masked, done] = ["", 0];
  for (const { start, end, mask } of spans) {
    if (start < done) continue;
    masked += text.slice(done, start) + mask;
    done = end;
  }
  return oneLine(masked + text.slice(done), maxChars);
}
