/**
 * Changing one value in front matter, and not one other byte.
 *
 * @module
 */

import { splitFrontMatter } from "./front_matter.ts";
import { outlineYaml } from "./yaml_outline.ts";

/**
 * Replaces the value of one top-level key; the value's quotes, comments, line ends and every other byte stay.
 *
 * @param file The text of the file.
 * @param key The key, such as `status`, which must hold a plain or quoted value on its own line.
 * @param value The new value: a word that needs no quoting, such as `active` or `2026-10-24`.
 * @returns The file with the one value changed; undefined where the key or such a value is not there.
 *
 * @example
 * ```ts
 * import { replaceValue } from "./replace_value.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const file = "---\r\nstatus: 'draft' # for now\r\n---\r\n";
 * assertEquals(replaceValue(file, "status", "active"), "---\r\nstatus: 'active' # for now\r\n---\r\n");
 * ```
 */
export function replaceValue(file: string, key: string, value: string): string | undefined {
  const { parts } = splitFrontMatter(file);
  if (!parts) return undefined;
  const entries = outlineYaml(parts.yaml).entries.filter(({ path }) => path.length === 1 && path[0] === key);
  const scalar = entries[0]?.scalar;
  if (!scalar || entries.length > 1) return undefined;
  const quote = /^["']/.exec(parts.yaml.slice(scalar.start))?.[0] ?? "";
  const yaml = parts.yaml.slice(0, scalar.start) + quote + value + quote + parts.yaml.slice(scalar.end);
  return parts.head + yaml + parts.tail;
}
