/**
 * From an event to its line.
 *
 * @module
 */

import { utf8Length } from "../text/utf8_length.ts";
import type { OmeEvent } from "./event.ts";
import { UnicodePattern } from "../text/unicode_pattern.ts";

/** The most bytes of a line in UTF-8: with its line ends it stays below 4 KiB, which systems append in one piece. */
const MAX_LINE_BYTES = 4000;

/** Texts up to this length, such as ids and times, are never shortened. */
const KEPT_CHARS = 64;

const LONE_SURROGATE = new UnicodePattern("[\\p{Cs}]", "gu");

/**
 * Encodes an event as one line of JSON.
 *
 * An event that is too large loses the second half of its longest list or text, again and again, until it fits, and
 * says so with `shortened`.
 *
 * @param event The event.
 * @returns The line, without a line end, at most 4000 bytes of UTF-8.
 *
 * @example
 * ```ts
 * import { encodeEvent } from "./encode.ts";
 * import { decodeEvent } from "./decode.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const event = {
 *   kind: "operation",
 *   schemaVersion: 2,
 *   id: "e1",
 *   createdAt: "2026-11-30T09:00:00.000Z",
 *   operation: "experience.archive",
 *   subjects: ["browser-validation"],
 *   ok: true,
 * } as const;
 * assertEquals(decodeEvent(encodeEvent(event)), { event });
 * ```
 */
export function encodeEvent(event: OmeEvent): string {
  const line = JSON.stringify(event);
  return utf8Length(line) <= MAX_LINE_BYTES ? line : encodeShortened(JSON.parse(line));
}

type Json = string | number | boolean | null | Json[] | JsonFields;
type JsonFields = { [name: string]: Json };

function encodeShortened(event: JsonFields): string {
  event.shortened = true;
  let line = JSON.stringify(event);
  while (utf8Length(line) > MAX_LINE_BYTES) {
    const place = heaviestPlace(event);
    if (place === undefined) return JSON.stringify(headOf(event));
    place.owner[place.name] = halfOf(place.value);
    line = JSON.stringify(event);
  }
  return line;
}

interface Place {
  readonly owner: JsonFields;
  readonly name: string;
  readonly value: string | Json[];
}

/** The list or text that takes the most room, however deep it stands in objects. */
function heaviestPlace(event: JsonFields): Place | undefined {
  let heaviest: Place | undefined;
  let most = 0;
  for (const place of shortenable(event)) {
    const weight = utf8Length(JSON.stringify(place.value));
    if (weight > most) [heaviest, most] = [place, weight];
  }
  return heaviest;
}

function* shortenable(owner: JsonFields): Generator<Place> {
  for (const [name, value] of Object.entries(owner)) {
    if (Array.isArray(value)) {
      if (value.length > 0) yield { owner, name, value };
    } else if (typeof value === "string") {
      if (value.length > KEPT_CHARS) yield { owner, name, value };
    } else if (typeof value === "object" && value !== null) yield* shortenable(value);
  }
}

function halfOf(value: string | Json[]): string | Json[] {
  const half = Math.floor(value.length / 2);
  return typeof value === "string" ? value.slice(0, half).replace(LONE_SURROGATE.for(value), "") : value.slice(0, half);
}

/** What is left of an event that has nothing to shorten. */
function headOf({ kind, schemaVersion, id, createdAt }: JsonFields): JsonFields {
  return { kind: kind ?? null, schemaVersion: schemaVersion ?? null, id: id ?? null, createdAt: createdAt ?? null };
}
