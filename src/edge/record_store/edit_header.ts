/**
 * Editing lines of a record's front matter, so that it is still a record afterwards.
 *
 * @module
 */

import { setHeaderLine } from "../../core/record/header_line.ts";
import { parseRecord } from "../../core/record/markdown.ts";
import type { ExperienceRecord } from "../../core/record/record.ts";
import { CommandError } from "../command_error.ts";

/** A file's text with edited lines. */
export interface HeaderEdit {
  readonly text: string;
  /** The record that it holds now. */
  readonly record: ExperienceRecord;
  /** The keys whose lines were changed. */
  readonly changed: readonly string[];
}

/**
 * Gives keys of a record's front matter new values, and changes nothing else.
 *
 * @param text The text of the file, which holds a record.
 * @param options The path, to name it, and the values by key.
 * @returns The edited text and its record.
 * @throws {CommandError} `record.header` where a value stands in a form that cannot be replaced by itself.
 */
export function editHeader(
  text: string,
  { path, lines }: { readonly path: string; readonly lines: Readonly<Record<string, string>> },
): HeaderEdit {
  const changed: string[] = [];
  let edited = text;
  for (const [key, value] of Object.entries(lines)) {
    const next = withLine(edited, { path, key, value });
    if (next !== edited) changed.push(key);
    edited = next;
  }
  const { record } = parseRecord(edited);
  if (!record) throw notOnOneLine(path, changed.join(", "));
  return { text: edited, record, changed };
}

function withLine(text: string, { path, key, value }: { path: string; key: string; value: string }): string {
  try {
    return setHeaderLine(text, key, value);
  } catch (error) {
    if (error instanceof SyntaxError) throw notOnOneLine(path, key);
    throw error;
  }
}

function notOnOneLine(path: string, key: string): CommandError {
  const message = `${path}: "${key}" cannot be changed where it stands`;
  return new CommandError("record.header", message, "Write each key and its value on a line of its own");
}
