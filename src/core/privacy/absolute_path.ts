/**
 * Absolute paths of a person's machine: they name people and projects, and lead nowhere on another machine.
 *
 * @module
 */

import { findSpans, type PrivatePattern, type PrivateSpan } from "./span.ts";

/**
 * What ends a path in prose. A placeholder such as `<user>`, `{id}`, `$HOME` or `*` in the place of a name is no
 * person's path, so that these never start one.
 */
const NAME = String.raw`[^\s<>{}$*%:"'\x60|,;()\[\]\\/.…][^\s<>"'\x60|,;()\[\]]*`;

const PATTERNS: readonly PrivatePattern[] = [
  { pattern: new RegExp(String.raw`(?<![\w-])file:\/\/\/?(?:[A-Za-z]:\/)?${NAME}`, "gi"), kind: "a file: URL" },
  // Preceded by a letter, a dot or a slash it is the tail of a URL or of a relative path.
  {
    pattern: new RegExp(String.raw`(?<![A-Za-z0-9_.~/\\$}>])\/(?:home|Users|root)\/${NAME}`, "gu"),
    kind: "a home folder",
  },
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}_])[A-Za-z]:(?:\\{1,2}|\/(?!\/))${NAME}`, "gu"),
    kind: "a Windows path",
  },
  { pattern: new RegExp(String.raw`(?<![\p{L}\p{N}_\\])\\\\[\w.$-]{2,64}\\${NAME}`, "gu"), kind: "a network share" },
];

/**
 * Finds absolute paths of a person's machine: homes, Windows drives, network shares and `file:` URLs.
 *
 * System paths such as `/usr/bin/env`, URLs and placeholders such as `<path>` are nobody's.
 *
 * @param text The text.
 * @returns Where they stand.
 *
 * @example
 * ```ts
 * import { findAbsolutePaths } from "./absolute_path.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(findAbsolutePaths("cd /home/mina/app").map(({ kind }) => kind), ["a home folder"]);
 * assertEquals(findAbsolutePaths("#!/usr/bin/env, https://example.com/home/mina, /home/<user>/app"), []);
 * ```
 */
export function findAbsolutePaths(text: string): PrivateSpan[] {
  return findSpans(text, PATTERNS);
}
