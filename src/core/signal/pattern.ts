/**
 * The small language of signal patterns, and how a passage is searched for them.
 *
 * ```text
 * stage the changes      these words, one after the other, whatever their endings
 * stage|commit the diff  one of several
 * verify .. browser      with up to GAP words between
 * ^ commit|提交          at the start of the passage, politeness aside
 * ```
 *
 * There is no repetition in it, so a search costs at most a fixed number of steps at each word of the passage.
 *
 * @module
 */

import { readWords } from "./words.ts";

/** How many words `..` may skip; a Chinese character counts as a word. */
export const GAP = 6;

/** How many words of politeness may stand before a pattern that opens the passage. */
const MOST_POLITENESS = 6;

const POLITENESS = new Set(
  readWords(
    "please can could would will you we i want need to now then just also and so ok okay go ahead let us lets help me first next finally thanks hi hey actually the " +
      "请你您帮我们麻烦先再现在然后接着直接就去把将给我来好的可以能不能需要想要",
  ),
);

/** One place of a pattern: what may stand there, and how many words may be skipped before it. */
interface Step {
  readonly choices: readonly (readonly string[])[];
  readonly skip: number;
}

interface Phrase {
  readonly opens: boolean;
  readonly steps: readonly Step[];
}

/** Patterns ready to be searched for: phrases by each word that they can begin with. */
export type PatternIndex<Owner> = ReadonlyMap<string, readonly { readonly owner: Owner; readonly phrase: Phrase }[]>;

/**
 * Compiles patterns.
 *
 * @param owners Pairs of an owner and one of its patterns.
 * @returns An index to search passages with.
 * @throws {SyntaxError} If a pattern has no word, or opens with a gap.
 */
export function compilePatterns<Owner>(owners: Iterable<readonly [Owner, string]>): PatternIndex<Owner> {
  const index = new Map<string, { owner: Owner; phrase: Phrase }[]>();
  for (const [owner, pattern] of owners) {
    const phrase = parsePattern(pattern);
    const firsts = new Set(phrase.steps[0]?.choices.map((words) => words[0] as string));
    for (const first of firsts) {
      const entries = index.get(first);
      if (entries === undefined) index.set(first, [{ owner, phrase }]);
      else entries.push({ owner, phrase });
    }
  }
  return index;
}

/**
 * Finds the owners of all patterns that stand in a passage.
 *
 * @param words The words of the passage (see `readWords`).
 * @param index Compiled patterns.
 * @param found Owners found so far; new ones are added.
 */
export function findOwners<Owner>(words: readonly string[], index: PatternIndex<Owner>, found: Set<Owner>): void {
  const opening = openingEnd(words);
  words.forEach((word, at) => {
    for (const { owner, phrase } of index.get(word) ?? []) {
      if (found.has(owner) || (phrase.opens && at > opening)) continue;
      if (stepFits(words, at, phrase.steps)) found.add(owner);
    }
  });
}

/** The first word that is not mere politeness. */
function openingEnd(words: readonly string[]): number {
  const first = words.slice(0, MOST_POLITENESS).findIndex((word) => !POLITENESS.has(word));
  return first < 0 ? MOST_POLITENESS : first;
}

function stepFits(words: readonly string[], at: number, [step, ...rest]: readonly Step[]): boolean {
  if (step === undefined) return true;
  for (let from = at; from <= at + step.skip && from < words.length; from++) {
    for (const choice of step.choices) {
      const fits = choice.every((word, offset) => words[from + offset] === word);
      if (fits && stepFits(words, from + choice.length, rest)) return true;
    }
  }
  return false;
}

function parsePattern(pattern: string): Phrase {
  const parts = pattern.trim().split(/\s+/);
  const opens = parts[0] === "^";
  const steps: Step[] = [];
  let skip = 0;
  for (const part of opens ? parts.slice(1) : parts) {
    if (part === "..") skip = GAP;
    else {
      steps.push({ choices: part.split("|").map(readWords), skip });
      skip = 0;
    }
  }
  const broken = steps.length === 0 || skip > 0 || steps[0]?.skip !== 0;
  if (broken || steps.some(({ choices }) => choices.some((words) => words.length === 0))) {
    throw new SyntaxError(`Cannot read signal pattern "${pattern}": every place needs a word`);
  }
  return { opens, steps };
}
