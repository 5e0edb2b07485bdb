/**
 * Which signals a prompt sets off.
 *
 * @module
 */

import { type PromptReading, textsOf } from "../prompt/reading.ts";
import type { SegmentKind } from "../prompt/segment.ts";
import { compilePatterns, type PatternIndex, standsIn } from "./pattern.ts";
import { SIGNALS } from "./registry.ts";
import type { Signal } from "./signal.ts";
import { readWords, type Word } from "./words.ts";

/**
 * The passages that count, by polarity. What a prompt rules out speaks for no card; yet it is exactly how a prompt says
 * that a subject is noise ("do not change the hook runtime"), so negative signals hear it.
 */
const HEARD: Record<Signal["polarity"], readonly SegmentKind[]> = {
  positive: ["request", "background"],
  negative: ["request", "background", "negated"],
};

/** Compiled when a signal is first asked for: a library's cards name a few of them, and the hook pays for no more. */
const COMPILED = new Map<string, PatternIndex>();

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
  const asked = SIGNALS.filter(({ id }) => ids === undefined || ids.has(id));
  if (asked.length === 0) return new Set();
  const heard = {
    positive: textsOf(reading, HEARD.positive).map(readWords),
    negative: textsOf(reading, HEARD.negative).map(readWords),
  };
  return new Set(asked.filter((signal) => isSetOff(signal, heard[signal.polarity])).map(({ id }) => id));
}

function isSetOff({ id, patterns }: Signal, passages: readonly (readonly Word[])[]): boolean {
  const index = COMPILED.get(id) ?? compilePatterns([...patterns.en, ...patterns.zh]);
  COMPILED.set(id, index);
  return passages.some((words) => standsIn(words, index));
}
