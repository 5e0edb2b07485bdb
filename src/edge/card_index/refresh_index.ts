/**
 * Brings a stored index up to date. Commands do; the hook never does.
 *
 * @module
 */

import { type CardProfile, profileCard } from "../../core/recall/card_profile.ts";
import { writeAtomically } from "../files/atomic_write.ts";
import type { FileStat, Host } from "../host.ts";
import { checkFolder, isCardName, statCard } from "./check_folder.ts";
import { encodeIndex } from "./encode_index.ts";
import { type FileRole, type FileStamp, isUnchanged, NO_FILE } from "./file_stamp.ts";
import { INDEX_VERSION } from "./layout.ts";
import type { OpenedIndex } from "./open_index.ts";
import { type FolderReading, type IndexPlace, openStored } from "./stored_index.ts";
import { haveTwins } from "./twins.ts";

/**
 * How long a file must have been left alone before it is read. Times of files advance in steps of a few milliseconds:
 * a file that is read within the step of its last change could change again without its time saying so.
 */
const SETTLED_AFTER_MS = 50;

/**
 * Rebuilds an index unless it is right as it stands; cards that did not change are taken over from it.
 *
 * @param place The folder and its index.
 * @param host The outside world.
 * @returns Whether the index was written or, for a folder where two files share an id, removed.
 * @throws {FileError} If the index cannot be written.
 */
export async function refreshIndex(
  place: IndexPlace,
  host: Pick<Host, "files" | "now" | "sleep" | "randomBytes">,
): Promise<boolean> {
  const { folder, indexPath } = place;
  if (indexPath === undefined) return false;
  const stored = openStored(place, host);
  try {
    if (stored !== undefined && isCurrent(place, stored.opened, host)) return false;
    const listing = await settledListing(folder, host);
    if (haveTwins([...listing.found.keys()])) return removeIndex(indexPath, host);
    const { stamps, profiles } = await collect(place, listing, stored?.opened);
    const content = { version: INDEX_VERSION, folderMtimeMs: listing.folderMtimeMs, stamps, profiles };
    writeAtomically({ path: indexPath, content: encodeIndex(content) }, host);
    return true;
  } finally {
    stored?.close();
  }
}

function removeIndex(path: string, { files }: Pick<Host, "files">): boolean {
  if (files.lstat(path) === undefined) return false;
  files.remove(path);
  return true;
}

function isCurrent({ folder }: IndexPlace, opened: OpenedIndex, { files }: Pick<Host, "files">): boolean {
  const { hidden, hiddenOff, changed } = checkFolder(folder, opened, files);
  return hidden.size + hiddenOff + changed.length === 0 &&
    files.stat(folder)?.mtimeMs === opened.folderMtimeMs;
}

interface Listing {
  readonly folderMtimeMs: number;
  readonly found: ReadonlyMap<string, FileStat | undefined>;
}

/** Lists the folder once everything in it has been left alone for long enough. */
async function settledListing(folder: string, host: Pick<Host, "files" | "now" | "sleep">): Promise<Listing> {
  const listing = listFolder(folder, host);
  const times = [...listing.found.values()].map((stat) => stat?.mtimeMs ?? 0);
  // Not `Math.max(...times)`: an argument for each of a hundred thousand files is more than a call can take.
  const newest = times.reduce((latest, time) => Math.max(latest, time), listing.folderMtimeMs);
  const age = host.now().getTime() - newest;
  if (age >= SETTLED_AFTER_MS || age < 0) return listing;
  await host.sleep(SETTLED_AFTER_MS - age);
  return listFolder(folder, host);
}

function listFolder(folder: string, { files }: Pick<Host, "files">): Listing {
  const stat = files.stat(folder);
  if (stat === undefined) return { folderMtimeMs: 0, found: new Map() };
  const names = files.list(folder).map(({ name }) => name).filter(isCardName);
  const found = new Map(names.map((name) => [name, statCard(`${folder}/${name}`, files)]));
  return { folderMtimeMs: stat.mtimeMs, found };
}

interface Collected {
  readonly stamps: readonly FileStamp[];
  readonly profiles: readonly CardProfile[];
}

async function collect(place: IndexPlace, { found }: Listing, opened: OpenedIndex | undefined): Promise<Collected> {
  const known = knownFiles(opened, found);
  const reading = await place.readCards([...found.keys()].filter((name) => !known.has(name)));
  const stamps: FileStamp[] = [];
  const profiles: CardProfile[] = [];
  for (const [name, stat] of found) {
    const { role, problem, profile } = known.get(name) ?? contentOf(name, reading);
    stamps.push({ name, role, problem, ...looksOf(stat) });
    if (profile !== undefined) profiles.push(profile());
  }
  return { stamps, profiles };
}

interface FileContent {
  readonly role: FileRole;
  readonly problem: string;
  /** For a card that takes part. */
  readonly profile?: () => CardProfile;
}

/** What the stored index knows of files that still look as they did. */
function knownFiles(opened: OpenedIndex | undefined, found: Listing["found"]): Map<string, FileContent> {
  const known = new Map<string, FileContent>();
  if (opened === undefined) return known;
  const { stamps, index } = opened;
  let next = 0;
  for (const [place, name] of stamps.names.entries()) {
    const { role, problem } = stamps.at(place);
    const ordinal = role === "card" ? next++ : undefined;
    if (!isUnchanged(stamps, place, found.get(name))) continue;
    known.set(name, { role, problem, ...(ordinal === undefined ? {} : { profile: () => index.profile(ordinal) }) });
  }
  return known;
}

function contentOf(name: string, { cards, problems }: FolderReading): FileContent {
  const problem = problems.get(name) ?? "";
  const entry = cards.get(name);
  if (entry === undefined) return { role: "broken", problem };
  if (entry.card.recall.policy === "off") return { role: "off", problem };
  return { role: "card", problem, profile: () => profileCard(entry) };
}

function looksOf(stat: FileStat | undefined): Pick<FileStamp, "size" | "mtimeMs" | "inode"> {
  if (stat?.kind !== "file") return { size: 0, mtimeMs: NO_FILE, inode: 0 };
  return { size: stat.size, mtimeMs: stat.mtimeMs, inode: stat.inode >>> 0 };
}
