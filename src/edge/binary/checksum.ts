/**
 * Checksums, so that a damaged file is noticed where it is read.
 *
 * @module
 */

import { IndexFileError } from "./index_file_error.ts";

/** Bytes of a checksum. */
export const CHECKSUM_LENGTH = 4;

const START = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/**
 * A sum over words of four bytes, in the manner of FNV-1a: enough to notice damage, and quick.
 *
 * Before each word the sum is rotated, which carries high bits down: a multiplication never does.
 *
 * @param bytes Any bytes.
 * @returns 32 bits, unsigned.
 */
export function checksum(bytes: Uint8Array): number {
  const words = new Int32Array(bytes.slice(0, bytes.length & ~3).buffer); // a copy begins where words may
  const count = words.length;
  let sum = START;
  for (let at = 0; at < count; at++) sum = Math.imul((sum << 15 | sum >>> 17) ^ (words[at] as number), PRIME);
  for (let at = count * 4; at < bytes.length; at++) {
    sum = Math.imul((sum << 15 | sum >>> 17) ^ (bytes[at] as number), PRIME);
  }
  return sum >>> 0;
}

/**
 * Puts a checksum before some bytes.
 *
 * @param content Any bytes.
 * @returns The checksum, little-endian, and the bytes.
 */
export function withChecksum(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(CHECKSUM_LENGTH + content.length);
  new DataView(bytes.buffer).setUint32(0, checksum(content), true);
  bytes.set(content, CHECKSUM_LENGTH);
  return bytes;
}

/**
 * Takes the checksum off again.
 *
 * @param bytes What {@linkcode withChecksum} made.
 * @returns The bytes behind the checksum.
 * @throws {IndexFileError} If they are not those that it was made of.
 */
export function checked(bytes: Uint8Array): Uint8Array {
  if (bytes.length < CHECKSUM_LENGTH) throw new IndexFileError("It was cut");
  const content = bytes.subarray(CHECKSUM_LENGTH);
  const stored = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  if (checksum(content) !== stored) throw new IndexFileError("A block in it is damaged");
  return content;
}
