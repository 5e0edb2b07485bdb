/**
 * One setting at a time, by its dotted key, as `config get` and `config set` name it.
 *
 * @module
 */

import type { Field, Fields } from "../fields/field.ts";
import { type Config, CONFIG_FIELDS, readConfig } from "./config.ts";

/** One setting: where it stands and what it may hold. */
export interface Setting {
  /** Such as `retrieval.maxCards`. */
  readonly key: string;
  readonly path: readonly string[];
  readonly field: Exclude<Field, { kind: "group" | "map" }>;
}

/**
 * Finds a setting by its key.
 *
 * @param key A dotted key, such as `retrieval.maxCards` or `hooks.providers.claude.enabled`.
 * @returns The setting; undefined where no key of that name holds a value.
 */
export function findSetting(key: string): Setting | undefined {
  const path = key.split(".");
  const field = path.reduce<Field | Fields | undefined>(stepInto, CONFIG_FIELDS);
  if (field === undefined || !isField(field) || field.kind === "group" || field.kind === "map") return undefined;
  return { key, path, field };
}

/**
 * Lists the keys of all settings; in a map, those of the entries that the settings hold.
 *
 * @param config The settings.
 * @returns Dotted keys, in the order of the table.
 */
export function settingKeys(config: Config): string[] {
  return [...keysOf(CONFIG_FIELDS, config, "")];
}

/**
 * The value of a setting.
 *
 * @param config The settings.
 * @param setting The setting.
 * @returns Its value; undefined where it has none.
 */
export function valueOf(config: Config, { path }: Setting): unknown {
  return path.reduce<unknown>((value, step) => entryOf(value, step), config);
}

/**
 * Reads the value of a setting from a command line.
 *
 * @param setting The setting.
 * @param words What was typed: `6`, `true`, `pointer`, or a JSON list such as `["a","b"]`.
 * @returns The value, or what is wrong with it.
 *
 * @example
 * ```ts
 * import { findSetting, readValue } from "./setting.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const maxCards = findSetting("retrieval.maxCards")!;
 * assertEquals(readValue(maxCards, "6"), { value: 6 });
 * assertEquals(readValue(maxCards, "60"), { problem: "Write a whole number from 1 to 20" });
 * ```
 */
export function readValue(setting: Setting, words: string): { value: unknown } | { problem: string } {
  const value = VALUES[setting.field.kind](words);
  const document = setting.path.toReversed().reduce<unknown>((inner, step) => ({ [step]: inner }), value);
  const problem = readConfig(document).findings.find(({ level }) => level === "error");
  return problem ? { problem: problem.mend } : { value };
}

/** What does not read as its kind stays text, which the table then refuses with the right words. */
const VALUES: Readonly<Record<Setting["field"]["kind"], (words: string) => unknown>> = {
  text: (words) => words,
  "one-of": (words) => words,
  number: (words) => (/^-?\d+(?:\.\d+)?$/.test(words) ? Number(words) : words),
  boolean: (words) => (words === "true" ? true : words === "false" ? false : words),
  texts: readList,
};

function readList(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return words;
  }
}

function stepInto(place: Field | Fields | undefined, step: string): Field | Fields | undefined {
  if (place === undefined || step === "") return undefined;
  if (!isField(place)) return Object.hasOwn(place, step) ? place[step] : undefined;
  if (place.kind === "group") return stepInto(place.fields, step);
  return place.kind === "map" ? place.of : undefined;
}

function isField(place: Field | Fields): place is Field {
  return typeof place.kind === "string";
}

function* keysOf(fields: Fields, values: unknown, prefix: string): Generator<string> {
  for (const [name, field] of Object.entries(fields)) yield* keysBelow(field, entryOf(values, name), prefix + name);
}

function* keysBelow(field: Field, value: unknown, key: string): Generator<string> {
  if (field.kind === "group") yield* keysOf(field.fields, value, `${key}.`);
  else if (field.kind !== "map") yield key;
  else for (const [name, item] of Object.entries(Object(value))) yield* keysBelow(field.of, item, `${key}.${name}`);
}

function entryOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
