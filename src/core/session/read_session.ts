/**
 * From the records of a transcript to what was said, one record at a time.
 *
 * @module
 */

import type { SessionFormat, SessionLine } from "../agent/session_format.ts";
import type { SessionTurn } from "./message.ts";
import { ownWords } from "./own_words.ts";

/** What is known of a session, as far as it has been read. */
export interface SessionHead {
  /** The agent's own id of the session, where it writes one. */
  readonly sessionId?: string;
  /** The folder that the session was held in. */
  readonly cwd?: string;
  /** The first moment that a record names, ISO 8601. */
  readonly startedAt?: string;
  /** The last one. */
  readonly endedAt?: string;
  /** How many messages a person wrote; 0 where the session is not a person's. */
  readonly messageCount: number;
}

/** A session that is being read. */
export interface SessionReader {
  /**
   * Takes the next record of the transcript.
   *
   * @param record One parsed line.
   * @returns What was said in it; undefined where nothing was, or where no person speaks in this session.
   */
  read(record: unknown): SessionTurn | undefined;
  /**
   * Tells what is known so far.
   *
   * @returns The head of the session.
   */
  head(): SessionHead;
}

/**
 * Starts to read a session.
 *
 * @param format How the agent writes its transcripts.
 * @returns A reader that keeps no message.
 */
export function readSession(format: Pick<SessionFormat, "readLine">): SessionReader {
  let known: Omit<SessionHead, "messageCount"> = {};
  let [turn, byPerson] = [0, true];
  return {
    read(record) {
      const line = format.readLine(record);
      if (line === undefined) return undefined;
      known = learn(known, line);
      byPerson &&= line.notAPerson !== true;
      const said = line.userText === undefined ? undefined : ownWords(line.userText);
      if (said !== undefined) turn++;
      const text = said ?? line.agentText;
      if (text === undefined || !byPerson) return undefined;
      return { text, turn, by: said === undefined ? "agent" : "person", ...(line.at ? { at: line.at } : {}) };
    },
    head: () => ({ ...known, messageCount: byPerson ? turn : 0 }),
  };
}

/** Whatever names a thing first is right, but for the end, which moves on. */
function learn(known: Omit<SessionHead, "messageCount">, { sessionId, cwd, at }: SessionLine): typeof known {
  return {
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(cwd === undefined ? {} : { cwd }),
    ...(at === undefined ? {} : { startedAt: at }),
    ...known,
    ...(at === undefined ? {} : { endedAt: at }),
  };
}
