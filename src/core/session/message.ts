/**
 * A past session, reduced to what a person said in it.
 *
 * @module
 */

/** One message of a person in a session. */
export interface SessionMessage {
  /** What the person wrote; system, tool, sub-agent and injected text is never here. */
  readonly text: string;
  /** Number of the message among the person's own, from 1. */
  readonly turn: number;
  /** When it was written, ISO 8601, where the transcript says it. */
  readonly at?: string;
}

/** A message, and the session that it stands in. */
export interface LocatedMessage extends SessionMessage {
  /** Id of the source that holds the session. */
  readonly source: string;
}

/** One message of either side: what surrounds a hit. */
export interface SessionTurn extends SessionMessage {
  /** Who wrote it. An agent's answer has the number of the message that it answers, 0 before the first. */
  readonly by: "person" | "agent";
}
