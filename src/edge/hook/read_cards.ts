/**
 * The active cards straight from their Markdown: right at any time, and slow for a large library.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { indexCards } from "../../core/recall/index_cards.ts";
import { toHex } from "../hex.ts";
import type { Host } from "../host.ts";
import { listCardFiles } from "../library/card_files.ts";
import { settleDuplicates } from "../library/duplicates.ts";
import type { Library } from "../library/library.ts";
import { readCard, type StoredCard } from "../library/read_card.ts";
import { OutOfTimeError } from "./budget.ts";
import type { LoadedIndex, LoadIndexOptions } from "./load_index.ts";

const FINGERPRINT_BYTES = 8;

type ReadCards = Pick<LoadedIndex, "index" | "fingerprint" | "brokenCards">;

/**
 * Reads and indexes the active cards of some libraries.
 *
 * @param libraries The libraries.
 * @param options How long it may take.
 * @param host The outside world.
 * @returns The index, its fingerprint, and the files that hold no card.
 * @throws {OutOfTimeError} Where there was no time to read every card.
 */
export async function readCards(
  libraries: readonly Library[],
  { outOfTime }: Required<Pick<LoadIndexOptions, "outOfTime">>,
  host: Pick<Host, "files" | "sha256">,
): Promise<ReadCards> {
  const cards: StoredCard[] = [];
  const brokenCards: string[] = [];
  for (const library of libraries) {
    const folder = listCardFiles(library, "active", host);
    const readings = folder.files.map((file) => {
      if (outOfTime()) throw new OutOfTimeError("There was no time to read every card");
      return readCard(file, host);
    });
    const settled = settleDuplicates(readings.flatMap(({ stored }) => stored ?? []), host);
    cards.push(...settled.cards);
    const broken = readings.filter(({ stored }) => stored === undefined).map(({ findings }) => findings);
    for (const findings of [folder.findings, settled.findings, ...broken]) {
      brokenCards.push(...nameBroken(findings, library));
    }
  }
  return { index: indexCards(cards), fingerprint: await fingerprintOf(cards, host), brokenCards };
}

/** One name a file: its first error is what a person mends first. */
function nameBroken(findings: readonly Finding[], { folder }: Library): string[] {
  const errors = findings.filter(({ level }) => level === "error");
  const first = new Map(errors.toReversed().map((finding) => [finding.path, finding]));
  return [...first.values()].reverse()
    .map(({ path = "", line = 1, code }) => `${path.slice(folder.length + 1)}:${line} ${code}`);
}

async function fingerprintOf(cards: readonly StoredCard[], { sha256 }: Pick<Host, "sha256">): Promise<string> {
  const text = cards.map(({ libraryScope, card, text }) => `${libraryScope}/${card.id}\n${text}`).join("\0");
  return toHex((await sha256(new TextEncoder().encode(text))).slice(0, FINGERPRINT_BYTES));
}
