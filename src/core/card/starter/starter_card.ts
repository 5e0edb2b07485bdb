/**
 * What a starter card is, and what all of them share.
 *
 * @module
 */

import type { Card } from "../card.ts";

/** One lesson in both languages, under one id: a library gets one of the two. */
export interface StarterCard {
  readonly en: Card;
  readonly zh: Card;
}

/** What the author of a starter card writes. */
export type StarterText =
  & Pick<Card, "title" | "summary" | "intro" | "rule">
  & {
    readonly useWhen: readonly string[];
    readonly ignoreWhen: readonly string[];
    readonly triggers: readonly string[];
    readonly aliases?: Card["recall"]["aliases"];
  };

/** What the two languages of a starter card have in common. */
export interface StarterFrame {
  readonly id: string;
  readonly category: string;
  readonly topics: readonly string[];
  readonly risk: Card["recall"]["risk"];
}

/**
 * Makes a starter card out of its two texts.
 *
 * @param frame What both languages share.
 * @param texts The English and the Chinese text.
 * @returns The pair: active, of medium confidence until its owner says otherwise, for every project.
 */
export function defineStarter(
  frame: StarterFrame,
  texts: { readonly en: StarterText; readonly zh: StarterText },
): StarterCard {
  return { en: cardOf(frame, texts.en, "en"), zh: cardOf(frame, texts.zh, "zh") };
}

function cardOf({ id, category, topics, risk }: StarterFrame, text: StarterText, language: "en" | "zh"): Card {
  const { title, summary, intro, rule, useWhen, ignoreWhen, triggers, aliases = {} } = text;
  return {
    id,
    status: "active",
    title,
    category,
    summary,
    criteria: { useWhen, ignoreWhen },
    engineHints: { positive: [], requiredAll: [], negative: [] },
    recall: { policy: "should", risk, confidence: "medium", triggers, topics, aliases },
    scope: { level: "global" },
    language,
    intro,
    rule,
  };
}
