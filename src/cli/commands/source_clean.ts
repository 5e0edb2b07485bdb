/**
 * `ome source clean`.
 *
 * @module
 */

import type { Source } from "../../core/session/source.ts";
import { readConfigFile, requireConfig } from "../../edge/settings/config_file.ts";
import type { Host } from "../../edge/host.ts";
import { openWholeStack } from "../../edge/library/open_stack.ts";
import { changeSourceIndex, readSourceIndex } from "../../edge/source_index.ts";
import type { Command } from "../command.ts";
import { CONSENT_FLAGS, hasConsent } from "../questions/consent.ts";
import { wrap } from "../views/wrap.ts";

const DAY_MS = 86_400_000;

/** Forgets sessions that are gone or older than the settings want them. */
export const sourceCleanCommand: Command = {
  words: ["source", "clean"],
  args: "",
  arity: [0, 0],
  summary: "Forget past sessions that are gone, or older than sessions.retainDays",
  details: "Only pointers of OME go; a transcript is never touched. A scan brings back what is still there.",
  examples: ["ome source clean --dry-run", "ome source clean --yes"],
  flags: CONSENT_FLAGS,
  run: async (invocation, host) => {
    const { dataDir } = openWholeStack(invocation.global, host);
    const file = readConfigFile(dataDir, host);
    requireConfig(file);
    const { retainDays } = file.config.sessions;
    const all = readSourceIndex(dataDir, host);
    const reasons = new Map(all.flatMap((source) => {
      const reason = reasonToForget(source, retainDays, host);
      return reason === undefined ? [] : [[source.id, reason] as const];
    }));
    const said = `${countOf(reasons, "gone")} gone, ${countOf(reasons, "old")} older than ${retainDays} days`;
    const question = `Forget ${reasons.size} of ${all.length} sessions?`;
    const forgets = reasons.size > 0 && hasConsent(invocation, { shown: said, question }, host);
    if (forgets) await changeSourceIndex(dataDir, (old) => old.filter(({ id }) => !reasons.has(id)), host);
    const removed = forgets ? reasons.size : 0;
    const data = { removed, wouldRemove: reasons.size, kept: all.length - removed };
    const line = forgets ? `Forgot ${removed} of ${all.length} sessions: ${said}` : `${said}; nothing was changed`;
    return { data, view: ({ columns }) => wrap(line, columns) };
  },
};

type Reason = "gone" | "old";

function reasonToForget(
  { sourcePath }: Source,
  retainDays: number,
  { files, now }: Pick<Host, "files" | "now">,
): Reason | undefined {
  const stat = files.stat(sourcePath);
  if (stat === undefined) return "gone";
  return stat.mtimeMs < now().getTime() - retainDays * DAY_MS ? "old" : undefined;
}

function countOf(reasons: ReadonlyMap<string, Reason>, wanted: Reason): number {
  return [...reasons.values()].filter((reason) => reason === wanted).length;
}
