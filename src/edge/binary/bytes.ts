/**
 * Small pieces of binary files: bytes one after the other, and numbers that are as short as they are small.
 *
 * @module
 */

/**
 * Joins bytes.
 *
 * @param parts Any bytes.
 * @returns All of them, in order.
 */
export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/**
 * Writes a number, seven bits a byte.
 *
 * @param value From 0 to 2³² − 1.
 * @returns One to five bytes.
 */
export function encodeNumber(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
  return bytes;
}

/** A place in some bytes, which reading moves on. */
export interface BlockReader {
  readonly block: Uint8Array;
  at: number;
}

/**
 * Reads a number.
 *
 * @param reader Where it begins; afterwards, where it ends.
 * @returns What {@linkcode encodeNumber} was given.
 */
export function readNumber(reader: BlockReader): number {
  let value = 0;
  for (let shift = 0;; shift += 7) {
    const byte = reader.block[reader.at++] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value >>> 0;
  }
}

/**
 * Tells whether some bytes stand at a place.
 *
 * @param reader The place, which stays where it is.
 * @param wanted The bytes.
 */
export function standsAt({ block, at: from }: BlockReader, wanted: Uint8Array): boolean {
  for (let at = 0; at < wanted.length; at++) if (block[from + at] !== wanted[at]) return false;
  return true;
}
