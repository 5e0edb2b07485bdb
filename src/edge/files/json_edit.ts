/**
 * Changing one value in a JSON text, and not one other byte than it takes.
 *
 * @module
 */

import { applyEdits, modify } from "jsonc-parser";

/**
 * Sets one value, keeping comments, order, indentation, line ends and a byte-order mark.
 *
 * @param text The JSON, with or without comments.
 * @param path The way to the value; groups on the way are made.
 * @param value The new value, plain JSON.
 * @returns The changed text.
 *
 * @example
 * ```ts
 * import { setInJson } from "./json_edit.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(setInJson('{\r\n\t"a": 1,\r\n\t"b": 2\r\n}', ["a"], 3), '{\r\n\t"a": 3,\r\n\t"b": 2\r\n}');
 * ```
 */
export function setInJson(text: string, path: readonly string[], value: unknown): string {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const json = text.slice(mark.length);
  const indent = /^([ \t]+)\S/m.exec(json)?.[1] ?? "  ";
  const formattingOptions = {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.startsWith("\t") ? 1 : indent.length,
    eol: json.includes("\r\n") ? "\r\n" : "\n",
  };
  return mark + applyEdits(json, modify(json, [...path], value, { formattingOptions }));
}
