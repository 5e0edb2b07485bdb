/**
 * `ome experience show`.
 *
 * @module
 */

import type { Card } from "../../core/card/card.ts";
import { oneLine } from "../../core/context/one_line.ts";
import { findCard } from "../../edge/library/find_card.ts";
import { openStack } from "../../edge/library/open_stack.ts";
import type { StoredCard } from "../../edge/library/read_card.ts";
import { cardData } from "../cards/card_data.ts";
import type { Command, Style } from "../command.ts";
import { type PathView, pathView, shortPath } from "../views/short_path.ts";
import { wrap } from "../views/wrap.ts";

type SectionName = "rule" | "criteria" | "intro";

/** A field of a card is one line here, however long it is in its file. In UTF-16 units. */
const LONGEST = 400;

/** Control characters other than line ends and tabs: a card of a strange repository must not steer the terminal. */
// deno-lint-ignore no-control-regex -- they are what it is about
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

const SECTIONS: Readonly<Record<SectionName, (card: Card) => string>> = {
  rule: ({ rule }) => rule,
  intro: ({ intro }) => intro,
  criteria: ({ criteria }) => criteriaText(criteria),
};

/** Shows one card, or a section of it. */
export const experienceShowCommand: Command = {
  words: ["experience", "show"],
  args: "ID",
  arity: [1, 1],
  summary: "Show a card, or one section of it",
  details: "A card of the project's library comes before one of the same id in the global library.",
  examples: ["ome experience show check-git-status --section rule"],
  flags: {
    section: { type: "text", value: "NAME", oneOf: Object.keys(SECTIONS), help: "Only this section, as it is" },
  },
  run: ({ args: [id = ""], text, global }, host) => {
    const { stack } = openStack(global, host);
    const stored = findCard(id, stack, host);
    const section = text("section");
    const { card } = stored;
    if (isSection(section)) {
      const content = SECTIONS[section](card).trimEnd();
      const data = { id: card.id, section, text: content };
      return Promise.resolve({ data, view: () => `${content.replace(CONTROLS, "")}\n` });
    }
    const data = { card: { ...cardData(stored), intro: card.intro, rule: card.rule } };
    const paths = pathView(global, host);
    return Promise.resolve({ data, view: (style) => cardText(stored, style, paths) });
  },
};

function isSection(name: string | undefined): name is SectionName {
  return name !== undefined && Object.hasOwn(SECTIONS, name);
}

function criteriaText({ useWhen, ignoreWhen }: Card["criteria"]): string {
  const block = (head: string, items: readonly string[]) =>
    items.length === 0 ? "" : `${head}\n${items.map((item) => `- ${oneLine(item, LONGEST)}\n`).join("")}`;
  return [block("Use:", useWhen), block("Do not use:", ignoreWhen)].filter((text) => text !== "").join("\n");
}

function cardText({ card, libraryScope, path }: StoredCard, style: Style, paths: PathView): string {
  const { id, status, category, scope, recall, criteria } = card;
  const place = [libraryScope, scope.projectKey, scope.modulePath].filter((part) => part !== undefined).join(" ");
  const facts = [id, status, category, place, `recall ${recall.policy}`].map((fact) => oneLine(fact, LONGEST)).join(
    " · ",
  );
  const body = [
    criteriaText(criteria),
    `Rule\n${card.rule.trimEnd().replace(CONTROLS, "").replaceAll(/^(?=.)/gm, "  ")}\n`,
  ];
  return [
    `${style.bold(oneLine(card.title, LONGEST))}\n${style.dim(wrap(facts, style.columns))}`,
    wrap(oneLine(card.summary, LONGEST), style.columns),
    ...body.filter((text) => text !== ""),
    style.dim(`${shortPath(path, paths)}\n`),
  ].join("\n");
}
