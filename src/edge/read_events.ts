/**
 * Reading an event log of any size, a piece at a time.
 *
 * @module
 */

import { type DecodedLine, decodeEvent } from "../core/event/decode.ts";
import { eventLogParts } from "./event_log.ts";
import type { Host, OpenFile } from "./host.ts";

/** Bytes that are read at once. */
const PIECE_BYTES = 64 * 1024;

/** A longer line is none of ours; it is skipped without being kept. */
const LONGEST_LINE_BYTES = 64 * 1024;

const NEWLINE = 0x0a;
const DECODER = new TextDecoder();

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
      for (const text of linesOf(file, (bytes) => onRead(done += bytes, total))) {
        line++;
        if (text === "") continue;
        const decoded = decodeEvent(text);
        yield decoded.finding === undefined ? decoded : { finding: { ...decoded.finding, path, line } };
      }
    } finally {
      file.close();
    }
  }
}

function* linesOf(file: OpenFile, onPiece: (bytes: number) => void): Generator<string> {
  let rest: Uint8Array = new Uint8Array(0);
  let tooLong = false;
  for (let offset = 0; offset < file.size;) {
    const piece = file.readAt(offset, PIECE_BYTES);
    if (piece.length === 0) break;
    offset += piece.length;
    onPiece(piece.length);
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      yield tooLong ? "?" : DECODER.decode(joined(rest, piece.subarray(start, end)));
      [rest, tooLong, start] = [new Uint8Array(0), false, end + 1];
    }
    rest = joined(rest, piece.subarray(start));
    if (rest.length > LONGEST_LINE_BYTES) [rest, tooLong] = [new Uint8Array(0), true];
  }
  if (rest.length > 0 || tooLong) yield tooLong ? "?" : DECODER.decode(rest);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
