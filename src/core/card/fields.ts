/**
 * The card's field table: reading, writing order and JSON Schema of the front matter come from it.
 *
 * @module
 */

import { group, mapOf, oneOf, optionalText, text, texts } from "../fields/define.ts";

/** Most characters of a summary, in code points: what a hook may show of a card. */
export const MAX_SUMMARY = 400;

/** The front matter of a card, in the order in which a new card is written. */
export const CARD_FIELDS = {
  schema: oneOf("Says that the file is a card", ["ome-card"]),
  id: text("1 to 80 letters, digits, `-`, `_` or `.`; equals the file name"),
  status: oneOf("Where the card stands in its life; equals the folder", ["draft", "active", "archived"]),
  title: text("A short name, for people"),
  category: text("A free label such as Testing", { default: "" }),
  summary: text("One sentence: when it applies, the usual wrong turn, the right action or boundary", {
    max: MAX_SUMMARY,
  }),
  criteria: group("When to use the card and when to leave it alone", {
    useWhen: texts("Short phrases, as a user would say them, that open the work the card is about"),
    ignoreWhen: texts("Near misses: a prompt that holds one of these phrases never recalls the card"),
  }),
  engineHints: group("Signals that gate the card; `ome signals list` names them", {
    positive: texts("At least one of these must be in the prompt", { quiet: true }),
    requiredAll: texts("Every one of these must be in the prompt", { quiet: true }),
    negative: texts("These suppress the signals that they target", { quiet: true }),
  }),
  recall: group("What finds the card, and how it ranks among equals", {
    policy: oneOf("How strongly the card wants to be shown; off is never", ["must", "should", "may", "off"], "should"),
    risk: oneOf("What it costs to miss the card", ["low", "medium", "high"], "medium"),
    confidence: oneOf("How sure its author is", ["low", "medium", "high"], "medium"),
    triggers: texts("Precise phrases that the matcher looks for first"),
    topics: texts("Broad subjects such as git: they help, and never suffice"),
    aliases: mapOf("Other names of a term, in either language", texts("The other names")),
  }),
  scope: group("Where the card may be recalled", {
    level: oneOf("How far the card reaches", ["global", "project", "project-family"], "global"),
    projectKey: optionalText("The project, such as github.com/owner/name; needed unless the level is global"),
    modulePath: optionalText("A folder inside the project, such as apps/web"),
  }),
  language: oneOf("The card's language; auto and mixed are read, never written", ["en", "zh", "auto", "mixed"], "auto"),
};
