/**
 * JSON as a person would lay it out.
 *
 * @module
 */

/** A list of texts, one a line, as `JSON.stringify` writes it: every line opens and closes with a quote. */
const LIST_OF_TEXTS = /\[\n\s*("[^\n]*"(?:,\n\s*"[^\n]*")*)\n\s*\]/g;

/**
 * Writes a value over several lines, lists of texts in one: the arguments of a command are read as one thing.
 *
 * @param value Plain JSON.
 * @param unit What one level is indented by.
 * @returns The text, with `\n` between lines and none at the end.
 *
 * @example
 * ```ts
 * import { writeJson } from "./write_json.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(writeJson({ args: ["hook", "run"] }, "  "), '{\n  "args": ["hook", "run"]\n}');
 * ```
 */
export function writeJson(value: unknown, unit: string): string {
  return JSON.stringify(value, null, unit)
    .replace(LIST_OF_TEXTS, (_, texts: string) => `[${texts.replace(/,\n\s*/g, ", ")}]`);
}
