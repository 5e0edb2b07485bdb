/**
 * The terms of a card, in one table that all its phrases point into.
 *
 * @module
 */

import { translateHan } from "../text/glossary.ts";
import { informationOf } from "../text/information.ts";
import { readTerms, type Term } from "../text/terms.ts";
import { fieldBits, PROFILE_FIELDS, type ProfileField, type ProfilePhrase, type ProfileTerms } from "./card_profile.ts";

/** The texts of a card, by field. */
export interface ProfileTexts extends Record<PhraseField | "topics", readonly string[]> {
  readonly summary: string;
  readonly rule: string;
}

type PhraseField = ProfilePhrase["field"];

const PHRASE_FIELDS: readonly PhraseField[] = ["title", "triggers", "useWhen", "ignoreWhen", "aliases"];

/**
 * Reads the terms of a card.
 *
 * @param texts The card's texts, by field.
 * @returns Its terms, and its phrases and summary as places among them.
 */
export function readProfileTerms(
  texts: ProfileTexts,
): { terms: ProfileTerms; phrases: ProfilePhrase[]; summary: number[] } {
  const table = new TermTable();
  const phrases: ProfilePhrase[] = [];
  for (const field of PHRASE_FIELDS) {
    for (const text of texts[field]) {
      phrases.push({ field, text, terms: table.add(text, field === "ignoreWhen" ? undefined : field) });
    }
  }
  const summary = table.add(texts.summary, "summary");
  for (const topic of texts.topics) table.add(topic, "topics");
  table.add(texts.rule, "rule");
  const native = table.size;
  for (const field of PHRASE_FIELDS) {
    if (field !== "ignoreWhen") { for (const text of texts[field]) table.translate(text, field); }
  }
  table.translate(texts.summary, "summary");
  return { terms: table.close(native), phrases: phrases.filter(({ terms }) => terms.length > 0), summary };
}

/** Collects distinct terms and the fields that hold them. */
class TermTable {
  #places = new Map<string, number>();
  #keys: string[] = [];
  #fields: number[] = [];

  get size(): number {
    return this.#keys.length;
  }

  /** Adds a text to a field (or to none), and returns its terms in sequence. */
  add(text: string, field: ProfileField | undefined): number[] {
    const sequence: number[] = [];
    for (const term of readTerms(text)) {
      if (term.stop) continue;
      const place = this.#place(term.key, field);
      if (isSequential(term)) sequence.push(place);
    }
    return sequence;
  }

  translate(text: string, field: ProfileField): void {
    for (const { alternatives } of translateHan(text)) {
      for (const key of alternatives.flat()) this.#place(key, field);
    }
  }

  close(translatedFrom: number): ProfileTerms {
    return {
      keys: this.#keys,
      weights: this.#keys.map((key) => Math.round(informationOf(key) * 1e4) / 1e4),
      fields: this.#fields,
      translatedFrom,
      lengths: PROFILE_FIELDS.map((_, bit) => this.#fields.filter((fields) => (fields >> bit) & 1).length),
    };
  }

  #place(key: string, field: ProfileField | undefined): number {
    const known = this.#places.get(key);
    const place = known ?? this.#keys.push(key) - 1;
    if (known === undefined) {
      this.#places.set(key, place);
      this.#fields.push(0);
    }
    if (field !== undefined) this.#fields[place] = (this.#fields[place] as number) | fieldBits(field);
    return place;
  }
}

/**
 * Tells whether a term follows the one before it as the text does; the others stand beside.
 *
 * @param term A term.
 * @returns Whether it is part of the text's sequence.
 */
export function isSequential({ kind }: Term): boolean {
  return kind !== "part" && kind !== "name";
}
