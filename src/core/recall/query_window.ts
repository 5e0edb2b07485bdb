/**
 * A window of a request: its terms, and how much each of them says.
 *
 * @module
 */

import { translateHan, type Translation } from "../text/glossary.ts";
import { foldText } from "../text/normalize.ts";
import { informationOf } from "../text/information.ts";
import { synonymsOf } from "../text/synonyms.ts";
import { readTerms, type Term } from "../text/terms.ts";
import { isEveryday } from "./everyday_table.ts";
import { isSoftware } from "./software_table.ts";
import { readEcosystems } from "./ecosystem_table.ts";

/** A stretch of the request that is compared with cards on its own. */
export interface QueryWindow {
  /** What to look for in a card. */
  readonly keys: ReadonlyMap<string, QueryKey>;
  /** The information of its distinct terms, in sum. */
  readonly information: number;
  /** The length of its vector of weights, for cosines. */
  readonly norm: number;
  /** How many distinct terms it has, stop words left out. */
  readonly size: number;
  /** How many units of evidence there are; keys of one unit count once. */
  readonly units: number;
  /** The families of technologies that it names. */
  readonly ecosystems: readonly number[];
  /** The places at which further tasks begin: items of a list, clauses after a semicolon. */
  readonly taskStarts: readonly number[];
  /** What it opens with: its own words, each with the weight that its place leaves it. */
  readonly opening: readonly OpeningWord[];
}

/** A word of a window, as far as it opens it. */
export interface OpeningWord {
  /** Its first place. */
  readonly place: number;
  /** Its weight, faded by its place. */
  readonly weight: number;
}

/** One key to look for. */
export interface QueryKey {
  /** What finding it says, from 0 to 1. */
  readonly weight: number;
  /** The unit that it belongs to: a word and its synonyms, or the alternatives of one translation, are one. */
  readonly unit: number;
  /** Places in the sequence of terms, for runs; empty for parts of identifiers and joined names. */
  readonly places: readonly number[];
  /** Whether it is an English word for a Chinese one of the prompt. */
  readonly translated: boolean;
  /** The key whose synonym it is; `undefined` for what the prompt holds, and its translation. */
  readonly synonymOf: string | undefined;
  /** Whether it is a word of everyday life (see `isEveryday`), in a window that does not speak of software. */
  readonly everyday: boolean;
}

/** A stretch of a window, and how much of its weight its terms keep. */
export interface WindowPiece {
  readonly text: string;
  /** 1 for what is asked, less for what stands around it. */
  readonly factor: number;
  /** Whether a task of its own begins here: after a semicolon or a new line. */
  readonly begins: boolean;
}

/**
 * Tells whether the prompt itself holds a key.
 *
 * @param key A key of a window.
 * @returns Whether it does: no translation, and no synonym of a word that stands there.
 */
export function isWritten({ translated, synonymOf }: QueryKey): boolean {
  return !translated && synonymOf === undefined;
}

/** Runs of translated terms have places of their own, above those of any window. */
export const TRANSLATED_PLACES = 100_000;

/** Where one task of a list ends and the next begins: a semicolon, or the mark of an item. */
const NEXT_TASK = /[;；]|(?<=[\s:：，,。])(?:\d{1,2}[.)、）]|(?<=\n\s{0,8})[-*•](?=\s))/g;

/** How fast the opening fades: the first term counts fully, the third about a quarter. */
const OPENING_FADE = 1.5;

/** A part of an identifier says less than the whole. */
const PART_FACTOR = 0.5;

/**
 * Reads one window of a request.
 *
 * @param pieces Its stretches, in order.
 * @returns What to look for in cards.
 */
export function readWindow(pieces: readonly WindowPiece[]): QueryWindow {
  const reader = new WindowReader();
  for (const piece of pieces) reader.read(piece);
  return reader.close();
}

/** Words of the prompt's own language only: a translation is too unsure to be judged word by word. */
function openingOf(keys: Iterable<QueryKey>): OpeningWord[] {
  const opening: OpeningWord[] = [];
  for (const key of keys) {
    const place = key.places[0];
    if (!isWritten(key) || place === undefined) continue;
    opening.push({ place, weight: key.weight * Math.exp(-place / OPENING_FADE) });
  }
  return opening;
}

interface MutableKey {
  weight: number;
  readonly unit: number;
  readonly places: number[];
  readonly translated: boolean;
  readonly synonymOf: string | undefined;
  everyday: boolean;
}

class WindowReader {
  #keys = new Map<string, MutableKey>();
  #place = 0;
  #translatedPlace = TRANSLATED_PLACES;
  #units = 0;
  #sequential = new Map<string, number>();
  #ecosystems = new Set<number>();
  #taskStarts: number[] = [];
  #isAboutSoftware = false;

  read({ text, factor, begins }: WindowPiece): void {
    const terms = readTerms(text);
    const folded = foldText(text).toLowerCase();
    if (begins) this.#taskStarts.push(this.#place);
    const starts = Array.from(folded.matchAll(NEXT_TASK), ({ index }) => index);
    for (const term of terms) {
      const passed = starts.filter((start) => start <= term.start).length;
      if (starts.splice(0, passed).length > 0) this.#taskStarts.push(this.#place);
      const word = folded.slice(term.start, term.end);
      this.#isAboutSoftware ||= isSoftware(word);
      if (!term.stop) this.#add(term, { factor, everyday: isEveryday(word) });
    }
    for (const translation of translateHan(text)) this.#translate(translation, factor);
    for (const family of readEcosystems(text, terms)) this.#ecosystems.add(family);
    this.#place++; // runs do not reach over the end of a piece
    this.#translatedPlace++;
  }

  close(): QueryWindow {
    const weights = [...this.#sequential.values()];
    this.#addSynonyms();
    if (this.#isAboutSoftware) { for (const key of this.#keys.values()) key.everyday = false; }
    return {
      keys: this.#keys,
      information: weights.reduce((sum, weight) => sum + weight, 0),
      norm: Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)),
      size: weights.length,
      units: this.#units,
      ecosystems: [...this.#ecosystems],
      taskStarts: this.#taskStarts,
      opening: openingOf(this.#keys.values()),
    };
  }

  #add({ key, kind }: Term, { factor, everyday }: { readonly factor: number; readonly everyday: boolean }): void {
    const beside = kind === "part" || kind === "name";
    const weight = informationOf(key) * factor * (kind === "part" ? PART_FACTOR : 1);
    const entry = this.#entry(key, { weight, translated: false });
    entry.everyday ||= everyday;
    if (beside) return;
    this.#sequential.set(key, entry.weight);
    entry.places.push(this.#place++);
  }

  /** Alternatives share units, word by word, so that finding two of them is one find. */
  #translate({ alternatives }: Translation, factor: number): void {
    const unit = this.#units;
    for (const words of alternatives) {
      for (const [at, key] of words.entries()) {
        const known = this.#keys.get(key);
        if (known?.translated === false) continue;
        const entry = known ??
          this.#entry(key, { weight: informationOf(key) * factor, translated: true, unit: unit + at });
        entry.places.push(this.#translatedPlace + at);
      }
    }
    const longest = Math.max(...alternatives.map(({ length }) => length));
    this.#units = unit + longest;
    this.#translatedPlace += longest;
  }

  /** A word of the prompt stays itself, whatever it may stand for. A synonym says no more than the word that stands there. */
  #addSynonyms(): void {
    for (const [key, { weight, unit, places, translated }] of [...this.#keys]) {
      for (const synonym of synonymsOf(key)) {
        if (this.#keys.has(synonym)) continue;
        const most = Math.min(weight, informationOf(synonym));
        this.#keys.set(synonym, { weight: most, unit, places, translated, synonymOf: key, everyday: false });
      }
    }
  }

  #entry(key: string, { weight, translated, unit }: Pick<QueryKey, "weight" | "translated"> & { unit?: number }) {
    const known = this.#keys.get(key);
    if (known !== undefined) {
      known.weight = Math.max(known.weight, weight);
      return known;
    }
    const entry: MutableKey = {
      weight,
      translated,
      unit: unit ?? this.#units++,
      places: [],
      synonymOf: undefined,
      everyday: false,
    };
    this.#keys.set(key, entry);
    return entry;
  }
}
