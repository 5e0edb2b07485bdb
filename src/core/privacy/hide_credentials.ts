/**
 * Texts that are about to be shown, without the credentials in them.
 *
 * @module
 */

import { findCredentials } from "./credential.ts";

/**
 * Puts a placeholder in the place of every credential.
 *
 * @param text Any text.
 * @returns The text, which shows none.
 *
 * @example
 * ```ts
 * import { hideCredentials } from "./hide_credentials.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(hideCredentials(`deploy with api_key="k3y-4bcd"`), "deploy with <redacted>");
 * ```
 */
export function hideCredentials(text: string): string {
  let shown = "";
  let from = 0;
  for (const { start, end } of findCredentials(text)) {
    shown += `${text.slice(from, start)}<redacted>`;
    from = end;
  }
  return shown + text.slice(from);
}
