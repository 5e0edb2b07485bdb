/**
 * An index of records as bytes, laid out so that a search reads only what it looks at.
 *
 * ```text
 * "OMERECRD"  head length  head checksum   16 bytes
 * head        JSON: version, folders, counts, and where the sections begin, counted from the end of the head
 * stamps      a column of each number of the files' looks, then all places; without a checksum, since damage makes
 *             them look changed
 * columns     types, statuses and lengths of the records
 * heads       a table of offsets, then one block a record, JSON
 * terms       a table of offsets, then one block a bucket of terms
 * ```
 *
 * Numbers are little-endian, as on every system that the program is made for.
 *
 * @module
 */

import { FIELD_COUNT, type RecordIndex } from "../../core/record/record_index.ts";
import { type BlockSection, packBlocks } from "../binary/blocks.ts";
import { concat } from "../binary/bytes.ts";
import { checked, checksum, withChecksum } from "../binary/checksum.ts";
import { IndexFileError } from "../binary/index_file_error.ts";
import type { OpenFile } from "../host.ts";
import type { FolderStamp } from "./record_files.ts";
import { encodeTerms, openTerms } from "./term_codec.ts";

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

/** What is read first. */
interface FileHead {
  readonly version: string;
  readonly catalog: string;
  readonly folders: readonly FolderStamp[];
  /** How many files the store has, and how many records. */
  readonly files: number;
  readonly size: number;
  readonly averageLengths: readonly number[];
  readonly stamps: Extent;
  readonly columns: Extent;
  readonly heads: BlockSection;
  readonly terms: BlockSection;
  /** The length of everything after the head. */
  readonly length: number;
}

interface Extent {
  readonly start: number;
  readonly length: number;
}

/** The time of a stamp that no file has, so that it will be read again. */
export const UNSETTLED = -1;

const MAGIC = "OMERECRD";
const PREFIX_LENGTH = 16;
/** No file name holds it. */
const SEPARATOR = "\0";
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
  const looks = encodeStamps(stamps);
  const columns = withChecksum(concat([bytesOf(index.lengths), index.kinds]));
  const heads = packBlocks(
    Array.from({ length: index.size }, (_, ordinal) => ENCODER.encode(JSON.stringify(index.head(ordinal)))),
  );
  const terms = packBlocks(encodeTerms(index));
  const headsAt = looks.length + columns.length;
  const termsAt = headsAt + heads.bytes.length;
  const head: FileHead = {
    version,
    catalog,
    folders,
    files: stamps.length,
    size: index.size,
    averageLengths: index.averageLengths,
    stamps: { start: 0, length: looks.length },
    columns: { start: looks.length, length: columns.length },
    heads: { count: heads.count, table: headsAt },
    terms: { count: terms.count, table: termsAt },
    length: termsAt + terms.bytes.length,
  };
  const first = ENCODER.encode(JSON.stringify(head));
  return concat([encodePrefix(first), first, looks, columns, heads.bytes, terms.bytes]);
}

/**
 * Decodes an index, reading the rest of the file as a search asks for it.
 *
 * @param file The file, open as long as the index is used.
 * @param version What it must have been made by.
 * @returns The index; what it reads later throws `IndexFileError` where the file is damaged.
 * @throws {IndexFileError} Where the file is foreign, another version's, cut or damaged.
 */
export function decodeStoredIndex(file: OpenFile, version: string): StoredIndex {
  const { head, start } = readHead(file);
  if (head.version !== version) throw new IndexFileError(`It was made by version ${head.version}`);
  if (start + head.length !== file.size) throw new IndexFileError("It was cut");
  const section = ({ count, table }: BlockSection) => ({ count, table: start + table });
  const extent = (each: Extent) => file.readAt(start + each.start, each.length);
  const columns = checked(extent(head.columns)).slice();
  const lengthsEnd = head.size * FIELD_COUNT * Uint32Array.BYTES_PER_ELEMENT;
  const { averageLengths, size, folders, catalog } = head;
  const index: RecordIndex = {
    size,
    averageLengths,
    lengths: new Uint32Array(columns.buffer, 0, size * FIELD_COUNT),
    kinds: columns.subarray(lengthsEnd),
    ...openTerms(file, { heads: section(head.heads), terms: section(head.terms) }),
  };
  return { folders, stamps: decodeStamps(extent(head.stamps), head.files), index, catalog };
}

function encodePrefix(head: Uint8Array): Uint8Array {
  const prefix = new Uint8Array(PREFIX_LENGTH);
  ENCODER.encodeInto(MAGIC, prefix);
  const view = new DataView(prefix.buffer);
  view.setUint32(8, head.length, true);
  view.setUint32(12, checksum(head), true);
  return prefix;
}

function readHead(file: OpenFile): { readonly head: FileHead; readonly start: number } {
  const prefix = file.readAt(0, PREFIX_LENGTH);
  if (DECODER.decode(prefix.subarray(0, MAGIC.length)) !== MAGIC) throw new IndexFileError("It is not an index");
  if (prefix.length < PREFIX_LENGTH) throw new IndexFileError("It was cut");
  const view = new DataView(prefix.buffer, prefix.byteOffset, prefix.length);
  const start = PREFIX_LENGTH + view.getUint32(8, true);
  if (start > file.size) throw new IndexFileError("It was cut");
  const bytes = file.readAt(PREFIX_LENGTH, start - PREFIX_LENGTH);
  if (checksum(bytes) !== view.getUint32(12, true)) throw new IndexFileError("Its head is damaged");
  return { head: JSON.parse(DECODER.decode(bytes)), start };
}

function encodeStamps(stamps: readonly RecordStamp[]): Uint8Array {
  return concat([
    bytesOf(Float64Array.from(stamps, ({ mtimeMs }) => mtimeMs)),
    bytesOf(Float64Array.from(stamps, ({ size }) => size)),
    bytesOf(Float64Array.from(stamps, ({ inode }) => inode)),
    Uint8Array.from(stamps, ({ fit }) => Number(fit)),
    ENCODER.encode(stamps.map(({ place }) => place).join(SEPARATOR)),
  ]);
}

function decodeStamps(bytes: Uint8Array, count: number): RecordStamp[] {
  if (count === 0) return [];
  const { buffer } = bytes.slice();
  const [times, sizes, inodes] = [0, 1, 2].map((at) => new Float64Array(buffer, at * count * 8, count));
  const fit = new Uint8Array(buffer, count * 24, count);
  const places = DECODER.decode(new Uint8Array(buffer, count * 25)).split(SEPARATOR);
  return places.map((place, at) => ({
    place,
    size: sizes?.[at] ?? 0,
    mtimeMs: times?.[at] ?? UNSETTLED,
    inode: inodes?.[at] ?? 0,
    fit: fit[at] === 1,
  }));
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
