/**
 * What an indexed file looked like, so that an edit is noticed without reading it.
 *
 * @module
 */

import type { FileStat } from "../host.ts";
import { SEPARATOR } from "./layout.ts";

/** What becomes of a file of the folder of active cards. */
export type FileRole = "card" | "off" | "broken";

/** One file of the folder of active cards. */
export interface FileStamp {
  readonly name: string;
  /** A card that takes part, one with policy `off`, or a file that holds no card. Cards have ordinals in file order. */
  readonly role: FileRole;
  readonly size: number;
  readonly mtimeMs: number;
  /** The lower 32 bits are compared. */
  readonly inode: number;
  /** What is wrong with a broken file, as `line code`; empty where there is nothing to say. */
  readonly problem: string;
}

/** Stamps as columns, so that thousands of them cost no object each. */
export interface StampTable {
  readonly names: readonly string[];
  readonly sizes: Float64Array;
  readonly mtimes: Float64Array;
  readonly inodes: Uint32Array;
  /** Places of the broken files. */
  readonly broken: readonly number[];
  /** One stamp whole. */
  at(place: number): FileStamp;
  /** The ordinal of the card at a place. */
  ordinalAt(place: number): number;
}

/** The time of a stamp for a name that leads to no file: a folder, or a link to nothing. */
export const NO_FILE = -1;

const ROLES: readonly FileRole[] = ["card", "off", "broken"];
const CARD = ROLES.indexOf("card");
const BROKEN = ROLES.indexOf("broken");
const BYTES_A_FILE = 8 + 8 + 4 + 1;
const COLUMNS_START = 8;

/**
 * Tells whether a file still looks as it did.
 *
 * @param stamps How files looked.
 * @param place Which of them is meant.
 * @param stat How it looks; undefined where nothing stands.
 * @returns Whether size, time and inode are the same, or there was no file and still is none.
 */
export function isUnchanged({ mtimes, sizes, inodes }: StampTable, place: number, stat: FileStat | undefined): boolean {
  if (stat?.kind !== "file") return mtimes[place] === NO_FILE;
  return stat.mtimeMs === mtimes[place] && stat.size === sizes[place] && (stat.inode >>> 0) === inodes[place];
}

/**
 * Writes stamps as bytes: how many there are, a column of each number, then all names, then the problems of the broken ones.
 *
 * @param stamps The files, in the order of the folder.
 * @returns The section's content.
 */
export function encodeStamps(stamps: readonly FileStamp[]): Uint8Array {
  const problems = stamps.filter(isBroken).map(({ problem }) => problem);
  const texts = new TextEncoder().encode([...stamps.map(({ name }) => name), ...problems].join(SEPARATOR));
  const textsStart = COLUMNS_START + stamps.length * BYTES_A_FILE;
  const bytes = new Uint8Array(textsStart + texts.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, stamps.length, true);
  const inodesStart = COLUMNS_START + stamps.length * 16;
  for (const [at, { mtimeMs, size, inode, role }] of stamps.entries()) {
    view.setFloat64(COLUMNS_START + at * 8, mtimeMs, true);
    view.setFloat64(COLUMNS_START + (stamps.length + at) * 8, size, true);
    view.setUint32(inodesStart + at * 4, inode >>> 0, true);
    view.setUint8(inodesStart + stamps.length * 4 + at, ROLES.indexOf(role));
  }
  bytes.set(texts, textsStart);
  return bytes;
}

/**
 * Reads stamps.
 *
 * @param bytes What {@linkcode encodeStamps} wrote, its checksum already checked.
 * @returns The files.
 */
export function decodeStamps(bytes: Uint8Array): StampTable {
  const { buffer } = bytes.slice(); // a copy begins where columns may
  const count = new DataView(buffer).getUint32(0, true);
  const inodesStart = COLUMNS_START + count * 16;
  const mtimes = new Float64Array(buffer, COLUMNS_START, count);
  const sizes = new Float64Array(buffer, COLUMNS_START + count * 8, count);
  const inodes = new Uint32Array(buffer, inodesStart, count);
  const roles = new Uint8Array(buffer, inodesStart + count * 4, count);
  const texts = new TextDecoder().decode(bytes.subarray(COLUMNS_START + count * BYTES_A_FILE)).split(SEPARATOR);
  const broken = placesOf(BROKEN, roles);
  const problems = new Map(broken.map((place, nth) => [place, texts[count + nth]]));
  return {
    names: texts.slice(0, count),
    sizes,
    mtimes,
    inodes,
    broken,
    at: (place) => ({
      name: texts[place] as string,
      role: ROLES[roles[place] as number] ?? "broken",
      problem: problems.get(place) ?? "",
      mtimeMs: mtimes[place] as number,
      size: sizes[place] as number,
      inode: inodes[place] as number,
    }),
    ordinalAt: (place) => placesOf(CARD, roles.subarray(0, place)).length,
  };
}

function placesOf(role: number, roles: Uint8Array): number[] {
  const places: number[] = [];
  for (let at = roles.indexOf(role); at >= 0; at = roles.indexOf(role, at + 1)) places.push(at);
  return places;
}

function isBroken({ role }: FileStamp): boolean {
  return role === "broken";
}
