/**
 * A signal pattern, read: which words it wants in which places. `pattern.ts` explains how patterns are written.
 *
 * @module
 */

import { cutWords, type Word } from "./words.ts";

/** How many words `..` may skip; a Chinese character counts as a word. */
export const GAP = 6;

/** One place of a pattern: what may stand there, and how many words may be skipped on the way to it. */
export interface Step {
  /** The choices by the key of their first word. */
  readonly choices: ReadonlyMap<string, readonly (readonly Word[])[]>;
  /** How many words may be skipped: none, or GAP. */
  readonly skip: number;
}

/** A pattern, read. */
export interface Phrase {
  /** Whether it wants to open the passage. */
  readonly opens: boolean;
  /** Its places, in order: at least one. */
  readonly steps: readonly Step[];
  /** What must not stand before. */
  readonly barred: Step | undefined;
  /** What must not follow. */
  readonly unless: Step | undefined;
}

/**
 * Reads a pattern.
 *
 * @param pattern The pattern.
 * @returns Its places, in order.
 * @throws {SyntaxError} If a place has no word, or the pattern opens or ends with a gap.
 *
 * @example
 * ```ts
 * import { parsePattern } from "./phrase.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(parsePattern("!should verify .. browser !console").steps.length, 2);
 * ```
 */
export function parsePattern(pattern: string): Phrase {
  const parts = pattern.trim().split(/\s+/);
  const opens = parts[0] === "^";
  const bars = isException(parts[0]);
  const gap = bars && parts[1] === ".." ? 1 : 0;
  const steps = readSteps(parts.slice(opens || bars ? 1 + gap : 0), pattern);
  const unless = isException(parts.at(-1)) ? steps.pop() : undefined;
  if (steps.length === 0) throw unreadable(pattern);
  const barred = bars ? { choices: readChoices(parts[0] ?? "", pattern), skip: gap * GAP } : undefined;
  return { opens, barred, steps, unless };
}

function isException(part = ""): boolean {
  return part.length > 1 && part.startsWith("!");
}

function readSteps(parts: readonly string[], pattern: string): Step[] {
  const steps: Step[] = [];
  let skip = 0;
  for (const part of parts) {
    if (part === "..") skip = GAP;
    else {
      steps.push({ choices: readChoices(part, pattern), skip });
      skip = 0;
    }
  }
  if (steps.length === 0 || skip > 0 || steps[0]?.skip !== 0) throw unreadable(pattern);
  return steps;
}

function readChoices(part: string, pattern: string): Step["choices"] {
  const choices = new Map<string, Word[][]>();
  for (const words of part.split("|").map(cutWords)) {
    const [first] = words;
    if (first === undefined) throw unreadable(pattern);
    const others = choices.get(first.key);
    if (others === undefined) choices.set(first.key, [words]);
    else others.push(words);
  }
  return choices;
}

function unreadable(pattern: string): SyntaxError {
  return new SyntaxError(`Cannot read signal pattern "${pattern}": every place needs a word`);
}
