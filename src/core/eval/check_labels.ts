/**
 * Whether the labels of a suite make sense: known cards, one case an id, nothing both wanted and unwanted.
 *
 * @module
 */

import type { LibraryCard } from "../card/card.ts";
import type { KeyPath } from "../fields/read.ts";
import type { Finding } from "../finding.ts";
import { anyNamesCard, namesCard } from "./card_pattern.ts";
import type { EvalCase, Suite } from "./suite.ts";

/** A finding with the way to the value that it speaks of. */
export interface PlacedFinding extends Finding {
  /** Keys and positions that lead to the value. */
  readonly at: KeyPath;
}

type Ids = "expectedCards" | "unexpectedCards" | "allowedExtraCards";

/**
 * Checks every label of a suite against the cards and against each other.
 *
 * @param suite The suite.
 * @param cards The cards that it will run on.
 * @returns The findings, in the order of the cases.
 */
export function checkLabels(suite: Suite, cards: readonly LibraryCard[]): PlacedFinding[] {
  const known = new Map(cards.map(({ card }) => [card.id, card.status === "active" && card.recall.policy !== "off"]));
  const seen = new Map<string, number>();
  return [
    ...unknownCards(suite.forbiddenCards, known, ["forbiddenCards"]),
    ...unusedTags(suite),
    ...suite.cases.flatMap((one, place) => {
      const at = ["cases", place];
      const first = seen.get(one.id);
      if (first === undefined) seen.set(one.id, place);
      return [
        ...(first === undefined ? [] : [duplicateCase(one, first, at)]),
        ...unknownCards(one.expectedCards, known, [...at, "expectedCards"]),
        ...unknownCards(one.unexpectedCards, known, [...at, "unexpectedCards"]),
        ...unknownCards(one.allowedExtraCards, known, [...at, "allowedExtraCards"]),
        ...sleepingCards(one, known, at),
        ...contradictions(one, suite, at),
        ...openCase(one, at),
      ];
    }),
  ];
}

function unknownCards(ids: readonly string[], known: ReadonlyMap<string, boolean>, at: KeyPath): PlacedFinding[] {
  return ids.flatMap((id, place) => {
    if ([...known.keys()].some((card) => namesCard(id, card))) return [];
    const message = id.endsWith("--*") ? `No card's id begins with "${id.slice(0, -1)}"` : `There is no card "${id}"`;
    return [error("suite.card", message, "Mend the id, or add the card", [...at, place])];
  });
}

function unusedTags({ gates, cases }: Suite): PlacedFinding[] {
  const used = new Set(cases.flatMap(({ tags }) => tags));
  return Object.keys(gates.byTag).filter((tag) => !used.has(tag)).map((tag) =>
    error("suite.gate", `No case carries the tag "${tag}"`, "Mend the gate's tag, or tag the cases", [
      "gates",
      "byTag",
      tag,
    ])
  );
}

function duplicateCase({ id }: EvalCase, first: number, at: KeyPath): PlacedFinding {
  const message = `The case id "${id}" already stands at cases[${first}]`;
  return error("suite.case-id", message, "Give each case an id of its own", [...at, "id"]);
}

function sleepingCards(one: EvalCase, known: ReadonlyMap<string, boolean>, at: KeyPath): PlacedFinding[] {
  return one.expectedCards.flatMap((id, place) =>
    known.get(id) === false
      ? [
        error(
          "suite.card-off",
          `The card "${id}" can never be recalled`,
          "Make it active, with a policy other than off",
          [
            ...at,
            "expectedCards",
            place,
          ],
        ),
      ]
      : []
  );
}

/** Pairs of lists that must have no card in common. */
const RIVALS: readonly (readonly [Ids, Ids])[] = [
  ["expectedCards", "unexpectedCards"],
  ["expectedCards", "allowedExtraCards"],
  ["allowedExtraCards", "unexpectedCards"],
];

function contradictions(one: EvalCase, suite: Suite, at: KeyPath): PlacedFinding[] {
  const rivals = RIVALS.flatMap(([left, right]) =>
    one[left].flatMap((id, place) => anyNamesCard(one[right], id) ? [both(id, left, right, [...at, left, place])] : [])
  );
  const forbidden = one.expectedCards.flatMap((id, place) =>
    anyNamesCard(suite.forbiddenCards, id)
      ? [both(id, "expectedCards", "the suite's forbiddenCards", [...at, "expectedCards", place])]
      : []
  );
  const wanted = one.expectedCards.length + one.allowedExtraCards.length;
  if (!one.expectNoMatches || wanted === 0) return [...rivals, ...forbidden];
  const message = `The case "${one.id}" expects no matches and names cards that may come`;
  const silent = error("suite.contradiction", message, "Say one or the other", [...at, "expectNoMatches"]);
  return [...rivals, ...forbidden, silent];
}

function both(id: string, left: string, right: string, at: KeyPath): PlacedFinding {
  return error(
    "suite.contradiction",
    `The card "${id}" stands in ${left} and in ${right}`,
    "Keep it in one of them",
    at,
  );
}

function openCase(one: EvalCase, at: KeyPath): PlacedFinding[] {
  const asks = one.expectNoMatches ||
    one.expectedCards.length + one.unexpectedCards.length + one.allowedExtraCards.length > 0;
  if (asks) return [];
  return [{
    code: "suite.open-case",
    level: "warning",
    message: `The case "${one.id}" does not say what it asks for, and passes only if nothing comes`,
    mend: "Say `expectNoMatches: true`, or name cards",
    at,
  }];
}

function error(code: string, message: string, mend: string, at: KeyPath): PlacedFinding {
  return { code, level: "error", message, mend, at };
}
