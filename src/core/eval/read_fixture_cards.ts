/**
 * Cards of a suite: front matter as JSON, plus the rule.
 *
 * @module
 */

import type { LibraryCard, LibraryScope } from "../card/card.ts";
import { CARD_FIELDS } from "../card/fields.ts";
import { checkId } from "../card/id.ts";
import { type KeyPath, readFields } from "../fields/read.ts";
import { placeInWords } from "../fields/shape_finding.ts";
import type { Finding } from "../finding.ts";
import type { DocumentOptions } from "./read_suite.ts";
import type { CardsReading } from "./suite.ts";

/** Fixture cards leave out what every one of them would say. */
const DEFAULTS = { schema: "ome-card", status: "active", category: "General" };

/**
 * Reads the cards of a suite.
 *
 * A card has the front matter of a card's file (snake_case) and `rule`; `status` is `active` where it is absent, and
 * `library: "project"` puts the card into the project's library instead of the global one.
 *
 * @param document The list of cards, as `JSON.parse` returned it.
 * @param options Where values stand in the file.
 * @returns The cards and everything that was found.
 *
 * @example
 * ```ts
 * import { readFixtureCards } from "./read_fixture_cards.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { cards, findings } = readFixtureCards([{ id: "a", title: "A", summary: "When…", language: "en", rule: "Do." }]);
 * assertEquals(findings, []);
 * assertEquals(cards[0]?.card.status, "active");
 * ```
 */
export function readFixtureCards(document: unknown, options: DocumentOptions = {}): CardsReading {
  if (!Array.isArray(document)) return { cards: [], findings: [cardFinding("No list of cards", [], options)] };
  const readings = document.map((item, place) => readFixtureCard(item, [place], options));
  const cards = readings.flatMap((reading) => reading.cards);
  return { cards, findings: [...readings.flatMap(({ findings }) => findings), ...duplicates(cards, options)] };
}

function readFixtureCard(item: unknown, at: KeyPath, options: DocumentOptions): CardsReading {
  if (typeof item !== "object" || item === null) {
    return { cards: [], findings: [cardFinding("The card is not an object", at, options)] };
  }
  const { rule, library, ...header } = { ...DEFAULTS, rule: undefined, library: "global", ...item };
  const { value, findings } = readFields(CARD_FIELDS, header, {
    prefix: "card",
    locate: (path) => options.locate?.([...at, ...path]),
  });
  const { schema: _schema, ...data } = value;
  const problems = [
    ...findings.map((finding) => ({ ...finding, message: `${placeInWords(at)}: ${finding.message}` })),
    ...(typeof rule === "string" ? [] : [cardFinding('"rule" is missing', [...at, "rule"], options)]),
    ...(isLibrary(library)
      ? []
      : [cardFinding('"library" is neither global nor project', [...at, "library"], options)]),
    ...idFindings(data.id, at, options),
  ];
  const card = { ...data, intro: data.summary, rule: typeof rule === "string" ? rule : "" };
  return { cards: [{ card, libraryScope: isLibrary(library) ? library : "global" }], findings: problems };
}

function isLibrary(value: unknown): value is LibraryScope {
  return value === "global" || value === "project";
}

function idFindings(id: string, at: KeyPath, options: DocumentOptions): Finding[] {
  const problem = id === "" ? undefined : checkId(id);
  return problem ? [cardFinding(problem.message, [...at, "id"], options)] : [];
}

function duplicates(cards: readonly LibraryCard[], options: DocumentOptions): Finding[] {
  const first = new Map<string, number>();
  return cards.flatMap(({ card: { id } }, place) => {
    const earlier = first.get(id);
    if (earlier !== undefined) return [cardFinding(`The card "${id}" is there twice`, [place, "id"], options)];
    first.set(id, place);
    return [];
  });
}

function cardFinding(says: string, at: KeyPath, { locate }: DocumentOptions): Finding {
  const place = placeInWords(at);
  return {
    code: "suite.fixture-card",
    level: "error",
    message: place === "" ? says : `${place}: ${says}`,
    mend: "A fixture card is a card's front matter with `rule`",
    ...locate?.(at),
  };
}
