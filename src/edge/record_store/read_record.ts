/**
 * One record from its file.
 *
 * @module
 */

import type { RecordFile } from "../../core/record/record_check.ts";
import { parseRecord } from "../../core/record/markdown.ts";
import type { Host } from "../host.ts";
import { readWholeText } from "../files/whole_text.ts";

/**
 * Reads a file as a record. What cannot be read is a record whose form is wrong.
 *
 * @param file Its path, and its path below the store's root.
 * @param host The outside world.
 * @returns The text, the record and what is wrong with its form.
 */
export function readRecord(
  { path, place }: { readonly path: string; readonly place: string },
  host: Pick<Host, "files">,
): RecordFile {
  const { text, finding } = readWholeText(path, host);
  if (text !== undefined) return { path, place, text, reading: parseRecord(text) };
  const findings = [{ ...finding, code: "exp.schema" }];
  return { path, place, text: "", reading: { findings, locate: () => ({ line: 1, column: 1 }), bodyLine: 1 } };
}
