/**
 * What an indexed file looked like, so that an edit is noticed without reading it.
 *
 * @module
 */

import type { FileStat } from "../host.ts";

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

/** The time of a stamp for a name that leads to no file: a folder, or a link to nothing. */
export const NO_FILE = -1;

const ROLES: readonly FileRole[] = ["card", "off", "broken"];
const BYTES_A_FILE = 8 + 8 + 4 + 1;
/** Between texts: no file name holds it, and no problem does. */
const SEPARATOR = "\0";

/**
 * Tells whether a file still looks as it did.
 *
 * @param stamp How it looked.
 * @param stat How it looks; undefined where nothing stands.
 * @returns Whether size, time and inode are the same, or there was no file and still is none.
 */
export function isUnchanged(stamp: FileStamp, stat: FileStat | undefined): boolean {
  if (stat?.kind !== "file") return stamp.mtimeMs === NO_FILE;
  return stat.mtimeMs === stamp.mtimeMs && stat.size === stamp.size &&
    (stat.inode >>> 0) === stamp.inode >>> 0;
}

/**
 * Writes stamps as bytes: the numbers of each, then all names, then the problems of the broken ones.
 *
 * @param stamps The files, in the order of the folder.
 * @returns The section's content.
 */
export function encodeStamps(stamps: readonly FileStamp[]): Uint8Array {
  const problems = stamps.filter(isBroken).map(({ problem }) => problem);
  const texts = new TextEncoder().encode([...stamps.map(({ name }) => name), ...problems].join(SEPARATOR));
  const bytes = new Uint8Array(4 + stamps.length * BYTES_A_FILE + texts.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, stamps.length, true);
  for (const [at, stamp] of stamps.entries()) {
    const offset = 4 + at * BYTES_A_FILE;
    view.setFloat64(offset, stamp.mtimeMs, true);
    view.setFloat64(offset + 8, stamp.size, true);
    view.setUint32(offset + 16, stamp.inode >>> 0, true);
    view.setUint8(offset + 20, ROLES.indexOf(stamp.role));
  }
  bytes.set(texts, 4 + stamps.length * BYTES_A_FILE);
  return bytes;
}

/**
 * Reads stamps.
 *
 * @param bytes What {@linkcode encodeStamps} wrote, its checksum already checked.
 * @returns The files.
 */
export function decodeStamps(bytes: Uint8Array): FileStamp[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(0, true);
  const texts = new TextDecoder().decode(bytes.subarray(4 + count * BYTES_A_FILE)).split(SEPARATOR);
  let nextProblem = count;
  return Array.from({ length: count }, (_, at) => {
    const offset = 4 + at * BYTES_A_FILE;
    const role = ROLES[view.getUint8(offset + 20)] ?? "broken";
    return {
      name: texts[at] ?? "",
      role,
      problem: role === "broken" ? texts[nextProblem++] ?? "" : "",
      mtimeMs: view.getFloat64(offset, true),
      size: view.getFloat64(offset + 8, true),
      inode: view.getUint32(offset + 16, true),
    };
  });
}

function isBroken({ role }: FileStamp): boolean {
  return role === "broken";
}
