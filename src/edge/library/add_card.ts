/**
 * New cards.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import { foldId } from "../../core/card/id.ts";
import { writeAtomically } from "../files/atomic_write.ts";
import { CommandError } from "../command_error.ts";
import type { Host } from "../host.ts";
import { takeLock } from "../files/lock.ts";
import { allCardFiles } from "./card_files.ts";
import { type Library, statusFolder } from "./library.ts";
import type { StoreHost } from "./move_card.ts";

/** A card's file that is not in a library yet. */
export interface NewCard {
  readonly id: string;
  readonly status: CardStatus;
  /** The whole file. */
  readonly text: string;
}

/**
 * Adds a card to a library.
 *
 * @param library The library; its folders are made as needed.
 * @param draft Makes the card, given the ids that are in use.
 * @param host The outside world.
 * @returns The path of its file.
 * @throws {CommandError} `card.exists` where its id is in use; no file is ever overwritten.
 */
export async function addCard(
  library: Library,
  draft: (taken: readonly string[]) => NewCard,
  host: StoreHost,
): Promise<{ readonly id: string; readonly path: string }> {
  using _lock = await takeLock(library.folder, host);
  const taken = idsInUse(library, host);
  const { id, status, text } = draft(taken);
  if (taken.some((other) => foldId(other) === foldId(id))) throw exists(id);
  const folder = statusFolder(library, status);
  host.files.makeFolder(folder);
  const path = `${folder}/${id}.md`;
  writeAtomically({ path, content: text }, host);
  return { id, path };
}

/** Broken cards keep their ids, too: their files would be in the way. */
function idsInUse(library: Library, host: Pick<Host, "files">): string[] {
  return allCardFiles(library, host).map(({ id }) => id);
}

function exists(id: string): CommandError {
  return new CommandError("card.exists", `A card with the id "${id}" is there already`, "Choose another id");
}
