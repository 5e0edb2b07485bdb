/**
 * Sources: pointers to past sessions. They say where a session lies, and nothing of what was said in it.
 *
 * @module
 */

import { countOf } from "../text/count_of.ts";
import type { SessionHead } from "./read_session.ts";

/** One past session of an agent. */
export interface Source {
  /** Stable id, made of the agent's name and the transcript's path. */
  readonly id: string;
  /** The agent that wrote it, such as `claude`. */
  readonly provider: string;
  /** Where its transcript lies. */
  readonly sourcePath: string;
  /** The first moment of the session, ISO 8601; null where the transcript names none. */
  readonly startedAt: string | null;
  /** The folder that it was held in; null where the transcript names none. */
  readonly cwd: string | null;
  /** One line for lists, made of counts, days and the folder's name. */
  readonly summary: string;
  /** Changes when the transcript does. */
  readonly metadataHash: string;
  /** How many messages a person wrote. */
  readonly messageCount: number;
}

/** What a source is made of, beside what its session tells. */
export type SourcePlace = Pick<Source, "id" | "provider" | "sourcePath" | "metadataHash">;

/**
 * Makes the pointer to a session.
 *
 * @param place Where its transcript lies.
 * @param head What reading it told.
 * @returns The pointer; no word of a message is in it.
 */
export function pointTo(place: SourcePlace, head: SessionHead): Source {
  const { id, provider, sourcePath, metadataHash } = place;
  const { startedAt = null, cwd = null, messageCount } = head;
  return { id, provider, sourcePath, startedAt, cwd, summary: summarize(head), metadataHash, messageCount };
}

/**
 * Reads one pointer of an index, leaving out everything that is no field of one, such as messages.
 *
 * @param value What stands in the index.
 * @returns The pointer; undefined where it cannot be used.
 *
 * @example
 * ```ts
 * import { readSource } from "./source.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const source = {
 *   id: "claude-1f00",
 *   provider: "claude",
 *   sourcePath: "/srv/s1.jsonl",
 *   startedAt: null,
 *   cwd: null,
 *   summary: "2 messages",
 *   metadataHash: "00",
 *   messageCount: 2,
 * };
 * assertEquals(readSource({ ...source, messages: ["a secret"] }), source);
 * assertEquals(readSource({ id: "claude-1f00" }), undefined);
 * ```
 */
export function readSource(value: unknown): Source | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, provider, sourcePath, startedAt, cwd, summary, metadataHash, messageCount } = value as Partial<
    Record<keyof Source, unknown>
  >;
  if (!isText(id) || !isText(provider) || !isText(sourcePath) || !isText(metadataHash)) return undefined;
  if (typeof messageCount !== "number") return undefined;
  return {
    id,
    provider,
    sourcePath,
    startedAt: isText(startedAt) ? startedAt : null,
    cwd: isText(cwd) ? cwd : null,
    summary: isText(summary) ? summary : "",
    metadataHash,
    messageCount,
  };
}

/**
 * The last part of a folder's path, which is what a person calls it.
 *
 * @param path The path as the agent's system writes it; nothing where none is known.
 * @returns The name.
 */
export function folderName(path: string | null | undefined): string | undefined {
  return path?.split(/[\\/]/).findLast((part) => part !== "");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function summarize({ cwd, startedAt, endedAt, messageCount }: SessionHead): string {
  const count = countOf(messageCount, "message");
  const folder = folderName(cwd);
  const [first, last] = [startedAt?.slice(0, 10), endedAt?.slice(0, 10)];
  const days = first === undefined ? "" : first === last ? ` on ${first}` : ` from ${first} to ${last}`;
  return `${count}${folder === undefined ? "" : ` in ${folder}`}${days}`;
}
