/**
 * From text to terms: English stems, identifiers and code names whole and by part, pairs of Chinese characters.
 *
 * @module
 */

import { foldText, simplifyHan } from "./normalize.ts";
import { wholeWord } from "./short_forms.ts";
import { americanStem } from "./spelling.ts";
import { stemWord } from "./stem.ts";
import { isStopWord } from "./stop_words.ts";
import { WordList } from "./word_list.ts";

/**
 * What a term is. `word`, `identifier`, `pair` and `character` follow one another as the text does;
 * `part` (of an identifier) and `name` (several words joined, such as `package-lock.json`) stand beside them.
 */
export type TermKind = "word" | "identifier" | "part" | "name" | "pair" | "character";

/** One term of a text. */
export interface Term {
  /** What is compared: a stem, a code name in lower case without its separators, or Chinese characters. */
  readonly key: string;
  /** What it is. */
  readonly kind: TermKind;
  /** Where it starts in the folded text (see `foldText`), in UTF-16 units. */
  readonly start: number;
  /** Where it ends, exclusive. */
  readonly end: number;
  /** Whether it is no evidence of its own: grammar, politeness, the ending of a source file's name. */
  readonly stop: boolean;
}

/** Words of Latin, Greek and Cyrillic letters, or a run of Chinese, Japanese or Korean characters. */
const TOKEN =
  /[A-Za-z0-9\u00c0-\u024f\u0370-\u052f][A-Za-z0-9+#\u00c0-\u024f\u0370-\u052f]{0,79}(?:'[a-z]{1,3}(?![a-z]))?|[\u3005\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+/g;
const FIRST_HAN = 0x3005;
const CONTRACTION = /'(?:s|re|ve|ll|d|m)$/;
/** Where an identifier falls into parts: before a capital, and between letters and digits. */
const PART = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g;
const LEAST_PART = 3;
/** Longer joined names are paths or hashes, which nobody writes in a card. */
const MOST_JOINED = 5;
const JOINTS = "-_.";
/** Endings that half the files of any repository have; `.pdf` or `.xlsx` on the other hand say what a task is about. */
const SOURCE_ENDINGS = new WordList(
  "js jsx ts tsx mjs cjs json jsonc md mdx txt html htm css scss py go rs rb java kt c h cc cpp hpp cs sh yml yaml toml ini cfg conf lock log xml php swift",
);

/** Names that any source file may have. */
const USUAL_NAMES = new WordList("index main mod lib setup");

/** Words of grammar that make another thing of the word after them: "out of memory" is no memory. */
const LEADS = ["too many", "too much", "out of", "no such"];

/**
 * Reads the terms of a text, in the order in which they stand.
 *
 * @param text Any text; the caller bounds its length.
 * @returns Its terms; an identifier comes before its parts, a joined name after its words.
 *
 * @example
 * ```ts
 * import { readTerms } from "./terms.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const keys = (text: string) => readTerms(text).filter(({ stop }) => !stop).map(({ key }) => key);
 * assertEquals(keys("Validating the useEffect hook"), ["valid", "useeffect", "effect", "hook"]);
 * assertEquals(keys("重跑build后"), ["重跑", "build", "后"]);
 * assertEquals(keys("package-lock.json"), ["packag", "lock", "packagelockjson"]);
 * ```
 */
export function readTerms(text: string): Term[] {
  const folded = foldText(text);
  const terms: Term[] = [];
  let name: JoinedName = { start: 0, end: -2, words: [] };
  for (const match of folded.matchAll(TOKEN)) {
    const [token] = match;
    const start = match.index;
    const end = start + token.length;
    if (token.charCodeAt(0) >= FIRST_HAN) {
      addHan(terms, token, start);
      continue;
    }
    if (name.end + 1 !== start || !JOINTS.includes(folded.charAt(name.end))) {
      addName(terms, name);
      name = { start, end, words: [] };
    }
    name.end = end;
    if (name.words.length <= MOST_JOINED) name.words.push(token.toLowerCase());
    const stop = folded.charAt(start - 1) === "." && SOURCE_ENDINGS.has(token.toLowerCase()) ||
      opensFile(folded, token, end);
    addWord(terms, token, { start, end, stop, lead: leadOf(folded, start) });
  }
  addName(terms, name);
  return terms;
}

/** Words that single separators join into one name, as far as it has been read. */
interface JoinedName {
  start: number;
  end: number;
  words: string[];
}

function addName(terms: Term[], { start, end, words }: JoinedName): void {
  if (words.length < 2 || words.length > MOST_JOINED) return;
  terms.push({ key: stemWord(words.join("")), kind: "name", start, end, stop: words.every(isStopWord) });
}

/** Which of {@linkcode LEADS} stands before a word, if one does. */
function leadOf(text: string, start: number): string | undefined {
  return LEADS.find((words) => text.slice(start - words.length - 1, start - 1).toLowerCase() === words);
}

/** Whether a word is the usual name of a source file: `index.ts` is about no index. */
function opensFile(text: string, token: string, end: number): boolean {
  if (text.charAt(end) !== "." || !USUAL_NAMES.has(token.toLowerCase())) return false;
  return SOURCE_ENDINGS.has(/^[A-Za-z]{1,5}\b/.exec(text.slice(end + 1, end + 7))?.[0].toLowerCase() ?? "");
}

/** Where a word stands, and what the words before make of it. */
interface WordPlace extends Pick<Term, "start" | "end" | "stop"> {
  readonly lead: string | undefined;
}

function addWord(terms: Term[], token: string, { lead, ...place }: WordPlace): void {
  const bare = token.replace(CONTRACTION, "");
  const lower = bare.toLowerCase();
  const parts = identifierParts(bare);
  const stop = place.stop || isStopWord(lower) || isStopWord(token.toLowerCase()) || /^[0-9]$/.test(lower);
  const key = keyOf(lower);
  if (lead !== undefined && !stop) {
    terms.push({ ...place, key: lead.replace(" ", "") + key, kind: "identifier", stop }, {
      ...place,
      key,
      kind: "part",
      stop,
    });
    return;
  }
  terms.push({ ...place, key, kind: parts.length > 1 ? "identifier" : "word", stop });
  if (parts.length < 2) return;
  for (const part of parts) {
    if (part.length < LEAST_PART || !/^[A-Za-z]+$/.test(part)) continue;
    const word = part.toLowerCase();
    terms.push({ ...place, key: keyOf(word), kind: "part", stop: place.stop || isStopWord(word) });
  }
}

function keyOf(word: string): string {
  return americanStem(stemWord(wholeWord(word)));
}

/** The parts of `useEffect`, `XMLHttpRequest` or `utf8`; one part for an ordinary word. */
function identifierParts(token: string): readonly string[] {
  if (/^[A-Z]?[a-z]*$/.test(token) || /^[A-Z]+s?$/.test(token)) return [token];
  return token.match(PART) ?? [token];
}

function addHan(terms: Term[], run: string, start: number): void {
  const characters = simplifyHan(run);
  if (characters.length === 1) {
    terms.push({ key: characters, kind: "character", start, end: start + 1, stop: false });
    return;
  }
  for (let at = 0; at + 1 < characters.length; at++) {
    const key = characters.slice(at, at + 2);
    terms.push({ key, kind: "pair", start: start + at, end: start + at + 2, stop: isStopWord(key) });
  }
}
