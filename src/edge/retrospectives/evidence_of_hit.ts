/**
 * From a hit of a search to a piece of evidence.
 *
 * @module
 */

import { isSmallTalk } from "../../core/prompt/small_talk.ts";
import { type Evidence, MAX_QUOTE } from "../../core/reflect/candidate.ts";
import { quoteOf } from "../../core/reflect/quote.ts";
import { readCues } from "../../core/session/corrections.ts";
import type { SessionTurn } from "../../core/session/message.ts";
import type { Source } from "../../core/session/source.ts";
import { CommandError } from "../command_error.ts";
import { FileError, type Host } from "../host.ts";
import { findHit, sourceTurns } from "../transcripts/source_messages.ts";

/** A request is kept up to here: what recall reads of it. */
const MAX_PROMPT = 1_000;

/**
 * Reads a hit from its transcript, and keeps a short quote of it.
 *
 * Where the person corrects the agent, the request before it is kept as well: it is there that the lesson was missing.
 *
 * @param hit Such as `claude-1f00a2b3c4:12`.
 * @param sources The sources of the index.
 * @param host The outside world.
 * @returns The piece, without credentials and paths of the machine.
 * @throws {CommandError} Where the hit names no message, or its transcript is gone.
 */
export function evidenceOfHit(hit: string, sources: readonly Source[], host: Pick<Host, "files">): Evidence {
  const { source, turn } = findHit(hit, sources);
  const said = saidUpTo(source, turn, host);
  const message = said.at(-1);
  if (message === undefined || message.turn !== turn) {
    throw new CommandError("source.no-hit", `The session has no message ${turn}`, "Scan again: ome source scan");
  }
  const request = said.findLast((earlier) => earlier.turn < turn && isRequest(earlier));
  const corrects = readCues(message).length > 0;
  const at = message.at ?? source.startedAt;
  return {
    provider: source.provider,
    session_id: source.id,
    turn,
    quote: quoteOf(message.text, MAX_QUOTE),
    ...(corrects && request !== undefined ? { prompt: quoteOf(request.text, MAX_PROMPT) } : {}),
    ...(at === null ? {} : { at }),
  };
}

/** Neither a correction itself nor a mere "go on". */
function isRequest(turn: SessionTurn): boolean {
  return readCues(turn).length === 0 && !isSmallTalk(turn.text);
}

function saidUpTo(source: Source, turn: number, host: Pick<Host, "files">): SessionTurn[] {
  const said: SessionTurn[] = [];
  try {
    for (const each of sourceTurns(source, {}, host)) {
      if (each.turn > turn) break;
      if (each.by === "person") said.push(each);
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new CommandError("source.gone", `The transcript is gone: ${error.message}`, "Forget it: ome source clean");
  }
  return said;
}
