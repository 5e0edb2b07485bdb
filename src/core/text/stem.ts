/**
 * English words without their endings, so that `validate`, `validating` and `validation` meet.
 *
 * Porter's second algorithm (Snowball "English", https://snowballstem.org/algorithms/english/stemmer.html), written
 * without regular expressions: the hook stems a few dozen words, and compiling fifty expressions would take longer.
 *
 * @module
 */

const FIRST_LETTER = 0x61;
const LAST_LETTER = 0x7a;

/** Words whose stem is not what the rules make of them. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["skis", "ski"],
  ["skies", "sky"],
  ["dying", "die"],
  ["lying", "lie"],
  ["tying", "tie"],
  ["idly", "idl"],
  ["gently", "gentl"],
  ["ugly", "ugli"],
  ["early", "earli"],
  ["only", "onli"],
  ["singly", "singl"],
  ...["sky", "news", "howe", "atlas", "cosmos", "bias", "andes"].map((word) => [word, word] as const),
]);

/** Words that stay as they are once a plural's `s` is off. */
const WHOLE: ReadonlySet<string> = new Set(
  ["inning", "outing", "canning", "herring", "earring", "proceed", "exceed", "succeed"],
);

/** Beginnings after which the first region starts at once. */
const REGION_PREFIXES = ["gener", "commun", "arsen"];

/** An ending, what takes its place, and the letters one of which must stand before it. */
type Rule = readonly [ending: string, replacement: string, after?: string];

/** Rules by the last letter of their endings, so that few are tried on a word. */
type Rules = Readonly<Record<string, readonly Rule[]>>;

/** Endings of derived words, longest first among those that share an end; replaced within the first region. */
const DERIVED: Rules = {
  i: [
    ["enci", "ence"],
    ["anci", "ance"],
    ["abli", "able"],
    ["entli", "ent"],
    ["aliti", "al"],
    ["alli", "al"],
    ["ousli", "ous"],
    ["iviti", "ive"],
    ["biliti", "ble"],
    ["bli", "ble"],
    ["fulli", "ful"],
    ["lessli", "less"],
    ["ogi", "og", "l"],
    ["li", "", "cdeghkmnrt"],
  ],
  l: [["ational", "ate"], ["tional", "tion"]],
  m: [["alism", "al"]],
  n: [["ization", "ize"], ["ation", "ate"]],
  r: [["izer", "ize"], ["ator", "ate"]],
  s: [["fulness", "ful"], ["ousness", "ous"], ["iveness", "ive"]],
};

/** What is left of them after that, likewise. */
const SHORTENED: Rules = {
  e: [["alize", "al"], ["icate", "ic"]],
  i: [["iciti", "ic"]],
  l: [["ational", "ate"], ["tional", "tion"], ["ical", "ic"], ["ful", ""]],
  s: [["ness", ""]],
};

/** Endings that are dropped within the second region. */
const DROPPED: Rules = {
  c: [["ic", ""]],
  e: [["ance", ""], ["ence", ""], ["able", ""], ["ible", ""], ["ate", ""], ["ive", ""], ["ize", ""]],
  i: [["iti", ""]],
  l: [["al", ""]],
  m: [["ism", ""]],
  n: [["ion", "", "st"]],
  r: [["er", ""]],
  s: [["ous", ""]],
  t: [["ement", ""], ["ment", ""], ["ent", ""], ["ant", ""]],
};

/**
 * Stems one English word; words with other characters than a to z stay as they are.
 *
 * @param word A word in lower case.
 * @returns Its stem.
 */
export function stemWord(word: string): string {
  if (word.length < 3) return word;
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const stem = isPlain(word) ? IRREGULAR.get(word) ?? stemRegular(markConsonantY(word)).replaceAll("Y", "y") : word;
  if (KNOWN.size === MOST_KNOWN) KNOWN.clear();
  KNOWN.set(word, stem);
  return stem;
}

/** What has been stemmed: the cards of a library share most of their words. */
const KNOWN = new Map<string, string>();
const MOST_KNOWN = 20_000;

function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code < FIRST_LETTER || code > LAST_LETTER) return false;
  }
  return true;
}

function stemRegular(word: string): string {
  const first = firstRegion(word);
  const second = regionAfter(word, first);
  let stem = dropPlural(word);
  if (WHOLE.has(stem)) return stem;
  stem = dropVerbEnding(stem, first);
  stem = endsOneOf(stem, FINAL_Y) && stem.length > 2 && !isVowel(stem, stem.length - 2)
    ? `${stem.slice(0, -1)}i`
    : stem;
  stem = replaceEnding(stem, DERIVED, first);
  stem = stem.endsWith("ative") && stem.length - 5 >= second
    ? stem.slice(0, -5)
    : replaceEnding(stem, SHORTENED, first);
  return dropFinal(replaceEnding(stem, DROPPED, second), first, second);
}

const FINAL_Y = ["y", "Y"];
const TAKES_E = ["at", "bl", "iz"];
const DOUBLED = ["bb", "dd", "ff", "gg", "mm", "nn", "pp", "rr", "tt"];

function endsOneOf(word: string, endings: readonly string[]): boolean {
  return endings.some((ending) => word.endsWith(ending));
}

/** A `y` that opens the word or follows a vowel is a consonant, and written large. */
function markConsonantY(word: string): string {
  if (!word.includes("y")) return word;
  let marked = "";
  for (let at = 0; at < word.length; at++) {
    marked += word[at] === "y" && (at === 0 || isVowel(marked, at - 1)) ? "Y" : word[at];
  }
  return marked;
}

function isVowel(word: string, at: number): boolean {
  return at >= 0 && at < word.length && "aeiouy".includes(word.charAt(at));
}

function firstRegion(word: string): number {
  const prefix = REGION_PREFIXES.find((prefix) => word.startsWith(prefix));
  return prefix?.length ?? regionAfter(word, 0);
}

/** The region begins behind the first consonant that follows a vowel. */
function regionAfter(word: string, from: number): number {
  for (let at = from + 1; at < word.length; at++) {
    if (!isVowel(word, at) && isVowel(word, at - 1) && at - 1 >= from) return at + 1;
  }
  return word.length;
}

function hasVowel(word: string, end: number): boolean {
  for (let at = 0; at < end; at++) if (isVowel(word, at)) return true;
  return false;
}

function dropPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ied") || word.endsWith("ies")) return word.slice(0, word.length > 4 ? -2 : -1);
  if (!word.endsWith("s") || word.endsWith("us") || word.endsWith("ss")) return word;
  return hasVowel(word, word.length - 2) ? word.slice(0, -1) : word;
}

const AGREED = ["eedly", "eed"];
const VERB_ENDINGS = ["ingly", "edly", "ing", "ed"];

function dropVerbEnding(word: string, first: number): string {
  const agreed = AGREED.find((ending) => word.endsWith(ending));
  if (agreed !== undefined) {
    const start = word.length - agreed.length;
    return start >= first ? `${word.slice(0, start)}ee` : word;
  }
  const ending = VERB_ENDINGS.find((ending) => word.endsWith(ending));
  if (ending === undefined || !hasVowel(word, word.length - ending.length)) return word;
  return mendStem(word.slice(0, -ending.length), first);
}

/** What the ending had taken away comes back: `hop(p)ing`, `fil(e)ing`, `creat(e)d`. */
function mendStem(stem: string, first: number): string {
  if (endsOneOf(stem, TAKES_E)) return `${stem}e`;
  if (endsOneOf(stem, DOUBLED)) return stem.slice(0, -1);
  return stem.length <= first && endsShort(stem, stem.length) ? `${stem}e` : stem;
}

/** Whether a short syllable ends here: a vowel between two consonants, or one that opens the word before a consonant. */
function endsShort(word: string, end: number): boolean {
  if (end === 2) return isVowel(word, 0) && !isVowel(word, 1);
  return end > 2 && !isVowel(word, end - 3) && isVowel(word, end - 2) && !isVowel(word, end - 1) &&
    !"wxY".includes(word.charAt(end - 1));
}

/** The longest ending that fits is the one that counts, whether its condition holds or not. */
function replaceEnding(word: string, rules: Rules, region: number): string {
  const rule = rules[word.charAt(word.length - 1)]?.find(([ending]) => word.endsWith(ending));
  if (rule === undefined) return word;
  const [ending, replacement, after] = rule;
  const start = word.length - ending.length;
  if (start < region || (after !== undefined && !(start > 0 && after.includes(word.charAt(start - 1))))) return word;
  return word.slice(0, start) + replacement;
}

function dropFinal(word: string, first: number, second: number): string {
  const last = word.length - 1;
  if (word.endsWith("e")) {
    const goes = last >= second || (last >= first && !endsShort(word, last));
    return goes ? word.slice(0, -1) : word;
  }
  return word.endsWith("ll") && last >= second ? word.slice(0, -1) : word;
}
