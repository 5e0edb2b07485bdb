/**
 * A record that holds a credential is not shown, and does not travel on.
 *
 * @module
 */

import { findCredentials } from "../../core/privacy/credential.ts";
import type { StoredRecord } from "../../edge/record_store/find_record.ts";
import { CommandError } from "../command.ts";

/**
 * Makes sure that a record can be shown.
 *
 * @param stored The record.
 * @throws {CommandError} `exp.secret` with its place, never with the credential.
 */
export function requireShowable({ text, path }: StoredRecord): void {
  const [found] = findCredentials(text);
  if (!found) return;
  const line = text.slice(0, found.start).split("\n").length;
  const message = `${path}:${line}: The record holds ${found.kind}, and is not shown`;
  throw new CommandError("exp.secret", message, "Put a placeholder such as <API_KEY> in its place");
}
