/**
 * Reading JSON of other programs: every field may be missing, null or of another kind.
 *
 * @module
 */

import { isObject } from "../text/json.ts";
import type { JsonObject } from "./hook_dialect.ts";

/** The object in a field, or an empty one. */
export function objectAt(value: unknown, key: string): JsonObject {
  const field = isObject(value) ? value[key] : undefined;
  return isObject(field) ? field : {};
}

/** The text in a field; undefined where it is missing, empty or of another kind. */
export function textAt(value: unknown, key: string): string | undefined {
  const field = isObject(value) ? value[key] : undefined;
  return typeof field === "string" && field !== "" ? field : undefined;
}

/** Copies of the fields that have a value: optional fields are left out, never undefined. */
export function present<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
