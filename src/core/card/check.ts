/**
 * Everything that can be said of a card's file: shape, place, lint, and what it must not carry.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { locateKeys } from "../markdown/locate.ts";
import { checkPrivacy } from "../privacy/check_privacy.ts";
import { redactFindings } from "../privacy/redact_findings.ts";
import { boundFindings } from "./bound_findings.ts";
import type { Card } from "./card.ts";
import { foldId } from "./id.ts";
import { lintCard } from "./lint.ts";
import { type CardReading, readCardUnbounded } from "./markdown.ts";
import { findNearDuplicates } from "./near_duplicates.ts";
import { checkCardPlace } from "./place.ts";
import { weighCard } from "./similar.ts";

/** A card and the file that it was read from. */
export interface FiledCard {
  /** The card. */
  readonly card: Card;
  /** The path of its file. */
  readonly path: string;
}

/**
 * Checks one card's file by itself; {@linkcode checkCards} compares it with others.
 *
 * @param file The text of the file.
 * @param path Its path, `/` or `\` between its parts.
 * @returns The card, unless something is wrong at error level, and all findings in the order of the file.
 *
 * @example
 * ```ts
 * import { checkCard } from "./check.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { card, findings } = checkCard("No front matter", "experiences/draft/a.md");
 * assertEquals(card, undefined);
 * assertEquals(findings.map(({ code, line }) => [code, line]), [["card.front-matter", 1]]);
 * ```
 */
export function checkCard(file: string, path: string): CardReading {
  const { card, findings } = readCardUnbounded(file);
  const all = [
    ...findings,
    ...card ? [...checkCardPlace(card, path), ...lintCard(card, locateKeys(file))] : [],
    ...checkPrivacy(file, { prefix: "card", pathLevel: "warning" }),
  ];
  const safe = redactFindings(boundFindings(all), file).map((finding) => ({ ...finding, path }));
  return card ? { card, findings: safe } : { findings: safe };
}

/**
 * Compares cards with one another: ids that are the same without regard to case and composition, and near-duplicates.
 *
 * @param cards The cards of one library.
 * @returns A finding for the later card of each pair, in the order of the cards.
 *
 * @example
 * ```ts
 * import { checkCards } from "./check.ts";
 * import { parseCard } from "./markdown.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const file = (id: string) => `---\nschema: ome-card\nid: ${id}\nstatus: draft\ntitle: T\nsummary: S\n---\n## Full Rule\nDo it.`;
 * const cards = ["Plan", "plan"].flatMap((id) => {
 *   const { card } = parseCard(file(id));
 *   return card ? [{ card, path: `experiences/draft/${id}.md` }] : [];
 * });
 * assertEquals(checkCards(cards).map(({ code }) => code), ["card.duplicate-id"]);
 * ```
 */
export function checkCards(cards: readonly FiledCard[]): Finding[] {
  const first = new Map<string, FiledCard>();
  const near = findNearDuplicates(cards.map(({ card }) => weighCard(card)));
  return cards.flatMap((filed, index) => {
    const id = foldId(filed.card.id);
    const twin = first.get(id);
    if (twin) return [duplicateId(filed, twin)];
    first.set(id, filed);
    const other = cards[near[index] ?? -1];
    return other ? [nearDuplicate(filed, other)] : [];
  });
}

function duplicateId({ card: { id }, path }: FiledCard, twin: FiledCard): Finding {
  const message = `The id "${id}" is also that of "${twin.path}"`;
  const mend = "Give one of the two another id, in its file name too";
  return { code: "card.duplicate-id", level: "error", message, mend, path, line: 1, column: 1 };
}

function nearDuplicate({ card: { id }, path }: FiledCard, near: FiledCard): Finding {
  const message = `The card "${id}" says nearly the same as "${near.card.id}"`;
  const mend = "Merge the two, or make clear when each applies";
  return { code: "card.near-duplicate", level: "warning", message, mend, path, line: 1, column: 1 };
}
