/**
 * `ome source scan`.
 *
 * @module
 */

import type { Source } from "../../core/session/source.ts";
import { countOf } from "../../core/text/count_of.ts";
import type { Host } from "../../edge/host.ts";
import { openWholeStack } from "../../edge/library/open_stack.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { changeSourceIndex, readSourceIndex } from "../../edge/source_index.ts";
import { findTranscripts, type ReadableAgent } from "../../edge/transcripts/find_transcripts.ts";
import { type ScanResult, scanTranscripts } from "../../edge/transcripts/scan_transcripts.ts";
import { alignCells } from "../views/columns.ts";
import { type Command, CommandError, type Invocation, type Style } from "../command.ts";
import { progressBar } from "../views/progress.ts";
import { SINCE_FLAG, sinceOf } from "../arguments/since.ts";
import { shortPath } from "../views/short_path.ts";
import { readableAgents } from "../reflect/source_choice.ts";
import { wrap } from "../views/wrap.ts";

const MIB = 1024 * 1024;

/** Finds past sessions and writes down where they lie. */
export const sourceScanCommand: Command = {
  words: ["source", "scan"],
  args: "[AGENT…]",
  arity: [0, Infinity],
  summary: "Find past sessions of coding agents, and write down where they lie",
  details:
    "Pointers alone go to indexes/sources.json: path, folder, day and the number of messages, never what was said. Transcripts that did not change since the last scan are not read again.",
  examples: ["ome source scan", "ome source scan claude codex --since 30d", "ome source scan claude --sessions ~/old"],
  flags: {
    sessions: { type: "text", value: "DIR", help: "Look in this folder instead of the agent's own" },
    since: SINCE_FLAG,
  },
  run: async (invocation, host) => {
    const agents = readableAgents(invocation.args);
    const folder = sessionsFolder(invocation, host);
    const { dataDir } = openWholeStack(invocation.global, host);
    const since = sinceOf(invocation, host);
    const known = readSourceIndex(dataDir, host);
    const scans: AgentScan[] = [];
    for (const agent of agents) {
      const transcripts = findTranscripts(agent, folder === undefined ? {} : { folder }, host);
      const bar = progressBar(`${agent.name}, MiB`, host);
      const onProgress = (done: number, total: number) => bar(Math.floor(done / MIB), Math.floor(total / MIB));
      const options = { known, onProgress, ...(since === undefined ? {} : { since }) };
      scans.push({ agent, ...await scanTranscripts(transcripts, options, host) });
    }
    const found = new Map(scans.flatMap(({ sources }) => sources).map((source) => [source.id, source]));
    await changeSourceIndex(dataDir, (old) => [...old.filter(({ id }) => !found.has(id)), ...found.values()], host);
    const home = host.home();
    return { data: { agents: scans.map(scanData) }, view: (style) => scanText(scans, { style, home }) };
  },
};

interface AgentScan extends ScanResult {
  readonly agent: ReadableAgent;
}

function sessionsFolder(invocation: Invocation, host: Host): string | undefined {
  const named = invocation.text("sessions");
  if (named === undefined) return undefined;
  const folder = absolutePath(named, invocation.global.cwd);
  if (host.files.stat(folder)?.kind === "folder") return folder;
  throw new CommandError("source.no-folder", `There is no folder "${folder}"`, "Name one that holds transcripts", 2);
}

function scanData({ agent, sources, read, older, unreadable }: AgentScan) {
  return { provider: agent.id, sessions: sources.length, messages: countMessages(sources), read, older, unreadable };
}

function countMessages(sources: readonly Source[]): number {
  return sources.reduce((sum, { messageCount }) => sum + messageCount, 0);
}

function scanText(
  scans: readonly AgentScan[],
  { style, home }: { readonly style: Style; readonly home: string | undefined },
): string {
  const found = scans.filter(({ sources, older, unreadable }) => sources.length + older + unreadable.length > 0);
  if (found.length === 0) return "No transcripts were found\n";
  const rows = found.map(({ agent, sources, read, older }) => [
    agent.name,
    countOf(sources.length, "session"),
    countOf(countMessages(sources), "message"),
    [`${read} read`, `${sources.length - read} known`, ...older > 0 ? [`${older} older`] : []].join(", "),
  ]);
  const lines = alignCells(rows, style.columns).map(([name = "", ...cells]) =>
    `${style.bold(name)}${cells.join("")}\n`
  );
  const broken = found.flatMap(({ unreadable }) => unreadable)
    .map(({ path, why }) => wrap(style.yellow(`Not read: ${shortPath(path, { home })}, ${why}`), style.columns));
  return [...lines, ...broken, 'Look into them: ome source search "WORDS", or --corrections\n'].join("");
}
