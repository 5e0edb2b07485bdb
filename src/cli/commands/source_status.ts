/**
 * `ome source status`.
 *
 * @module
 */

import { countOf } from "../../core/text/count_of.ts";
import type { Source } from "../../core/session/source.ts";
import { openWholeStack } from "../../edge/library/open_stack.ts";
import { readSourceIndex } from "../../edge/source_index.ts";
import { alignCells } from "../views/columns.ts";
import type { Command, Style } from "../command.ts";

/** Tells which past sessions are known. */
export const sourceStatusCommand: Command = {
  words: ["source", "status"],
  args: "",
  arity: [0, 0],
  summary: "Show how many past sessions are known, by agent",
  examples: ["ome source status"],
  flags: {},
  run: ({ global }, host) => {
    const { dataDir } = openWholeStack(global, host);
    const sources = readSourceIndex(dataDir, host);
    const providers = [...new Set(sources.map(({ provider }) => provider))].sort();
    const agents = providers.map((provider) => describe(provider, sources, host.files.stat));
    return Promise.resolve({ data: { agents }, view: (style) => statusText(agents, style) });
  },
};

interface AgentSources {
  readonly provider: string;
  readonly sessions: number;
  readonly messages: number;
  /** The day of the first and the last session; null where no transcript names one. */
  readonly from: string | null;
  readonly to: string | null;
  /** How many transcripts are gone. */
  readonly gone: number;
}

function describe(provider: string, all: readonly Source[], stat: (path: string) => unknown): AgentSources {
  const sources = all.filter((source) => source.provider === provider);
  const days = sources.flatMap(({ startedAt }) => startedAt?.slice(0, 10) ?? []).sort();
  return {
    provider,
    sessions: sources.length,
    messages: sources.reduce((sum, { messageCount }) => sum + messageCount, 0),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    gone: sources.filter(({ sourcePath }) => stat(sourcePath) === undefined).length,
  };
}

function statusText(agents: readonly AgentSources[], style: Style): string {
  if (agents.length === 0) return "No past sessions are known\nFind them: ome source scan\n";
  const rows = agents.map(({ provider, sessions, messages, from, to, gone }) => [
    provider,
    countOf(sessions, "session"),
    countOf(messages, "message"),
    [from === null ? "" : from === to ? from : `${from} to ${to}`, gone === 0 ? "" : `${gone} gone`]
      .filter((part) => part !== "").join(", "),
  ]);
  return alignCells(rows, style.columns)
    .map(([name = "", ...cells]) => `${style.bold(name)}${cells.join("").trimEnd()}\n`).join("");
}
