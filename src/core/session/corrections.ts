/**
 * Turns worth a look: where a person corrected an agent, said a thing again, or had work undone.
 *
 * Nothing here decides what a lesson is. Each turn comes with the reasons why it was picked, in words.
 *
 * @module
 */

import { cutBlocks } from "../prompt/blocks.ts";
import type { Correction, CorrectionReason } from "./correction.ts";
import { CORRECTION_CUES } from "./correction_cues.ts";
import type { LocatedMessage, SessionMessage } from "./message.ts";
import { findRepeats } from "./repeats.ts";

/** Who corrects does so at the beginning; what lies behind, in UTF-16 units, is the material. */
const READ_LIMIT = 600;

/**
 * Finds the turns worth a look.
 *
 * @param messages What a person said, in the order of the sessions.
 * @returns The turns, most telling first; of equal ones the latest first.
 *
 * @example
 * ```ts
 * import { findCorrections } from "./corrections.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const said = ["Add a login page", "No, that's not what I asked for. Use the form from the kit instead."];
 * const messages = said.map((text, at) => ({ source: "s", turn: at + 1, text }));
 * const [first] = findCorrections(messages);
 * assertEquals(first?.message.turn, 2);
 * assertEquals(first?.reasons[0]?.text, 'rejects the result: "No, that"');
 * ```
 */
export function findCorrections(messages: Iterable<LocatedMessage>): Correction[] {
  const all = [...messages];
  const repeats = findRepeats(all);
  return all.toReversed()
    .flatMap((message) => judge(message, [...readCues(message), ...repeats.get(message) ?? []]))
    .sort((a, b) => b.score - a.score);
}

/**
 * Reads the cues of one message.
 *
 * @param message The message.
 * @returns A reason for each meaning that stands in it, the strongest first.
 */
export function readCues({ text, turn }: SessionMessage): CorrectionReason[] {
  const prose = proseOf(text);
  return CORRECTION_CUES
    .filter(({ anyTurn }) => anyTurn === true || turn > 1)
    .flatMap(({ kind, meaning, weight, words }) => {
      const found = words.exec(prose)?.[0];
      return found === undefined ? [] : [{ kind, weight, text: `${meaning}: "${bare(found)}"` }];
    })
    .sort((a, b) => b.weight - a.weight);
}

function judge(message: LocatedMessage, reasons: readonly CorrectionReason[]): Correction[] {
  const score = reasons.reduce((sum, { weight }) => sum + weight, 0);
  return reasons.length === 0 ? [] : [{ message, reasons, score }];
}

/** Code and quoted lines speak of other things. */
function proseOf(text: string): string {
  const prose = cutBlocks(text).filter(({ kind }) => kind === "prose").map(({ start, end }) => text.slice(start, end));
  const lines = prose.join("\n").split("\n").filter((line) => !/^\s{0,8}>/.test(line));
  return lines.join("\n").trim().slice(0, READ_LIMIT);
}

/** Without the end of the sentence before, which the pattern takes along. */
function bare(found: string): string {
  return found.replace(/^[.!?。！？;；,，\s]+/u, "").replace(/\s+/g, " ").slice(0, 60).trim();
}
