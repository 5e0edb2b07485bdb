/**
 * Everything that is wrong with cards: their shape, their lint, secrets in them, and how they stand to one another.
 *
 * @module
 */

import { checkCard, checkCards } from "../../core/card/check.ts";
import type { CardReading } from "../../core/card/markdown.ts";
import { checkCardPlace } from "../../core/card/place.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { findSecrets } from "../secret_scan.ts";
import { readWholeText } from "../files/whole_text.ts";
import { type CardFile, listCardFiles } from "./card_files.ts";
import { settleDuplicates } from "./duplicates.ts";
import { CARD_STATUSES, type Library } from "./library.ts";
import { asCardFinding, type StoredCard } from "./read_card.ts";

/** What a check of several files found. */
export interface CardsCheck {
  /** How many files were looked at. */
  readonly checked: number;
  /** Every finding, with path and line, in the order of the files. */
  readonly findings: readonly Finding[];
  /** The cards that could be read. */
  readonly cards: readonly StoredCard[];
}

/**
 * Checks all cards of a library, and what only looks like one.
 *
 * @param library The library.
 * @param host The outside world.
 * @returns How many files were checked, and the findings.
 */
export async function checkLibrary(library: Library, host: Pick<Host, "files">): Promise<CardsCheck> {
  const folders = CARD_STATUSES.map((status) => listCardFiles(library, { status }, host));
  const strays = folders.flatMap(({ findings }) => findings);
  const { checked, findings, cards } = await checkCardFiles(folders.flatMap(({ files }) => files), host);
  return { checked: checked + strays.length, findings: [...strays, ...findings].toSorted(byPlace), cards };
}

/**
 * Checks cards by their files, as if they were one library.
 *
 * @param files The files.
 * @param host The outside world.
 * @returns How many files were checked, and the findings.
 */
export async function checkCardFiles(files: readonly CardFile[], host: Pick<Host, "files">): Promise<CardsCheck> {
  const checks: OneCheck[] = [];
  for (const file of files) checks.push(await checkOne(file, host));
  const findings = checks.flatMap(({ findings }) => findings);
  const settled = settleDuplicates(checks.flatMap(({ stored }) => stored ?? []), host);
  const near = checkCards(settled.cards.map(({ card, path }) => ({ card, path })));
  const all = [...findings, ...settled.findings, ...near].toSorted(byPlace);
  return { checked: files.length, findings: all, cards: settled.cards };
}

/**
 * Checks one card by its text: what the core says of it, and the secrets that a linter knows.
 *
 * @param text The text of its file.
 * @param path The path of its file.
 * @returns The card, unless it cannot be read, and the findings.
 */
export async function checkCardText(text: string, path: string): Promise<CardReading> {
  const { card, findings } = checkCard(text, path);
  const known = new Set(findings.filter(({ code }) => code === "card.secret").map(({ line }) => line));
  const secrets = (await findSecrets(text, { prefix: "card", path })).filter(({ line }) => !known.has(line));
  return { ...(card ? { card } : {}), findings: [...findings.map(asCardFinding), ...secrets] };
}

interface OneCheck {
  readonly stored?: StoredCard;
  readonly findings: readonly Finding[];
}

async function checkOne({ library, path }: CardFile, host: Pick<Host, "files">): Promise<OneCheck> {
  const { text, finding } = readWholeText(path, host);
  if (text === undefined) return { findings: [finding] };
  const { card, findings } = await checkCardText(text, path);
  if (!card || checkCardPlace(card, path).length > 0) return { findings };
  return { stored: { card, libraryScope: library.scope, library, path, text }, findings };
}

function byPlace(a: Finding, b: Finding): number {
  const [one, other] = [a.path ?? "", b.path ?? ""];
  if (one !== other) return one < other ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
