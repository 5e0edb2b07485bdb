/**
 * `ome source show`.
 *
 * @module
 */

import type { SessionTurn } from "../../core/session/message.ts";
import type { Source } from "../../core/session/source.ts";
import { FileError, type Host } from "../../edge/host.ts";
import { findHit, sourceTurns } from "../../edge/transcripts/source_messages.ts";
import { type Command, CommandError } from "../command.ts";
import { numberWithin } from "../arguments/number_within.ts";
import { knownSources } from "../reflect/source_choice.ts";
import { turnsText } from "../views/source_text.ts";

const CONTEXT = 2;

/** Shows a hit in its surroundings. */
export const sourceShowCommand: Command = {
  words: ["source", "show"],
  args: "HIT",
  arity: [1, 1],
  summary: "Show a hit of a search with what was said around it",
  examples: ["ome source show claude-1f00a2b3c4:12", "ome source show claude-1f00a2b3c4:12 --context 5 --full"],
  flags: {
    context: { type: "number", value: "N", help: `Turns before and after, from 0 to 100; ${CONTEXT} unless told` },
    full: { type: "boolean", help: "Long answers of the agent as a whole" },
  },
  run: (invocation, host) => {
    const { source, turn } = findHit(invocation.args[0] ?? "", knownSources(invocation.global, host));
    const context = numberWithin(invocation, "context", [0, 100]) ?? CONTEXT;
    const turns = turnsAround(source, { turn, context }, host);
    const full = invocation.has("full");
    const data = { source, turn, turns };
    return Promise.resolve({ data, view: (style) => turnsText({ ...data, full }, style) });
  },
};

/** The answer to the turn before the first one that is shown belongs to it: it is what the person speaks of. */
function turnsAround(
  source: Source,
  { turn, context }: { readonly turn: number; readonly context: number },
  host: Host,
): SessionTurn[] {
  const turns: SessionTurn[] = [];
  try {
    for (const each of sourceTurns(source, {}, host)) {
      if (each.turn > turn + context) break;
      if (each.turn >= turn - context || (each.by === "agent" && each.turn === turn - context - 1)) turns.push(each);
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new CommandError("source.gone", `The transcript is gone: ${error.message}`, "Forget it: ome source clean");
  }
  if (turns.some((each) => each.by === "person" && each.turn === turn)) return turns;
  throw new CommandError("source.no-hit", `The session has no message ${turn}`, "Scan again: ome source scan");
}
