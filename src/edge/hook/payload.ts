/**
 * From the bytes on standard input to the payload.
 *
 * @module
 */

import type { JsonObject } from "../../core/agent/hook_dialect.ts";
import { isObject, parseJson } from "../../core/text/json.ts";

/** The most bytes of a payload that are kept; the rest is read and dropped, so that the agent can finish writing. */
export const MAX_PAYLOAD_BYTES = 8 * 1024 * 1024;

/** Reads a payload while it comes, and parses it once. */
export class PayloadReader {
  #whole: JsonObject | undefined;

  /**
   * Tells whether a whole object has come, so that an agent that leaves its end of the pipe open is not waited for.
   *
   * @param bytes What has come so far.
   * @returns Whether it is one JSON object; costs nothing while its last byte is no closing bracket.
   */
  isWhole(bytes: Uint8Array): boolean {
    let end = bytes.length;
    while (end > 0 && (bytes[end - 1] as number) <= SPACE) end--;
    if (bytes[end - 1] !== CLOSING_BRACKET) return false;
    this.#whole = parseObject(decode(bytes));
    return this.#whole !== undefined;
  }

  /**
   * Reads a payload leniently: a byte-order mark, broken UTF-8 and whatever follows the first whole object do no harm.
   *
   * @param bytes What stood on standard input.
   * @returns The first JSON object; undefined for an empty or broken input.
   */
  read(bytes: Uint8Array): JsonObject | undefined {
    if (this.#whole !== undefined) return this.#whole;
    const text = decode(bytes);
    return parseObject(text) ?? parseObject(firstObject(text));
  }
}

const SPACE = 0x20;
const CLOSING_BRACKET = 0x7d;

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).trim();
}

function parseObject(text: string): JsonObject | undefined {
  const value = text.startsWith("{") ? parseJson(text) : undefined;
  return isObject(value) ? value : undefined;
}

/** The text up to the bracket that closes the first one; brackets inside of strings do not count. */
function firstObject(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at);
    else if (char === "{") depth++;
    else if (char === "}" && --depth === 0) return text.slice(0, at + 1);
  }
  return "";
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
