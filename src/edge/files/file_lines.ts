/**
 * The lines of a file of any size, a piece at a time.
 *
 * @module
 */

import type { OpenFile } from "../host.ts";
import { concat } from "../binary/bytes.ts";

/** Bytes that are read at once. */
const PIECE_BYTES = 64 * 1024;

/** A longer line holds a picture or the output of a tool; it is passed over without being kept. */
const LONGEST_LINE_BYTES = 8 * 1024 * 1024;

const NEWLINE = 0x0a;
const DECODER = new TextDecoder();

/** How the lines of a file are read. */
export interface LineOptions {
  /** The longest line that is kept, in bytes. Default 8 MiB. */
  readonly longest?: number;
  /** Told after each piece how many bytes it had. */
  readonly onBytes?: (count: number) => void;
}

/**
 * Reads the lines of a file in memory that does not grow with it.
 *
 * @param file The file.
 * @param options The longest line, and who wants to know of the progress.
 * @returns Each line without its end, undefined for one that is too long. What a program is still writing counts as a line.
 */
export function* fileLines(
  file: OpenFile,
  { longest = LONGEST_LINE_BYTES, onBytes = () => {} }: LineOptions = {},
): Generator<string | undefined> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const take = (part: Uint8Array) => {
    size += part.length;
    if (size <= longest) parts.push(part);
    else parts = [];
  };
  const finish = () => {
    const line = size > longest
      ? undefined
      : DECODER.decode(parts.length === 1 ? parts[0] : concat(parts)).replace(/^\uFEFF|\r$/g, "");
    [parts, size] = [[], 0];
    return line;
  };
  for (let offset = 0; offset < file.size;) {
    const piece = file.readAt(offset, PIECE_BYTES);
    if (piece.length === 0) break;
    offset += piece.length;
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      take(piece.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    if (start < piece.length) take(piece.subarray(start));
    onBytes(piece.length);
  }
  if (size > 0) yield finish();
}
