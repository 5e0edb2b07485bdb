/**
 * One card by its id.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import type { Finding } from "../../core/finding.ts";
import { CommandError } from "../command_error.ts";
import type { Host } from "../host.ts";
import { allCardFiles, type CardFile } from "./card_files.ts";
import { settleDuplicates } from "./duplicates.ts";
import type { LibraryStack } from "./library.ts";
import { readCard, type StoredCard } from "./read_card.ts";

/**
 * Finds a card, in the project's library before the global one, reading no other file.
 *
 * @param id The id, in any case.
 * @param stack The libraries to look in.
 * @param host The outside world.
 * @returns The card.
 * @throws {CommandError} `card.not-found` where no file has that name, `card.broken` where its file cannot be used,
 * `card.ambiguous` where two different files claim the id.
 */
export function findCard(id: string, stack: LibraryStack, host: Pick<Host, "files">): StoredCard {
  const files = filesNamed(id, stack, host);
  const read = files.map((file) => readCard(file, host));
  const { cards, findings } = settleDuplicates(read.flatMap(({ stored }) => stored ?? []), host);
  const clash = findings.find(({ level }) => level === "error");
  if (clash) throw asError("card.ambiguous", clash);
  if (cards[0]) return cards[0];
  const problem = read.flatMap((reading) => reading.findings).find(({ level }) => level === "error");
  if (problem) throw asError("card.broken", problem);
  throw new CommandError("card.not-found", `No card has the id "${id}"`, "Run `ome experience list` to see them all");
}

/** The files of the nearest library that has any of that name. */
function filesNamed(id: string, stack: LibraryStack, host: Pick<Host, "files">): CardFile[] {
  for (const library of stack.toReversed()) {
    const files = allCardFiles(library, host);
    const named = files.filter((file) => foldId(file.id) === foldId(id));
    if (named.length > 0) return named;
  }
  return [];
}

function asError(code: string, { path = "", line = 1, message, mend }: Finding): CommandError {
  return new CommandError(code, `${path}:${line}: ${message}`, mend);
}
