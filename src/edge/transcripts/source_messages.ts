/**
 * What a person said in the sessions that the source index points to.
 *
 * @module
 */

import { AGENTS } from "../../core/agent/agents.ts";
import type { SessionFormat } from "../../core/agent/session_format.ts";
import type { LocatedMessage, SessionTurn } from "../../core/session/message.ts";
import type { Source } from "../../core/session/source.ts";
import { CommandError } from "../command_error.ts";
import { FileError, type Host } from "../host.ts";
import type { LineOptions } from "../files/file_lines.ts";
import type { ReadableAgent } from "./find_transcripts.ts";
import { readTranscript } from "./read_transcript.ts";

/** The agents whose transcripts can be read. */
export const READABLE_AGENTS: readonly ReadableAgent[] = AGENTS.flatMap(({ id, name, sessions }) =>
  sessions === undefined ? [] : [{ id, name, sessions }]
);

/** Who wants to know what could not be read, and how far it has come. */
export interface MessageOptions extends LineOptions {
  /** Told of each source whose transcript is gone or cannot be read. */
  readonly onMissing?: (source: Source) => void;
}

/**
 * Reads the person's messages of many sessions, one at a time.
 *
 * A message that several transcripts hold, as they do when a session is resumed or forked, comes once.
 *
 * @param sources The sessions.
 * @param options Who wants to know.
 * @param host The outside world.
 * @returns The messages, in the order of the sources.
 */
export function* sourceMessages(
  sources: readonly Source[],
  { onMissing = () => {}, ...lines }: MessageOptions,
  host: Pick<Host, "files">,
): Generator<LocatedMessage> {
  const seen = new Set<string>();
  for (const source of sources) {
    try {
      for (const { by, ...message } of sourceTurns(source, lines, host)) {
        if (by !== "person") continue;
        const name = message.at === undefined ? undefined : `${message.at} ${message.text.slice(0, 80)}`;
        if (name !== undefined && seen.has(name)) continue;
        if (name !== undefined) seen.add(name);
        yield { source: source.id, ...message };
      }
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      onMissing(source);
    }
  }
}

/**
 * Reads both sides of one session.
 *
 * @param source The session.
 * @param lines How its lines are read.
 * @param host The outside world.
 * @returns Its turns.
 * @throws {FileError} Where its transcript cannot be read.
 */
export function* sourceTurns(
  source: Source,
  lines: LineOptions,
  host: Pick<Host, "files">,
): Generator<SessionTurn> {
  const format = formatOf(source.provider);
  if (format !== undefined) yield* readTranscript(source.sourcePath, { format, ...lines }, host);
}

/**
 * Finds the session and the turn that a hit names.
 *
 * @param hit Such as `claude-1f00a2b3c4:12`.
 * @param sources The sources of the index.
 * @returns Both.
 * @throws {CommandError} `source.no-hit` where it names none.
 */
export function findHit(hit: string, sources: readonly Source[]): { readonly source: Source; readonly turn: number } {
  const [, id, turn] = /^(.+):(\d{1,9})$/.exec(hit) ?? [];
  const source = sources.find((each) => each.id === id);
  if (source !== undefined) return { source, turn: Number(turn) };
  throw new CommandError(
    "source.no-hit",
    `No session is known by "${hit}"`,
    'Take a hit from `ome source search "WORDS"`, such as claude-1f00a2b3c4:12',
  );
}

function formatOf(provider: string): SessionFormat | undefined {
  return READABLE_AGENTS.find(({ id }) => id === provider)?.sessions;
}
