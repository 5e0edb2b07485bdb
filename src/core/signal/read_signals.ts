/**
 * Which signals a prompt sets off.
 *
 * @module
 */

import { type PromptReading, textsOf } from "../prompt/reading.ts";
import type { SegmentKind } from "../prompt/segment.ts";
import { compilePatterns, findIn, type PatternIndex } from "./pattern.ts";
import { allSignals } from "./registry.ts";
import type { Signal } from "./signal.ts";
import { readWords } from "./words.ts";

/** What a prompt says: what it asks for, and what it stands before. */
const SAID: readonly SegmentKind[] = ["request", "background"];

/** What a prompt rules out: it speaks for no card, and is how a prompt says that a subject is noise. */
const RULED_OUT: readonly SegmentKind[] = ["negated"];

interface CompiledSignal {
  readonly said: PatternIndex<string>;
  readonly ruledOut: PatternIndex<string>;
}

/** Compiled when a signal is first asked for: a library's cards name a few of them, and the hook pays for no more. */
const COMPILED = new Map<string, CompiledSignal>();

/**
 * Reads the signals of a prompt from its requests and their background, never from quotes, code or logs.
 *
 * @param reading The prompt, read into passages.
 * @param ids The ids that are asked for; by default every one of the registry. Others cost nothing and are left out.
 * @returns Ids of the signals that it sets off, in the order of the registry.
 *
 * @example
 * ```ts
 * import { readPrompt } from "../prompt/reading.ts";
 * import { readSignals } from "./read_signals.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const heard = readSignals(readPrompt("Fix the login page UI and verify it in the browser"));
 * assertEquals(heard.has("ui_surface"), true);
 * ```
 */
export function readSignals(
  reading: Pick<PromptReading, "text" | "segments">,
  ids?: ReadonlySet<string>,
): ReadonlySet<string> {
  if (ids?.size === 0) return new Set();
  const asked = allSignals().filter(({ id }) => ids === undefined || ids.has(id));
  const said = textsOf(reading, SAID).map(readWords);
  const ruledOut = textsOf(reading, RULED_OUT).map(readWords);
  const isSetOff = (signal: Signal) => {
    const compiled = compiledOf(signal);
    return said.some((words) => findIn(words, compiled.said).has(signal.id)) ||
      ruledOut.some((words) => findIn(words, compiled.ruledOut).has(signal.id));
  };
  return new Set(asked.filter(isSetOff).map(({ id }) => id));
}

function compiledOf(signal: Signal): CompiledSignal {
  const known = COMPILED.get(signal.id);
  if (known !== undefined) return known;
  const compiled = {
    said: compilePatterns([[signal.id, [...signal.patterns.en, ...signal.patterns.zh]]]),
    ruledOut: compilePatterns([[signal.id, signal.polarity === "negative" ? signal.ruledOut : []]]),
  };
  COMPILED.set(signal.id, compiled);
  return compiled;
}
