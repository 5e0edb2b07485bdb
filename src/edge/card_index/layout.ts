/**
 * The layout of an index file: a head, and four sections that are read by seeking.
 *
 * ```text
 * "OMEINDEX"  head length  head checksum   16 bytes
 * head        JSON: versions, counts, and where the sections lie
 * files       what the indexed files looked like, for the check against the folder
 * ids         of the cards, in the order of their ordinals
 * profiles    a table of offsets, then one block a card
 * postings    a table of offsets, then one block a bucket of keys
 * ```
 *
 * Every block carries its own checksum, so that a damaged file is noticed where it is read. Numbers are little-endian.
 *
 * @module
 */

import type { ScopeCount } from "../../core/recall/card_index.ts";
import { ENGINE_VERSION, SCORER_VERSION } from "../../core/recall/versions.ts";
import { VERSION } from "../../core/version.ts";
import type { BlockSection } from "../binary/blocks.ts";
import type { Fingerprint } from "./fingerprint.ts";

/** The first bytes of every index file. */
export const MAGIC = "OMEINDEX";

/** Changes when the layout does. */
const LAYOUT_VERSION = 4;

/** What an index must have been made by to be used: profiles of another version may mean something else. */
export const INDEX_VERSION = `layout ${LAYOUT_VERSION}, ome ${VERSION}, ${ENGINE_VERSION}, ${SCORER_VERSION}`;

/** Bytes before the head. */
export const PREFIX_LENGTH = 16;

/** What stands between texts: no file name, id or problem holds it. */
export const SEPARATOR = "\0";

/** A part of the file. */
export interface Extent {
  readonly offset: number;
  readonly length: number;
}

/** What is read first. */
export interface IndexHead {
  /** Layout, engine and scorer: an index of any other version is no index. */
  readonly version: string;
  /** The length of the whole file, in bytes; a file of another length was cut. */
  readonly fileLength: number;
  /** Active cards, those with policy `off` included. */
  readonly size: number;
  readonly scopes: readonly ScopeCount[];
  readonly averageLengths: readonly number[];
  /** Of the cards that take part. */
  readonly fingerprint: Fingerprint;
  /** Time of the folder's last change when it was listed, milliseconds since 1970. */
  readonly folderMtimeMs: number;
  readonly files: Extent;
  readonly ids: Extent;
  readonly profiles: BlockSection;
  readonly postings: BlockSection;
}
