/**
 * Changing one line of a record's front matter, and not one other byte.
 *
 * @module
 */

import { splitFrontMatter } from "../markdown/front_matter.ts";
import { replaceValue } from "../markdown/replace_value.ts";
import { outlineYaml } from "../markdown/yaml_outline.ts";

/**
 * Gives a key of the front matter a value: replaced where it has one, filled in where it has none, added as the last
 * line where the key is missing.
 *
 * @param file The text of the file, which `parseRecord` has read without an error.
 * @param key The key, at the top level.
 * @param value A word that needs no quoting, such as an id or a day.
 * @returns The text with the one line changed.
 * @throws {SyntaxError} Where the value stands in a form that cannot be replaced by itself, such as over several lines.
 *
 * @example
 * ```ts
 * import { setHeaderLine } from "./header_line.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const file = "---\nstatus: validated # by Mina\n---\n# Body\n";
 * assertEquals(setHeaderLine(file, "status", "deprecated"), "---\nstatus: deprecated # by Mina\n---\n# Body\n");
 * assertEquals(setHeaderLine(file, "superseded_by", "new-way"), "---\nstatus: validated # by Mina\nsuperseded_by: new-way\n---\n# Body\n");
 * ```
 */
export function setHeaderLine(file: string, key: string, value: string): string {
  const changed = replaceValue(file, key, value) ?? fillIn(file, key, value);
  if (changed === undefined) throw new SyntaxError(`Cannot set "${key}": its value is not on a line of its own`);
  return changed;
}

function fillIn(file: string, key: string, value: string): string | undefined {
  const { parts } = splitFrontMatter(file);
  if (!parts) return undefined;
  const { head, yaml, tail, lineEnd } = parts;
  const entry = outlineYaml(yaml).entries.find(({ path }) => path.length === 1 && path[0] === key);
  if (!entry) return `${head}${yaml}${key}: ${value}${lineEnd}${tail}`;
  const empty = /^[^:\r\n]{1,80}:(?=[ \t]*(?:#[^\r\n]*)?(?:\r?\n|$))/.exec(yaml.slice(entry.offset));
  if (!empty) return undefined;
  const at = entry.offset + empty[0].length;
  return `${head}${yaml.slice(0, at)} ${value}${yaml.slice(at)}${tail}`;
}
