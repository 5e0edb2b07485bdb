/**
 * Stable hashes of plain data, to tell whether two reports speak of the same thing.
 *
 * @module
 */

/** FNV-1a in 32 bits; two lanes with different starts make accidental equality unlikely enough for a comparison. */
const FNV_PRIME = 0x01000193;
const STARTS = [0x811c9dc5, 0x050c5d1f];

/**
 * Hashes plain data, whatever the order of its keys. Not for secrets: it is quick, and not hard to invert.
 *
 * @param value JSON data; keys whose value is undefined count as absent.
 * @returns 16 hexadecimal digits.
 *
 * @example
 * ```ts
 * import { fingerprint } from "./fingerprint.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(fingerprint({ a: 1, b: [2] }), fingerprint({ b: [2], a: 1 }));
 * ```
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, sortKeys) ?? "undefined";
  return STARTS.map((start) => hash(text, start).toString(16).padStart(8, "0")).join("");
}

function hash(text: string, start: number): number {
  let state = start;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), FNV_PRIME);
  return state >>> 0;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));
}
