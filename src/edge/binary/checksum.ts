/**
 * Checksums, so that a damaged file is noticed where it is read.
 *
 * @module
 */

import { IndexFileError } from "./index_file_error.ts";

/** Bytes of a checksum. */
export const CHECKSUM_LENGTH = 4;

/**
 * A sum over words of four bytes, in the manner of FNV-1a: enough to notice damage, and quick.
 *
 * @param bytes Any bytes.
 * @returns 32 bits, unsigned.
 */
export function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.slice(0, bytes.length & ~3).buffer); // a copy begins where words may
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) hash = mix(hash, words[at] as number);
  for (let at = words.length * 4; at < bytes.length; at++) hash = mix(hash, bytes[at] as number);
  return hash >>> 0;
}

/** The rotation carries the high bits down, which a multiplication never does. */
function mix(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, 0x01000193);
  return (product << 15) | (product >>> 17);
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
