/**
 * The parts of an index of records that are read one by one: what is shown of a record, and where a term stands.
 *
 * A block of terms holds them one after the other: length of the term, the term, how many records, then their places,
 * four bytes each, and their counts, a byte for each field. Nothing of a list need be decoded.
 *
 * @module
 */

import { FIELD_COUNT, NO_POSTINGS, type Postings, type RecordIndex } from "../../core/record/record_index.ts";
import { blockReader, type BlockSection, bucketOf } from "../binary/blocks.ts";
import { type BlockReader, concat, encodeNumber, readNumber, standsAt } from "../binary/bytes.ts";
import type { OpenFile } from "../host.ts";

/** Terms that share a block on average: more make the file smaller, fewer the blocks that a search reads. */
const KEYS_A_BLOCK = 8;
const ORDINAL_LENGTH = Uint32Array.BYTES_PER_ELEMENT;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/**
 * Encodes where all terms stand.
 *
 * @param index The records.
 * @returns The blocks.
 */
export function encodeTerms(index: RecordIndex): Uint8Array[] {
  const keys = [...index.keys()];
  const blocks = Array.from({ length: Math.max(1, Math.ceil(keys.length / KEYS_A_BLOCK)) }, (): Uint8Array[] => []);
  for (const key of keys) {
    const name = ENCODER.encode(key);
    const { ordinals, counts } = index.postings(key);
    const places = new Uint8Array(ordinals.buffer, ordinals.byteOffset, ordinals.byteLength);
    const lead = [...encodeNumber(name.length), ...name, ...encodeNumber(ordinals.length)];
    blocks[bucketOf(key, blocks.length)]?.push(Uint8Array.from(lead), places, counts);
  }
  return blocks.map(concat);
}

/**
 * Opens the two sections.
 *
 * @param file The open file.
 * @param sections Where they are.
 * @returns The part of an index that reads them; it throws `IndexFileError` for a damaged block.
 */
export function openTerms(
  file: OpenFile,
  { heads, terms }: { readonly heads: BlockSection; readonly terms: BlockSection },
): Pick<RecordIndex, "head" | "postings" | "keys"> {
  const headBlock = blockReader(file, heads);
  const termBlock = blockReader(file, terms);
  const known = new Map<string, Postings>();
  return {
    head: (ordinal) => JSON.parse(DECODER.decode(headBlock(ordinal))),
    postings: (key) => {
      const postings = known.get(key) ?? findTerm(termBlock(bucketOf(key, terms.count)), key);
      known.set(key, postings);
      return postings;
    },
    *keys() {
      for (let at = 0; at < terms.count; at++) yield* keysOf(termBlock(at));
    },
  };
}

function findTerm(block: Uint8Array, key: string): Postings {
  const wanted = ENCODER.encode(key);
  const reader: BlockReader = { block, at: 0 };
  while (reader.at < block.length) {
    const nameLength = readNumber(reader);
    const isWanted = nameLength === wanted.length && standsAt(reader, wanted);
    reader.at += nameLength;
    const count = readNumber(reader);
    if (isWanted) return postingsAt(reader, count);
    reader.at += listLength(count);
  }
  return NO_POSTINGS;
}

function* keysOf(block: Uint8Array): Generator<string> {
  const reader: BlockReader = { block, at: 0 };
  while (reader.at < block.length) {
    const nameLength = readNumber(reader);
    yield DECODER.decode(block.subarray(reader.at, reader.at + nameLength));
    reader.at += nameLength;
    const count = readNumber(reader);
    reader.at += listLength(count);
  }
}

/** A copy, since numbers of four bytes must begin at a multiple of four. */
function postingsAt({ block, at }: BlockReader, count: number): Postings {
  const bytes = block.slice(at, at + listLength(count));
  const countsAt = count * ORDINAL_LENGTH;
  return { ordinals: new Uint32Array(bytes.buffer, 0, count), counts: bytes.subarray(countsAt) };
}

function listLength(count: number): number {
  return count * (ORDINAL_LENGTH + FIELD_COUNT);
}
