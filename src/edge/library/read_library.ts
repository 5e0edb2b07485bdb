/**
 * All cards of a stack of libraries, each file on its own: a broken one is named and harms no other.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { listCardFiles } from "./card_files.ts";
import { settleDuplicates } from "./duplicates.ts";
import { CARD_STATUSES, type Library, type LibraryStack } from "./library.ts";
import { readCard, type StoredCard } from "./read_card.ts";

/** Everything that a stack of libraries holds. */
export interface LibraryReading {
  /** The good cards: by library, then by status (active first), then by file name. */
  readonly cards: readonly StoredCard[];
  /** What is wrong with the other files, in the same order. */
  readonly findings: readonly Finding[];
}

/**
 * Reads the cards of a stack. Nothing in a file, and no file, makes it fail.
 *
 * @param stack The libraries.
 * @param host The outside world.
 * @param options Which cards to read; all unless told.
 * @returns The good cards, and every finding with path and line.
 */
export function readLibrary(
  stack: LibraryStack,
  host: Pick<Host, "files">,
  { statuses = CARD_STATUSES }: { readonly statuses?: readonly CardStatus[] } = {},
): LibraryReading {
  const readings = stack.map((library) => readOne(library, statuses, host));
  return {
    cards: readings.flatMap(({ cards }) => cards),
    findings: readings.flatMap(({ findings }) => findings),
  };
}

function readOne(library: Library, statuses: readonly CardStatus[], host: Pick<Host, "files">): LibraryReading {
  const folders = statuses.map((status) => listCardFiles(library, { status }, host));
  const read = folders.flatMap(({ files }) => files).map((file) => readCard(file, host));
  const { cards, findings } = settleDuplicates(read.flatMap(({ stored }) => stored ?? []), host);
  const strays = folders.flatMap((folder) => folder.findings);
  return { cards, findings: [...strays, ...read.flatMap((reading) => reading.findings), ...findings] };
}
