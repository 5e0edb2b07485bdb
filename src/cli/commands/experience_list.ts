/**
 * `ome experience list`.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import { oneLine } from "../../core/context/one_line.ts";
import type { Finding } from "../../core/finding.ts";
import { CARD_STATUSES } from "../../edge/library/library.ts";
import { openStack } from "../../edge/library/open_stack.ts";
import { readLibrary } from "../../edge/library/read_library.ts";
import type { StoredCard } from "../../edge/library/read_card.ts";
import { refreshIndexes } from "../../edge/library/refresh_indexes.ts";
import { cardData, cardHead } from "../cards/card_data.ts";
import { alignCells } from "../views/columns.ts";
import type { Command, Invocation, Style } from "../command.ts";
import { wrap } from "../views/wrap.ts";

/** A field of a card is one line here, however long it is in its file. In UTF-16 units. */
const LONGEST = 400;

/** Lists the cards of the libraries. */
export const experienceListCommand: Command = {
  words: ["experience", "list"],
  args: "",
  arity: [0, 0],
  summary: "List the cards, by status",
  examples: ["ome experience list", "ome experience list --status draft", "ome experience list --compact --json"],
  flags: {
    status: { type: "texts", value: "STATUS", oneOf: CARD_STATUSES, help: "Only cards of this status" },
    category: { type: "texts", value: "NAME", help: "Only cards of this category, in any case" },
    compact: { type: "boolean", help: "One line a card, without summaries" },
  },
  run: async (invocation, host) => {
    const { stack, dataDir } = openStack(invocation.global, host);
    await refreshIndexes(stack, dataDir, host);
    const reading = readLibrary(stack, host);
    const cards = reading.cards.filter((card) => isWanted(card, invocation));
    const broken = reading.findings.filter(({ level }) => level === "error");
    const compact = invocation.has("compact");
    const data = { cards: cards.map(compact ? cardHead : cardData), broken };
    return { data, view: (style) => listText(cards, broken, { compact, style, isEmpty: reading.cards.length === 0 }) };
  },
};

function isWanted({ card }: StoredCard, invocation: Invocation): boolean {
  const statuses = invocation.texts("status");
  const categories = invocation.texts("category").map((name) => name.toLowerCase());
  return (statuses.length === 0 || statuses.includes(card.status)) &&
    (categories.length === 0 || categories.includes(card.category.toLowerCase()));
}

interface ListLook {
  readonly compact: boolean;
  /** Whether there are no cards at all. */
  readonly isEmpty: boolean;
  readonly style: Style;
}

function listText(cards: readonly StoredCard[], broken: readonly Finding[], look: ListLook): string {
  const groups = CARD_STATUSES
    .map((status) => ({ status, some: cards.filter(({ card }) => card.status === status) }))
    .filter(({ some }) => some.length > 0)
    .map(({ status, some }) => groupText(status, some, look));
  const none = cards.length > 0 ? [] : [look.isEmpty ? "No cards\nAdd one: ome experience new\n" : "No such cards\n"];
  return [...groups, ...none, ...brokenText(broken, look.style)].join("\n");
}

function groupText(status: CardStatus, cards: readonly StoredCard[], { compact, style }: ListLook): string {
  const rows = alignCells(cards.map(cellsOf), style.rowColumns - 2, "  ");
  const lines = rows.map(([id = "", category = "", title = ""], at) => {
    const line = `  ${style.bold(id)}${style.dim(category)}${title}`.trimEnd() + "\n";
    return compact
      ? line
      : line + style.dim(wrap(oneLine(cards[at]?.card.summary ?? "", LONGEST), style.columns, "    "));
  });
  return `${status} ${style.dim(String(cards.length))}\n${lines.join("")}`;
}

function cellsOf({ card, libraryScope }: StoredCard): string[] {
  const category = libraryScope === "project" ? `${card.category}, project` : card.category;
  return [card.id, oneLine(category, LONGEST), oneLine(card.title, LONGEST)];
}

function brokenText(broken: readonly Finding[], style: Style): string[] {
  const files = new Set(broken.map(({ path }) => path)).size;
  if (files === 0) return [];
  const what = files === 1 ? "1 file is broken and" : `${files} files are broken and`;
  return [style.yellow(wrap(`${what} not listed; \`ome experience check\` says why.`, style.columns))];
}
