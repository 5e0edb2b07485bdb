/**
 * The life of a card on disk: its status line and its folder change, and not one other byte.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import { setCardStatus } from "../../core/card/status_line.ts";
import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import { CommandError } from "../command_error.ts";
import { type LockHost, takeLock } from "../files/lock.ts";
import { baseName } from "../files/path.ts";
import { type CopyHost, keepSafetyCopy } from "../files/safety_copy.ts";
import { findCard } from "./find_card.ts";
import { finishHalfMoves } from "./half_moves.ts";
import { type Library, statusFolder } from "./library.ts";
import type { StoredCard } from "./read_card.ts";

/** A step in the life of a card. */
export type Move = "enable" | "archive" | "restore";

/** Where each step leads, and from where it may be taken. */
const MOVES: Readonly<Record<Move, { readonly from: readonly CardStatus[]; readonly to: CardStatus }>> = {
  enable: { from: ["draft"], to: "active" },
  archive: { from: ["draft", "active"], to: "archived" },
  restore: { from: ["archived"], to: "draft" },
};

/** What changing a library needs of the outside world. */
export type StoreHost = LockHost & CopyHost & WriteHost;

/** What became of a card. */
export interface MovedCard {
  readonly id: string;
  readonly from: CardStatus;
  readonly to: CardStatus;
  /** Where its file is now. */
  readonly path: string;
  /** What else was put right. */
  readonly notes: readonly string[];
}

/**
 * Takes one step in the life of a card. A card that is there already stays as it is.
 *
 * @param step The library, the card's id and the step.
 * @param host The outside world.
 * @returns What became of the card.
 * @throws {CommandError} Where there is no such card, it is broken, its status allows no such step, or something lies
 * at its new place. Nothing is changed then.
 */
export async function moveCard(
  { library, id, move }: { readonly library: Library; readonly id: string; readonly move: Move },
  host: StoreHost,
): Promise<MovedCard> {
  using _lock = await takeLock(library.folder, host);
  const notes = finishHalfMoves(library, host);
  const stored = findCard(id, [library], host);
  const { from, to } = MOVES[move];
  const { status } = stored.card;
  if (status === to) return { id: stored.card.id, from: status, to, path: stored.path, notes };
  if (!from.includes(status)) throw wrongStep(stored, move);
  const path = relocate(stored, to, host);
  return { id: stored.card.id, from: status, to, path, notes };
}

/** The new place is written before the old one goes: killed in between, the card is there twice and not gone. */
function relocate({ library, path, text }: StoredCard, to: CardStatus, host: StoreHost): string {
  const { files } = host;
  const stat = files.lstat(path);
  if (stat?.kind === "link") throw isLink(path);
  const folder = statusFolder(library, to);
  const target = `${folder}/${baseName(path)}`;
  if (files.lstat(target)) throw isTaken(target);
  keepSafetyCopy(path, host);
  files.makeFolder(folder);
  writeAtomically({ path: target, content: setCardStatus(text, to), ...(stat?.mode ? { mode: stat.mode } : {}) }, host);
  files.remove(path);
  return target;
}

function wrongStep({ card: { id, status } }: StoredCard, move: Move): CommandError {
  const { from } = MOVES[move];
  const hint = status === "archived"
    ? `Restore it first: ome experience restore ${id}`
    : `Its status must be ${from.join(" or ")}`;
  return new CommandError("card.wrong-status", `Cannot ${move} "${id}": it is ${status}`, hint);
}

function isLink(path: string): CommandError {
  return new CommandError(
    "library.link",
    `"${path}" is a link, and cannot be moved`,
    "Put the card itself in its place",
  );
}

function isTaken(path: string): CommandError {
  return new CommandError("library.taken", `Something else lies at "${path}"`, "Look at it and move it away");
}
