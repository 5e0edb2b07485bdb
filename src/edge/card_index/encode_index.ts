/**
 * Writes an index as bytes.
 *
 * @module
 */

import type { CardProfile } from "../../core/recall/card_profile.ts";
import { averageLengths, countScopes, listPostings } from "../../core/recall/index_cards.ts";
import { type BlockSection, bucketOf, packBlocks, type PackedBlocks } from "../binary/blocks.ts";
import { concat, encodeNumber } from "../binary/bytes.ts";
import { checksum, withChecksum } from "../binary/checksum.ts";
import { changeFingerprint, NO_CARDS } from "./fingerprint.ts";
import { encodeStamps, type FileStamp } from "./file_stamp.ts";
import { type IndexHead, MAGIC, PREFIX_LENGTH, SEPARATOR } from "./layout.ts";

/** What an index file is made of. */
export interface IndexContent {
  /** See `IndexHead.version`. */
  readonly version: string;
  readonly folderMtimeMs: number;
  /** Every file of the folder of active cards. */
  readonly stamps: readonly FileStamp[];
  /** The profiles of the stamps with role `card`, in their order. */
  readonly profiles: readonly CardProfile[];
}

/** Keys that share a block on average: more make the file smaller, fewer the blocks that a lookup reads. */
const KEYS_A_BUCKET = 8;

/** Where the sections lie depends on how long the head is, and that on the digits of where they lie: so the head is padded. */
const HEAD_SPARE = 256;

/**
 * Encodes an index.
 *
 * @param content The cards, and what their files looked like.
 * @returns The bytes of the index file.
 */
export function encodeIndex(content: IndexContent): Uint8Array {
  const files = withChecksum(encodeStamps(content.stamps));
  const ids = withChecksum(new TextEncoder().encode(content.profiles.map(({ id }) => id).join(SEPARATOR)));
  const profiles = packBlocks(content.profiles.map((profile) => new TextEncoder().encode(JSON.stringify(profile))));
  const postings = packBlocks(encodeBuckets(content.profiles));
  const head = placeSections(content, { files, ids, profiles, postings });
  return concat([encodePrefix(head.bytes), head.bytes, files, ids, profiles.bytes, postings.bytes]);
}

interface Sections {
  readonly files: Uint8Array;
  readonly ids: Uint8Array;
  readonly profiles: PackedBlocks;
  readonly postings: PackedBlocks;
}

function placeSections(
  { version, folderMtimeMs, stamps, profiles: cards }: IndexContent,
  { files, ids, profiles, postings }: Sections,
): { readonly bytes: Uint8Array } {
  const fingerprint = changeFingerprint(NO_CARDS, cards);
  const describe = (start: number): IndexHead => {
    const section = (blocks: PackedBlocks, table: number): BlockSection => ({ count: blocks.count, table });
    const idsAt = start + files.length;
    const profilesAt = idsAt + ids.length;
    const postingsAt = profilesAt + profiles.bytes.length;
    return {
      version,
      fileLength: postingsAt + postings.bytes.length,
      size: stamps.filter(({ role }) => role !== "broken").length,
      scopes: countScopes(cards),
      averageLengths: averageLengths(cards),
      fingerprint,
      folderMtimeMs,
      files: { offset: start, length: files.length },
      ids: { offset: idsAt, length: ids.length },
      profiles: section(profiles, profilesAt),
      postings: section(postings, postingsAt),
    };
  };
  const length = JSON.stringify(describe(0)).length * 3 + HEAD_SPARE;
  const bytes = new Uint8Array(length).fill(0x20);
  new TextEncoder().encodeInto(JSON.stringify(describe(PREFIX_LENGTH + length)), bytes);
  return { bytes };
}

function encodePrefix(head: Uint8Array): Uint8Array {
  const prefix = new Uint8Array(PREFIX_LENGTH);
  new TextEncoder().encodeInto(MAGIC, prefix);
  const view = new DataView(prefix.buffer);
  view.setUint32(8, head.length, true);
  view.setUint32(12, checksum(head), true);
  return prefix;
}

/** A block holds its keys one after the other: length of the key, the key, how many cards, length of the list, the list. */
function encodeBuckets(profiles: readonly CardProfile[]): Uint8Array[] {
  const postings = listPostings(profiles);
  const buckets: number[][] = Array.from({ length: Math.max(1, Math.ceil(postings.size / KEYS_A_BUCKET)) }, () => []);
  for (const [key, ordinals] of postings) {
    const name = new TextEncoder().encode(key);
    const list = encodeOrdinals(ordinals);
    const bucket = buckets[bucketOf(key, buckets.length)] as number[];
    bucket.push(...encodeNumber(name.length), ...name, ...encodeNumber(ordinals.length), ...encodeNumber(list.length));
    for (const byte of list) bucket.push(byte);
  }
  return buckets.map((bytes) => Uint8Array.from(bytes));
}

/** Ascending ordinals as differences, seven bits a byte. */
function encodeOrdinals(ordinals: readonly number[]): number[] {
  const bytes: number[] = [];
  let last = 0;
  for (const ordinal of ordinals) {
    for (const byte of encodeNumber(ordinal - last)) bytes.push(byte);
    last = ordinal;
  }
  return bytes;
}
