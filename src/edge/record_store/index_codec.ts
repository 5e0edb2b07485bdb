/**
 * An index of records as bytes, laid out so that a search decodes only what it looks at.
 *
 * ```text
 * length    of the head, in bytes: 8 digits
 * head      JSON: version, stamps, small columns, and where heads and buckets begin
 * heads     what is shown of each record, JSON
 * buckets   terms, and the records that hold them
 * ```
 *
 * @module
 */

import type { RecordIndex } from "../../core/record/record_index.ts";
import type { OpenFile } from "../host.ts";
import type { FolderStamp } from "./record_files.ts";

/** What a file of the store looked like. */
export interface RecordStamp {
  readonly place: string;
  readonly size: number;
  readonly mtimeMs: number;
  readonly inode: number;
  /** Whether it holds a record that is fit to be shown. */
  readonly fit: boolean;
}

/** What the file holds. */
export interface StoredIndex {
  /** Every folder of the store. */
  readonly folders: readonly FolderStamp[];
  /** Every file of the store, in the order of their places. */
  readonly stamps: readonly RecordStamp[];
  /** The records of those that are fit, in the same order. */
  readonly index: RecordIndex;
  /** What the store's own `index.json` looked like. */
  readonly catalog: string;
}

/** The head of the file. Columns, since a few long lists are read much faster than many small objects. */
interface FileHead {
  readonly version: string;
  readonly catalog: string;
  readonly folders: readonly FolderStamp[];
  /** Places of all files, joined by {@linkcode SEPARATOR}. */
  readonly places: string;
  readonly sizes: readonly number[];
  readonly times: readonly number[];
  readonly inodes: readonly number[];
  /** A digit a file. */
  readonly fit: string;
  readonly lengths: readonly number[];
  readonly kinds: string;
  /** Where each record's head begins, and the last one ends; counted in bytes from the end of this head. */
  readonly heads: readonly number[];
  /** Where each bucket begins, and the last one ends. */
  readonly buckets: readonly number[];
}

/** The time of a stamp that no file has, so that it will be read again. */
export const UNSETTLED = -1;

/** No file name that a person gives holds it, and JSON writes it as it is. */
const SEPARATOR = "\u007f";

const PREFIX_LENGTH = 8;
const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/**
 * Encodes an index.
 *
 * @param content The index, and what the files looked like.
 * @param version What made it.
 * @returns The bytes of the file.
 */
export function encodeStoredIndex({ folders, stamps, index, catalog }: StoredIndex, version: string): Uint8Array {
  const heads = packTexts(range(index.size).map((ordinal) => JSON.stringify(index.head(ordinal))), 0);
  const buckets = packTexts(range(index.bucketCount).map((place) => index.bucket(place)), heads.offsets.at(-1) ?? 0);
  const head: FileHead = {
    version,
    catalog,
    folders,
    places: stamps.map(({ place }) => place).join(SEPARATOR),
    sizes: stamps.map(({ size }) => size),
    times: stamps.map(({ mtimeMs }) => mtimeMs),
    inodes: stamps.map(({ inode }) => inode),
    fit: stamps.map(({ fit }) => fit ? "1" : "0").join(""),
    lengths: index.lengths,
    kinds: index.kinds,
    heads: heads.offsets,
    buckets: buckets.offsets,
  };
  const first = ENCODER.encode(JSON.stringify(head));
  const prefix = ENCODER.encode(String(first.length).padStart(PREFIX_LENGTH, "0"));
  return concat([prefix, first, ...heads.parts, ...buckets.parts]);
}

/**
 * Decodes an index, reading the rest of the file as a search asks for it.
 *
 * @param file The file, open as long as the index is used.
 * @param version What it must have been made by.
 * @returns The index; undefined where the file is another version's, or was cut.
 */
export function decodeStoredIndex(file: OpenFile, version: string): StoredIndex | undefined {
  const textFrom = (offset: number, length: number) => DECODER.decode(file.readAt(offset, length));
  const start = PREFIX_LENGTH + Number(textFrom(0, PREFIX_LENGTH));
  if (!Number.isSafeInteger(start) || start > file.size) return undefined;
  const head = parseHead(textFrom(PREFIX_LENGTH, start - PREFIX_LENGTH));
  if (head?.version !== version || start + (head.buckets.at(-1) ?? 0) !== file.size) return undefined;
  const textAt = (offsets: readonly number[], at: number) => {
    const [from = 0, to = 0] = offsets.slice(at, at + 2);
    return textFrom(start + from, to - from);
  };
  const index: RecordIndex = {
    size: head.heads.length - 1,
    bucketCount: head.buckets.length - 1,
    lengths: head.lengths,
    kinds: head.kinds,
    head: (ordinal) => JSON.parse(textAt(head.heads, ordinal)),
    bucket: (place) => textAt(head.buckets, place),
  };
  return { folders: head.folders, stamps: readStamps(head), index, catalog: head.catalog };
}

function parseHead(line: string): FileHead | undefined {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readStamps({ places, sizes, times, inodes, fit }: FileHead): RecordStamp[] {
  if (places === "") return [];
  return places.split(SEPARATOR).map((place, at) => ({
    place,
    size: sizes[at] ?? 0,
    mtimeMs: times[at] ?? UNSETTLED,
    inode: inodes[at] ?? 0,
    fit: fit[at] === "1",
  }));
}

interface PackedTexts {
  readonly offsets: readonly number[];
  readonly parts: readonly Uint8Array[];
}

function packTexts(texts: readonly string[], start: number): PackedTexts {
  const parts = texts.map((text) => ENCODER.encode(text));
  const offsets = [start];
  for (const { length } of parts) offsets.push((offsets.at(-1) ?? 0) + length);
  return { offsets, parts };
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
