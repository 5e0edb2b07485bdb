/**
 * A text file that a person named on the command line.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import { readWholeText } from "../../edge/files/whole_text.ts";
import { CommandError } from "../command.ts";

/**
 * Reads a file that a person named.
 *
 * @param path The path of the file.
 * @param host The outside world.
 * @returns The text, every byte of it.
 * @throws {CommandError} `usage.unreadable-file` where it is not there, cannot be read, or is not UTF-8.
 */
export function readNamedText(path: string, host: Pick<Host, "files">): string {
  const { text, finding } = readWholeText(path, host);
  if (text !== undefined) return text;
  throw new CommandError("usage.unreadable-file", `"${path}": ${finding.message}`, finding.mend, 2);
}
