/**
 * What was said in a transcript, read when somebody asks and kept nowhere.
 *
 * @module
 */

import { parseJson } from "../../core/text/json.ts";
import type { SessionTurn } from "../../core/session/message.ts";
import { readSession, type SessionHead } from "../../core/session/read_session.ts";
import type { SessionFormat } from "../../core/agent/session_format.ts";
import type { Host } from "../host.ts";
import { fileLines, type LineOptions } from "../files/file_lines.ts";

/**
 * Reads a transcript from its beginning, a line at a time.
 *
 * @param path The transcript.
 * @param options How the agent writes it, and how its lines are read.
 * @param host The outside world.
 * @returns What was said, turn by turn; at the end, what is known of the session. Lines that are no JSON are passed over.
 * @throws {FileError} Where the file cannot be read.
 */
export function* readTranscript(
  path: string,
  { format, ...lines }: LineOptions & { readonly format: SessionFormat },
  host: Pick<Host, "files">,
): Generator<SessionTurn, SessionHead> {
  const file = host.files.open(path);
  try {
    const session = readSession(format);
    for (const line of fileLines(file, lines)) {
      // A torn line costs itself: a session that is being held is read up to its last whole line.
      const turn = line === undefined ? undefined : session.read(parseJson(line));
      if (turn !== undefined) yield turn;
    }
    return session.head();
  } finally {
    file.close();
  }
}
