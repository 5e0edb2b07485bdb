/**
 * Which signals a prompt sets off.
 *
 * @module
 */

import { type PromptReading, textsOf } from "../prompt/reading.ts";
import type { SegmentKind } from "../prompt/segment.ts";
import { compilePatterns, findOwners, type PatternIndex } from "./pattern.ts";
import { SIGNALS } from "./registry.ts";
import type { Signal } from "./signal.ts";
import { readWords } from "./words.ts";

/**
 * The passages that count, by polarity. What a prompt rules out speaks for no card; yet it is exactly how a prompt says
 * that a subject is noise ("do not change the hook runtime"), so negative signals hear it.
 */
const HEARD: Record<Signal["polarity"], readonly SegmentKind[]> = {
  positive: ["request", "background"],
  negative: ["request", "background", "negated"],
};

let compiled: Record<Signal["polarity"], PatternIndex<string>> | undefined;

/**
 * Reads the signals of a prompt from its requests and their background, never from quotes, code or logs.
 *
 * @param reading The prompt, read into passages.
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
export function readSignals(reading: Pick<PromptReading, "text" | "segments">): ReadonlySet<string> {
  compiled ??= { positive: compileOf("positive"), negative: compileOf("negative") };
  const found = new Set<string>();
  for (const polarity of ["positive", "negative"] as const) {
    for (const text of textsOf(reading, HEARD[polarity])) findOwners(readWords(text), compiled[polarity], found);
  }
  return new Set(SIGNALS.map(({ id }) => id).filter((id) => found.has(id)));
}

function compileOf(polarity: Signal["polarity"]): PatternIndex<string> {
  const pairs = SIGNALS.filter((signal) => signal.polarity === polarity)
    .flatMap(({ id, patterns }) => [...patterns.en, ...patterns.zh].map((pattern) => [id, pattern] as const));
  return compilePatterns(pairs);
}
