/**
 * The active cards of a library straight from their Markdown: right at any time, and slow for a large library.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import type { Finding } from "../../core/finding.ts";
import { checkCredentials } from "../../core/privacy/check_privacy.ts";
import type { FolderReading } from "../card_index/stored_index.ts";
import { OutOfTimeError } from "../hook/budget.ts";
import type { Host } from "../host.ts";
import { baseName } from "../files/path.ts";
import { listCardFiles } from "./card_files.ts";
import { settleDuplicates } from "./duplicates.ts";
import type { Library } from "./library.ts";
import { type CardFileReading, readCard } from "./read_card.ts";

/** What to read, and how long it may take. */
export interface ReadActiveOptions {
  /** Names of files in the folder of active cards; all unless told. */
  readonly names?: readonly string[];
  /** Asked before each file; once it answers true, reading is given up. Default: never. */
  readonly outOfTime?: () => boolean;
}

/**
 * Reads active cards of a library.
 *
 * @param library The library.
 * @param options What to read, and how long it may take.
 * @param host The outside world.
 * @returns The cards, and what is wrong with the files that hold none, by file name.
 * @throws {OutOfTimeError} Where there was no time to read every card.
 */
export function readActiveCards(
  library: Library,
  { names, outOfTime = () => false }: ReadActiveOptions,
  host: Pick<Host, "files">,
): FolderReading {
  const folder = listCardFiles(library, { status: "active", ...(names ? { names } : {}) }, host);
  const readings = folder.files.map((file) => {
    if (outOfTime()) throw new OutOfTimeError("There was no time to read every card");
    return withoutSecrets(readCard(file, host));
  });
  const settled = settleDuplicates(readings.flatMap(({ stored }) => stored ?? []), host);
  const broken = readings.filter(({ stored }) => stored === undefined).flatMap(({ findings }) => findings);
  return {
    cards: new Map(settled.cards.map((stored): [string, LibraryCard] => [baseName(stored.path), stored])),
    problems: firstErrors([...folder.findings, ...settled.findings, ...broken]),
  };
}

/** A card with a credential in it is shown to nobody. */
function withoutSecrets(reading: CardFileReading): CardFileReading {
  if (reading.stored === undefined) return reading;
  const { path, text } = reading.stored;
  const secrets = checkCredentials(text, "card").map((secret) => ({ ...secret, path }));
  return secrets.length > 0 ? { findings: secrets } : reading;
}

/** One problem a file: its first error is what a person mends first. */
function firstErrors(findings: readonly Finding[]): Map<string, string> {
  const errors = findings.filter(({ level }) => level === "error").toReversed();
  return new Map(errors.map(({ path = "", line = 1, code }) => [baseName(path), `${line} ${code}`]));
}
