/**
 * One card from its file.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import { parseCard } from "../../core/card/markdown.ts";
import { checkCardPlace } from "../../core/card/place.ts";
import type { Finding } from "../../core/finding.ts";
import { FileError, type Host } from "../host.ts";
import { baseName } from "../path.ts";
import { type CardFile, unreadable } from "./card_files.ts";
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

type WholeText = { text: string; finding?: undefined } | { text?: undefined; finding: Finding };

/**
 * Reads a text that may have to be written again: one that is not UTF-8 through and through would come back changed.
 *
 * @param path The path of the file.
 * @param host The outside world.
 * @returns The text, or why there is none.
 */
export function readWholeText(path: string, { files }: Pick<Host, "files">): WholeText {
  try {
    const bytes = files.read(path);
    try {
      return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    } catch {
      return { finding: notUtf8(path, bytes) };
    }
  } catch (error) {
    if (error instanceof FileError) return { finding: unreadable(path, error) };
    throw error;
  }
}

function notUtf8(path: string, bytes: Uint8Array): Finding {
  const before = new TextDecoder().decode(bytes).split("\uFFFD", 1)[0] ?? "";
  const line = before.split("\n").length;
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const message = `The file is ${isUtf16 ? "UTF-16" : "not UTF-8"} text`;
  return { code: "card.encoding", level: "error", message, mend: "Save it as UTF-8", path, line };
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
