/**
 * Blocks of a file that are read one by one: a table of offsets, then the blocks, each behind its checksum.
 *
 * Offsets count from the start of the table. Numbers are little-endian.
 *
 * @module
 */

import type { OpenFile } from "../host.ts";
import { concat } from "./bytes.ts";
import { checked, CHECKSUM_LENGTH, withChecksum } from "./checksum.ts";
import { IndexFileError } from "./index_file_error.ts";

/** A table of offsets and the blocks that it leads to. */
export interface BlockSection {
  /** How many blocks there are; the table has one offset more. */
  readonly count: number;
  /** Where the table of offsets begins. */
  readonly table: number;
}

/** Blocks as bytes. */
export interface PackedBlocks {
  readonly count: number;
  readonly bytes: Uint8Array;
}

/**
 * Puts blocks behind a table of their offsets.
 *
 * @param blocks Any bytes.
 * @returns The section.
 */
export function packBlocks(blocks: readonly Uint8Array[]): PackedBlocks {
  const table = new Uint8Array((blocks.length + 1) * 4);
  const view = new DataView(table.buffer);
  let offset = table.length;
  for (const [at, block] of blocks.entries()) {
    view.setUint32(at * 4, offset, true);
    offset += CHECKSUM_LENGTH + block.length;
  }
  view.setUint32(blocks.length * 4, offset, true);
  return { count: blocks.length, bytes: concat([table, ...blocks.map(withChecksum)]) };
}

/**
 * Reads blocks by seeking.
 *
 * @param file The open file.
 * @param section Where the blocks are.
 * @returns Reads one block by its place; throws `IndexFileError` for a damaged one.
 */
export function blockReader(file: OpenFile, { count, table }: BlockSection): (at: number) => Uint8Array {
  let offsets: DataView | undefined;
  return (at) => {
    if (offsets === undefined) {
      const bytes = file.readAt(table, (count + 1) * 4);
      if (bytes.length < (count + 1) * 4) throw new IndexFileError("It was cut");
      offsets = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    if (at < 0 || at >= count) throw new RangeError(`Cannot read block ${at}: there are ${count}`);
    const start = offsets.getUint32(at * 4, true);
    const end = offsets.getUint32(at * 4 + 4, true);
    if (end < start + CHECKSUM_LENGTH || table + end > file.size) throw new IndexFileError("A table in it is damaged");
    return checked(file.readAt(table + start, end - start));
  };
}

/**
 * The block that a key belongs to, where keys are spread over blocks.
 *
 * @param key Any key.
 * @param buckets How many blocks there are, from 1.
 * @returns From 0 to `buckets` − 1.
 */
export function bucketOf(key: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % buckets;
}
