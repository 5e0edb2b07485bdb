/**
 * From transcripts to the pointers that the source index holds.
 *
 * @module
 */

import { pointTo, type Source, type SourcePlace } from "../../core/session/source.ts";
import { FileError, type Host } from "../host.ts";
import { toHex } from "../files/hex.ts";
import type { Transcript } from "./find_transcripts.ts";
import { readTranscript } from "./read_transcript.ts";

/** What is known before a scan, and who wants to know of its progress. */
export interface ScanOptions {
  /** The pointers of the last scan: an unchanged transcript is not read again. */
  readonly known: readonly Source[];
  /** Only transcripts that were written to since this moment, milliseconds since 1970. Default: all. */
  readonly since?: number;
  /** Told how many of how many bytes are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What a scan found. */
export interface ScanResult {
  /** A pointer for every transcript that could be read. */
  readonly sources: readonly Source[];
  /** How many of these had to be read. */
  readonly read: number;
  /** How many transcripts were left out as older. */
  readonly older: number;
  /** Transcripts that could not be read, and why. */
  readonly unreadable: readonly { readonly path: string; readonly why: string }[];
}

/**
 * Scans transcripts, in memory that does not grow with them. Nothing that was said is kept.
 *
 * @param transcripts The transcripts.
 * @param options What is known, and since when.
 * @param host The outside world.
 * @returns The pointers.
 */
export async function scanTranscripts(
  transcripts: readonly Transcript[],
  { known, since = 0, onProgress = () => {} }: ScanOptions,
  host: Pick<Host, "files" | "sha256">,
): Promise<ScanResult> {
  const wanted = transcripts.filter(({ mtimeMs }) => mtimeMs >= since);
  const total = wanted.reduce((sum, { size }) => sum + size, 0);
  const before = new Map(known.map((source) => [source.id, source]));
  const sources: Source[] = [];
  const unreadable: { path: string; why: string }[] = [];
  let [read, done] = [0, 0];
  for (const transcript of wanted) {
    const place = await placeOf(transcript, host);
    const old = before.get(place.id);
    const same = old?.metadataHash === place.metadataHash ? old : undefined;
    const start = done;
    const onBytes = (count: number) => onProgress(Math.min(total, done += count), total);
    try {
      sources.push(same ?? pointTo(place, headOf(transcript, { onBytes }, host)));
      if (same === undefined) read++;
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      unreadable.push({ path: transcript.path, why: error.detail });
    }
    onProgress(done = start + transcript.size, total);
  }
  return { sources, read, older: transcripts.length - wanted.length, unreadable };
}

function headOf(
  { agent, path }: Transcript,
  { onBytes }: { readonly onBytes: (count: number) => void },
  host: Pick<Host, "files">,
) {
  const turns = readTranscript(path, { format: agent.sessions, onBytes }, host);
  for (;;) {
    const step = turns.next();
    if (step.done) return step.value;
  }
}

async function placeOf(
  { agent, path, size, mtimeMs }: Transcript,
  host: Pick<Host, "sha256">,
): Promise<SourcePlace> {
  return {
    id: `${agent.id}-${await shortHash(path, host)}`,
    provider: agent.id,
    sourcePath: path,
    metadataHash: await shortHash(`${size} ${mtimeMs}`, host),
  };
}

/** Ten digits: a person's sessions of a hundred years without two of one name. */
async function shortHash(text: string, { sha256 }: Pick<Host, "sha256">): Promise<string> {
  return toHex(await sha256(new TextEncoder().encode(text))).slice(0, 10);
}
