/**
 * Reading an event log of any size, a piece at a time.
 *
 * @module
 */

import { type DecodedLine, decodeEvent } from "../../core/event/decode.ts";
import { eventLogParts } from "./event_log.ts";
import { fileLines } from "../files/file_lines.ts";
import type { Host } from "../host.ts";

/** A longer line is none of ours; it is passed over without being kept. */
const LONGEST_LINE_BYTES = 64 * 1024;

/** What stands for a line that was passed over. */
const NO_EVENT = "?";

/**
 * Reads the events of a library, oldest first, in memory that does not grow with the log.
 *
 * @param dataDir The library's folder.
 * @param host The outside world.
 * @param onRead Told how many bytes of how many have been read, again and again.
 * @returns Each event, and a note with file and line for each line that is torn or foreign.
 * @throws {FileError} Where a part cannot be read.
 */
export function readEvents(
  dataDir: string,
  host: Pick<Host, "files">,
  onRead?: (done: number, total: number) => void,
): Generator<DecodedLine> {
  return readEventParts(eventLogParts(dataDir, host), host, onRead);
}

/**
 * Reads the events of some parts of a log, in memory that does not grow with them.
 *
 * @param parts Paths of the parts, oldest first.
 * @param host The outside world.
 * @param onRead Told how many bytes of how many have been read, again and again.
 * @returns As {@linkcode readEvents}.
 * @throws {FileError} Where a part cannot be read.
 */
export function* readEventParts(
  parts: readonly string[],
  host: Pick<Host, "files">,
  onRead: (done: number, total: number) => void = () => {},
): Generator<DecodedLine> {
  const total = parts.reduce((sum, path) => sum + (host.files.stat(path)?.size ?? 0), 0);
  let done = 0;
  for (const path of parts) {
    const file = host.files.open(path);
    try {
      let line = 0;
      const options = { longest: LONGEST_LINE_BYTES, onBytes: (count: number) => onRead(done += count, total) };
      for (const text of fileLines(file, options)) {
        line++;
        if (text === "") continue;
        const decoded = decodeEvent(text ?? NO_EVENT);
        yield decoded.finding === undefined ? decoded : { finding: { ...decoded.finding, path, line } };
      }
    } finally {
      file.close();
    }
  }
}
