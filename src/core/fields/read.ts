/**
 * Reading: from an unknown value to typed data, with every problem named.
 *
 * @module
 */

import type { Finding, FindingLevel } from "../finding.ts";
import { documentName, type Field, type Fields, isRequired, type Naming, type ValuesOf } from "./field.ts";
import { cut, nameOf, problemOf, type ScalarField } from "./value_problem.ts";

/** The way to a value: keys as the document spells them, and positions in lists from 0. */
export type KeyPath = readonly (string | number)[];

/** Where something stands in a file: line and column from 1. */
export interface Position {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1, in UTF-16 units. */
  readonly column: number;
}

/** How a table is read. */
export interface ReadOptions {
  /** First part of every finding's code, such as `card`. */
  readonly prefix: string;
  /** How the document spells names; `snake` unless told. */
  readonly naming?: Naming;
  /** Where a key stands, or the nearest key above that does. */
  readonly locate?: (path: KeyPath) => Position | undefined;
}

/** What was read: a value for every field, the default where the document's own could not be used. */
export interface Reading<T> {
  /** The data, total even where there are errors. */
  readonly value: T;
  /** Every problem, in the table's order. */
  readonly findings: readonly Finding[];
}

/**
 * Reads typed data from what a YAML or JSON parser returned.
 *
 * Aliases cannot make it slow: it goes no deeper than the table, and stops at the first level that is not what it expects.
 *
 * @param fields The table.
 * @param value The parsed document.
 * @param options Code prefix, spelling of names, where keys stand.
 * @returns The data, total even where there are errors, and the findings in the table's order.
 *
 * @example
 * ```ts
 * import { readFields } from "./read.ts";
 * import { number, text } from "./define.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const fields = { title: text("Name"), maxCards: number("Most cards", { default: 4, min: 1, max: 20 }) };
 * const { value, findings } = readFields(fields, { title: "x", max_cards: "9" }, { prefix: "demo" });
 * assertEquals(value, { title: "x", maxCards: 4 });
 * assertEquals(findings[0]?.code, "demo.type");
 * ```
 */
export function readFields<const Table extends Fields>(
  fields: Table,
  value: unknown,
  options: ReadOptions,
): Reading<ValuesOf<Table>> {
  const reader = new Reader(options);
  const data = reader.group(fields, value, []);
  // The reader fills exactly the names of the table with values of their kinds, which no type can follow.
  return { value: data as ValuesOf<Table>, findings: reader.findings };
}

class Reader {
  readonly findings: Finding[] = [];

  constructor(readonly options: ReadOptions) {}

  group(fields: Fields, value: unknown, path: KeyPath): Record<string, unknown> {
    const source = this.#entries(value, path);
    const data: Record<string, unknown> = {};
    const known = new Set<string>();
    for (const [name, field] of Object.entries(fields)) {
      const key = documentName(name, this.options.naming ?? "snake");
      known.add(key);
      const read = this.#field(field, source.get(key), [...path, key]);
      if (read !== undefined) data[name] = read;
    }
    for (const key of source.keys()) {
      if (!known.has(key)) this.#unknownKey([...path, key]);
    }
    return data;
  }

  #field(field: Field, value: unknown, path: KeyPath): unknown {
    switch (field.kind) {
      case "group":
        return this.group(field.fields, value, path);
      case "map":
        return this.#map(field.of, value, path);
      case "texts":
        return this.#texts(value, path);
    }
    const blank = isRequired(field) && typeof value === "string" && value.trim() === "";
    if (value === undefined || value === null || blank) return this.#absent(field, path);
    const problem = problemOf(field, value);
    if (problem) this.#report(problem.level, problem.code, path, `${quoted(path)} ${problem.says}`, problem.mend);
    return problem?.level === "error" ? fallbackOf(field) : value;
  }

  #absent(field: ScalarField, path: KeyPath): unknown {
    const required = isRequired(field);
    if (required) this.#report("error", "missing", path, `${quoted(path)} is missing`, `Add it: ${field.meaning}`);
    return required ? fallbackOf(field) : field.default;
  }

  #texts(value: unknown, path: KeyPath): string[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.#report(
        "error",
        "type",
        path,
        `${quoted(path)} is not a list`,
        'Write a list: one item a line, each after `- `; in JSON ["…"]',
      );
      return [];
    }
    return value.filter((item, index): item is string => {
      const fine = typeof item === "string";
      if (!fine) {
        const says = `Item ${index + 1} of ${quoted(path)} is ${nameOf(item)}, not text`;
        this.#report("error", "type", [...path, index], says, "Put the item on one line, between quotes");
      }
      return fine;
    });
  }

  #map(of: Field, value: unknown, path: KeyPath): Record<string, unknown> {
    const source = this.#entries(value, path);
    // Without a prototype in between, a key named `__proto__` would change the object instead of being kept in it.
    return Object.fromEntries([...source].map(([key, item]) => [key, this.#field(of, item, [...path, key])]));
  }

  #entries(value: unknown, path: KeyPath): Map<string, unknown> {
    if (value === undefined || value === null) return new Map();
    if (typeof value === "object" && !Array.isArray(value)) return new Map(Object.entries(value));
    const subject = path.length > 0 ? quoted(path) : "The document";
    this.#report(
      "error",
      "type",
      path,
      `${subject} is ${nameOf(value)}, not keys with values`,
      "Write keys, each with its value",
    );
    return new Map();
  }

  #unknownKey(path: KeyPath): void {
    this.#report(
      "note",
      "unknown-key",
      path,
      `${quoted(path)} is not a known key`,
      "Kept as it is; check its spelling",
    );
  }

  #report(level: FindingLevel, code: string, path: KeyPath, message: string, mend: string): void {
    const { prefix, locate } = this.options;
    this.findings.push({ code: `${prefix}.${code}`, level, message, mend, ...locate?.(path) });
  }
}

function quoted(path: KeyPath): string {
  return `"${path.map((step) => cut(String(step))).join(".")}"`;
}

/** The value that keeps the data total where the document's own cannot be used. */
function fallbackOf(field: ScalarField): unknown {
  if (field.default !== undefined) return field.default;
  if (field.kind === "one-of") return field.values[0];
  return field.kind === "text" && field.optional ? undefined : "";
}
