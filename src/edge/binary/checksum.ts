/**
 * Checksums, so that a damaged file is noticed where it is read.
 *
 * @module
 */

import { IndexFileError } from "./index_file_error.ts";

/** Bytes of a checksum. */
export const CHECKSUM_LENGTH = 4;

/**
 * FNV-1a over bytes: enough to notice damage, and quick.
 *
 * @param bytes Any bytes.
 * @returns 32 bits, unsigned.
 */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash >>> 0;
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
