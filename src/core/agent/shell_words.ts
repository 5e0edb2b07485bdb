/**
 * Cutting a command line into words, whichever shell it was written for.
 *
 * @module
 */

/**
 * Cuts a command line into words the way that `sh`, PowerShell and cmd agree on.
 *
 * Quotes group; a backslash escapes only a blank or a quote, so that Windows paths stay whole.
 *
 * @param line The command line.
 * @returns The words, quotes removed.
 *
 * @example
 * ```ts
 * import { shellWords } from "./shell_words.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(shellWords(`& "C:\\My Tools\\ome.exe" hook run`), ["&", "C:\\My Tools\\ome.exe", "hook", "run"]);
 * ```
 */
export function shellWords(line: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  for (let at = 0; at < line.length; at++) {
    const char = line[at]!;
    const next = line[at + 1];
    if (
      char === "\\" && next !== undefined && quote !== "'" && /[\s"']/.test(next) &&
      (quote === undefined || next === quote)
    ) {
      word = (word ?? "") + next;
      at++;
    } else if (quote !== undefined) {
      if (char === quote) quote = undefined;
      else word += char;
    } else if (char === '"' || char === "'") {
      quote = char;
      word ??= "";
    } else if (/\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? "") + char;
    }
  }
  if (word !== undefined) words.push(word);
  return words;
}
