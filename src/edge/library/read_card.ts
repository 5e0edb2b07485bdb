/**
 * One card from its file.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import { parseCard } from "../../core/card/markdown.ts";
import { checkCardPlace } from "../../core/card/place.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { baseName } from "../files/path.ts";
import { readWholeText } from "../files/whole_text.ts";
import type { CardFile } from "./card_files.ts";
import type { Library } from "./library.ts";

/** A card and the file that holds it. */
export interface StoredCard extends LibraryCard {
  readonly library: Library;
  readonly path: string;
  /** The text of the file, every byte of it. */
  readonly text: string;
}

/** A file that was read. */
export interface CardFileReading {
  /** The card; absent where anything is wrong at error level. */
  readonly stored?: StoredCard;
  readonly findings: readonly Finding[];
}

/**
 * Reads one card, with everything that its place says about it.
 *
 * @param file The file.
 * @param host The outside world.
 * @returns The card, unless something is wrong at error level, and the findings.
 */
export function readCard(file: CardFile, host: Pick<Host, "files">): CardFileReading {
  const { library, path } = file;
  const { text, finding } = readWholeText(path, host);
  if (text === undefined) return { findings: [finding] };
  const { card, findings } = parseCard(text, path);
  if (!card) return { findings: findings.map(asCardFinding) };
  const misplaced = checkCardPlace(card, path).map((each) => ({ ...each, path }));
  if (misplaced.length > 0) return { findings: [...findings, ...misplaced] };
  return { stored: { card, libraryScope: library.scope, library, path, text }, findings };
}

/**
 * Judges a finding by the file that it is about: a README without front matter explains a folder, and breaks nothing.
 *
 * @param finding What the reader of cards says.
 * @returns The same finding, at the level that it has in a library.
 */
export function asCardFinding(finding: Finding): Finding {
  const isReadme = /^readme\.md$/i.test(baseName(finding.path ?? ""));
  return isReadme && finding.code === "card.front-matter" ? { ...finding, level: "note" } : finding;
}
