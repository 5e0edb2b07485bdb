/**
 * From a record to a proposal for a card: a failure or a recipe that should be remembered before anybody searches.
 *
 * @module
 */

import type { Grade } from "../card/card.ts";
import type { ExperienceRecord } from "./record.ts";
import { sectionText } from "./sections.ts";

/** A candidate of a retrospective, as it is handed in; a person approves or rewrites it. */
export interface RecordCandidateDocument {
  /** That of the record, at most 60 characters. */
  readonly id: string;
  /** That of the record. */
  readonly title: string;
  /** At most 400 characters. */
  readonly summary: string;
  /** The sections that say what to do. */
  readonly rule: string;
  /** When the lesson applies: the beginning of what the record is about. */
  readonly criteria: { readonly use_when: readonly string[]; readonly ignore_when: readonly string[] };
  /** Title and tags, as phrases and topics. */
  readonly recall: {
    readonly confidence: Grade;
    readonly triggers: readonly string[];
    readonly topics: readonly string[];
  };
  /** The record itself. */
  readonly evidence: readonly {
    readonly provider: "record";
    readonly session_id: string;
    readonly turn: 0;
    readonly quote: string;
  }[];
}

/** The types that hold a lesson. */
export type PromotedType = "recipe" | "failure";

/** How each of the two becomes a summary and a rule: by the English names of its sections. */
const SHAPES: Readonly<Record<PromotedType, PromotionShape>> = {
  failure: {
    when: "Symptom",
    rule: ["Root cause", "Working alternative"],
    says: ({ when, parts: [cause = "", instead = ""] }) =>
      `When ${when}, the usual cause is: ${cause}; instead: ${instead}`,
  },
  recipe: {
    when: "Problem",
    rule: ["Procedure", "Validation", "Rollback"],
    says: ({ when, parts: [steps = ""] }) => `When ${when}, do not start from nothing: ${steps}`,
  },
};

interface PromotionShape {
  readonly when: string;
  readonly rule: readonly string[];
  says(text: { readonly when: string; readonly parts: readonly string[] }): string;
}

/** Most characters of a summary, of each of its parts, and of an id. */
const SUMMARY_LIMIT = 400;
const PART_LIMIT = 110;
const ID_LIMIT = 60;

/**
 * Whether a record holds a lesson that can become a card.
 *
 * @param type The type of the record.
 */
export function isPromotable(type: ExperienceRecord["type"]): type is PromotedType {
  return Object.hasOwn(SHAPES, type);
}

/**
 * Makes a candidate out of a record; the evidence points back to it.
 *
 * @param record A recipe or a failure.
 * @param type Its type, once more, for the compiler.
 * @returns The candidate: a first draft of a card, for a person to judge.
 */
export function promoteRecord(record: ExperienceRecord, type: PromotedType): RecordCandidateDocument {
  const { id, title, tags, confidence, body } = record;
  const shape = SHAPES[type];
  const when = sectionText(type, body, shape.when);
  const parts = shape.rule.map((name) => ({ name, text: sectionText(type, body, name) }));
  const summary = shape.says({ when: phraseOf(when), parts: parts.map(({ text }) => phraseOf(text)) });
  return {
    id: [...id].slice(0, ID_LIMIT).join(""),
    title,
    summary: cut(summary, SUMMARY_LIMIT),
    rule: parts.map(({ name, text }) => `${name}:\n${text}`).join("\n\n"),
    criteria: { use_when: [phraseOf(when)], ignore_when: [] },
    recall: { confidence, triggers: [title], topics: tags },
    evidence: [{ provider: "record", session_id: id, turn: 0, quote: cut(title, SUMMARY_LIMIT) }],
  };
}

/** The first sentence, without list marks and without the stop at its end. */
function phraseOf(text: string): string {
  const line = text.replace(/^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+/gm, "").replace(/\s+/g, " ").trim();
  const end = /[.!?](?= )|[。！？]/.exec(line)?.index ?? line.length;
  return cut(line.slice(0, end).replace(/[.。]$/, ""), PART_LIMIT);
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("").trimEnd()}…`;
}
