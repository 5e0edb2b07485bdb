/**
 * JSON that others wrote: it may be torn, and of any shape.
 *
 * @module
 */

/**
 * Parses a text that may be no JSON.
 *
 * @param text The text.
 * @returns What it holds; undefined where it is no JSON.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
