/**
 * A copy of what is about to be overwritten or removed, for the day on which that was a mistake.
 *
 * @module
 */

import { toHex } from "./hex.ts";
import type { Host } from "../host.ts";
import { parentFolder } from "./path.ts";
import { tempArea } from "./temp_area.ts";

/** Days that a copy is kept; most systems empty their temporary folder sooner. */
const SAFETY_COPY_DAYS = 30;

const MS_A_DAY = 86_400_000;

/** What copying needs of the outside world. */
export type CopyHost = Pick<Host, "files" | "home" | "tempFolder" | "now" | "randomBytes">;

/**
 * Copies a file, or a folder with all its files, to the temporary area. Links are left out: nothing is lost with them.
 *
 * The copy lies below a folder named for the moment, at the same path as its original. Copies older than
 * 30 days are removed.
 *
 * @param path The absolute path of what is about to change.
 * @param host The outside world.
 * @returns The path of the copy.
 */
export function keepSafetyCopy(path: string, host: CopyHost): string {
  const area = tempArea("copies", host);
  removeOldCopies(area, host);
  const moment = `${stampOf(host.now())}-${toHex(host.randomBytes(4))}`;
  const copy = `${area}/${moment}/${path.replace(/^[\\/]+/, "").replaceAll(":", "")}`;
  copyAll(path, copy, host);
  return copy;
}

function copyAll(from: string, to: string, { files }: Pick<Host, "files">): void {
  if (files.stat(from)?.kind === "folder") {
    for (const { name, kind } of files.list(from)) {
      if (kind === "file" || kind === "folder") copyAll(`${from}/${name}`, `${to}/${name}`, { files });
    }
    return;
  }
  files.makeFolder(parentFolder(to), 0o700);
  files.create(to, files.read(from), 0o600);
}

/** Names start with the moment, so that their order is the order of time. */
function removeOldCopies(area: string, { files, now }: CopyHost): void {
  const oldest = stampOf(new Date(now().getTime() - SAFETY_COPY_DAYS * MS_A_DAY));
  for (const { name } of files.list(area)) {
    if (name < oldest) files.removeTree(`${area}/${name}`);
  }
}

function stampOf(moment: Date): string {
  return moment.toISOString().replaceAll(":", "-");
}
