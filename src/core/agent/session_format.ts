/**
 * How an agent's transcripts are found and read, line by line.
 *
 * @module
 */

import type { Place } from "./place.ts";

/** What one line of a transcript tells. */
export interface SessionLine {
  /** Text that the person wrote. */
  readonly userText?: string;
  /** Text that the agent answered; used only to show a hit in its surroundings. */
  readonly agentText?: string;
  readonly sessionId?: string;
  readonly cwd?: string;
  readonly at?: string;
  /** Set when the whole session is not a person's: a sub-agent, a scheduled run. */
  readonly notAPerson?: boolean;
}

/** How an agent's transcripts are found and read. */
export interface SessionFormat {
  /** Folders that hold transcripts, most specific first. */
  folders(at: Place): readonly string[];
  /** Whether a file below such a folder is a transcript of a person's session. `path` is relative, `/`-separated. */
  isTranscript(path: string): boolean;
  /** Reads one parsed line; undefined for a line that holds nothing of interest. */
  readLine(record: unknown): SessionLine | undefined;
}
