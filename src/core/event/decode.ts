/**
 * From a line of the log to its event.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { isObject, parseJson } from "../text/json.ts";
import type { OmeEvent } from "./event.ts";
import { EVENT_SCHEMA_VERSION } from "./event_head.ts";

/** What a line turned out to be. */
export type DecodedLine =
  | { readonly event: OmeEvent; readonly finding?: undefined }
  | { readonly finding: Finding; readonly event?: undefined };

type Shape = Readonly<Record<string, "string" | "number" | "boolean" | "list" | "object">>;

const HEAD: Shape = { id: "string", createdAt: "string" };

/** The fields that readers rely on, by kind. */
const SHAPES: Readonly<Record<OmeEvent["kind"], Shape>> = {
  hook: { ...HEAD, provider: "string", matchedIds: "list", renderedIds: "list", durationMs: "number" },
  operation: { ...HEAD, operation: "string", subjects: "list", ok: "boolean" },
  stats: { ...HEAD, from: "string", to: "string", counts: "object" },
  eval: { ...HEAD, suite: "string", passed: "number", failed: "number", metrics: "object" },
};

/**
 * Decodes one line of an event log.
 *
 * @param line The line, without its line end.
 * @returns The event, or a note on a line that is torn, of another version, or no event at all; never an error.
 *
 * @example
 * ```ts
 * import { decodeEvent } from "./decode.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(decodeEvent('{"kind":"hook","id":"e').finding?.code, "event.torn");
 * ```
 */
export function decodeEvent(line: string): DecodedLine {
  const value = parseJson(line);
  if (!isObject(value)) return note("event.torn", "The line is not a whole event");
  if (value.schemaVersion !== EVENT_SCHEMA_VERSION) {
    return note("event.version", "The event was written by another version");
  }
  return isEvent(value) ? { event: value } : note("event.shape", "The event lacks fields of its kind");
}

function isEvent(value: object): value is OmeEvent {
  const fields: Record<string, unknown> = { ...value };
  const shape = Object.entries(SHAPES).find(([kind]) => kind === fields.kind)?.[1];
  return shape !== undefined && Object.entries(shape).every(([name, type]) => typeOf(fields[name]) === type);
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}

function note(code: string, message: string): DecodedLine {
  return { finding: { code, level: "note", message, mend: "Nothing: the line is skipped" } };
}
