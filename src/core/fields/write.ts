/**
 * Writing: from typed data to a plain object in the document's spelling and the table's order.
 *
 * @module
 */

import { documentName, type Field, type Fields, type Naming } from "./field.ts";

/**
 * Lays out typed data as a document holds it.
 *
 * Left out are absent optional texts, empty maps, empty quiet lists, and groups of which nothing remains.
 *
 * @param fields The table.
 * @param data The typed data.
 * @param naming How the document spells names.
 * @returns A plain object with its keys in the table's order.
 *
 * @example
 * ```ts
 * import { writeFields } from "./write.ts";
 * import { text, texts } from "./define.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const fields = { title: text("Name"), useWhen: texts("When") };
 * assertEquals(writeFields(fields, { title: "x", useWhen: [] }), { title: "x", use_when: [] });
 * ```
 */
export function writeFields(fields: Fields, data: object, naming: Naming = "snake"): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(data));
  const rows = Object.entries(fields).map(([name, field]): [string, unknown] => [
    documentName(name, naming),
    writeValue(field, values.get(name), naming),
  ]);
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined));
}

function writeValue(field: Field, value: unknown, naming: Naming): unknown {
  if (field.kind === "texts") return field.quiet && Array.isArray(value) && value.length === 0 ? undefined : value;
  if (field.kind === "group") return unlessEmpty(writeFields(field.fields, Object(value), naming));
  if (field.kind === "map") return unlessEmpty(writeMap(field.of, Object(value), naming));
  return value;
}

function writeMap(of: Field, entries: object, naming: Naming): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, writeValue(of, value, naming)]));
}

function unlessEmpty(value: Record<string, unknown>): Record<string, unknown> | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}
