/**
 * Reads an index file by seeking: what a prompt does not need is never read.
 *
 * @module
 */

import type { CardIndex } from "../../core/recall/card_index.ts";
import type { CardProfile } from "../../core/recall/card_profile.ts";
import { blockReader, bucketOf } from "../binary/blocks.ts";
import { type BlockReader, readNumber, standsAt } from "../binary/bytes.ts";
import { checked, checksum } from "../binary/checksum.ts";
import { IndexFileError } from "../binary/index_file_error.ts";
import type { OpenFile } from "../host.ts";
import type { Fingerprint } from "./fingerprint.ts";
import { decodeStamps, type StampTable } from "./file_stamp.ts";
import { type Extent, type IndexHead, MAGIC, PREFIX_LENGTH, SEPARATOR } from "./layout.ts";

/** An index file that has been opened. */
export interface OpenedIndex {
  readonly index: CardIndex;
  /** What the indexed files looked like. */
  readonly stamps: StampTable;
  /** Time of the folder's last change when it was listed. */
  readonly folderMtimeMs: number;
  /** Of the cards that take part. */
  readonly fingerprint: Fingerprint;
}

/** The head and the first section usually fit in here, so that one read brings both. */
const FIRST_READ = 16384;

/**
 * Opens an index file. Blocks are checked when they are read: `postings` and `profile` throw `IndexFileError` for a damaged one.
 *
 * @param file The open file, which must stay open for as long as the index is used.
 * @param version The version that this program writes.
 * @returns The index and what its files looked like.
 * @throws {IndexFileError} If the file is foreign, cut, damaged or of another version.
 */
export function openIndex(file: OpenFile, version: string): OpenedIndex {
  const start = file.readAt(0, FIRST_READ);
  const head = readHead(file, start);
  if (head.version !== version) throw new IndexFileError(`It was made by version ${head.version}`);
  if (head.fileLength !== file.size) throw new IndexFileError("It was cut");
  const { offset, length } = head.files;
  const files = offset + length <= start.length
    ? checked(start.subarray(offset, offset + length))
    : readExtent(file, head.files);
  const { folderMtimeMs, fingerprint } = head;
  return { index: indexOf(file, head), stamps: decodeStamps(files), folderMtimeMs, fingerprint };
}

function readHead(file: OpenFile, start: Uint8Array): IndexHead {
  if (start.length < PREFIX_LENGTH || new TextDecoder().decode(start.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new IndexFileError("It is not an index");
  }
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  const length = view.getUint32(8, true);
  if (PREFIX_LENGTH + length > file.size) throw new IndexFileError("It was cut");
  const end = PREFIX_LENGTH + length;
  const head = end <= start.length ? start.subarray(PREFIX_LENGTH, end) : file.readAt(PREFIX_LENGTH, length);
  if (checksum(head) !== view.getUint32(12, true)) throw new IndexFileError("Its head is damaged");
  return JSON.parse(new TextDecoder().decode(head));
}

function indexOf(file: OpenFile, head: IndexHead): CardIndex {
  const profileBlock = blockReader(file, head.profiles);
  const postingBlock = blockReader(file, head.postings);
  const profiles = new Map<number, CardProfile>();
  const postings = new Map<string, PostingList>();
  const listOf = (key: string) =>
    remember(postings, key, () => findPostings(postingBlock(bucketOf(key, head.postings.count)), key));
  let ids: readonly string[] | undefined;
  return {
    size: head.size,
    end: head.profiles.count,
    scopes: head.scopes,
    averageLengths: head.averageLengths,
    postings: (key) => listOf(key).ordinals(),
    documentFrequency: (key) => listOf(key).count,
    id: (ordinal) => {
      ids ??= new TextDecoder().decode(readExtent(file, head.ids)).split(SEPARATOR);
      return ids[ordinal] ?? "";
    },
    profile: (ordinal) =>
      remember(profiles, ordinal, () => JSON.parse(new TextDecoder().decode(profileBlock(ordinal)))),
  };
}

function readExtent(file: OpenFile, { offset, length }: Extent): Uint8Array {
  return checked(file.readAt(offset, length));
}

function remember<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/** The cards of one key; the list itself is decoded when it is asked for. */
interface PostingList {
  readonly count: number;
  ordinals(): Uint32Array;
}

const NO_POSTINGS: PostingList = { count: 0, ordinals: () => new Uint32Array(0) };

/** Goes through the keys of a bucket, skipping the lists of all but the one that is asked for. */
function findPostings(block: Uint8Array, key: string): PostingList {
  const wanted = new TextEncoder().encode(key);
  const reader = { block, at: 0 };
  while (reader.at < block.length) {
    const nameLength = readNumber(reader);
    const isWanted = nameLength === wanted.length && standsAt(reader, wanted);
    reader.at += nameLength;
    const count = readNumber(reader);
    const listLength = readNumber(reader);
    if (isWanted) return postingList(reader, count);
    reader.at += listLength;
  }
  return NO_POSTINGS;
}

function postingList(reader: BlockReader, count: number): PostingList {
  let known: Uint32Array | undefined;
  return { count, ordinals: () => known ??= readOrdinals(reader, count) };
}

function readOrdinals(reader: BlockReader, count: number): Uint32Array {
  const ordinals = new Uint32Array(count);
  let last = 0;
  for (let at = 0; at < count; at++) ordinals[at] = last += readNumber(reader);
  return ordinals;
}
