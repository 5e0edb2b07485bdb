/**
 * What commands are for: the titles and lines under which the overview and `docs/cli.md` list them.
 *
 * @module
 */

/** What a command is for, as the overview groups them. */
export type Topic = "recall" | "cards" | "records" | "reflect" | "evaluation" | "setup" | "upkeep" | "help";

/** Titles of the topics, in the order of the overview. */
export const TOPICS: Readonly<Record<Topic, string>> = {
  recall: "Recall",
  cards: "Cards",
  records: "Records",
  reflect: "From past sessions to cards",
  evaluation: "Measure",
  setup: "Set up",
  upkeep: "Look after it",
  help: "Help",
};

/** One line for each word that several commands share, as the overview shows them. */
export const FAMILIES: Readonly<Record<string, string>> = {
  config: "Read and change settings",
  eval: "Measure recall and hooks against suites",
  experience: "The card library and the life cycle of a card",
  hook: "Connect OME to coding agents",
  project: "The project library beside the code",
  record: "The record store: solutions with their proof and their way back",
  reflect: "Retrospectives: from evidence to drafts",
  signals: "The signal registry",
  source: "Past sessions, and what you said in them",
};
