/**
 * `ome doctor`.
 *
 * @module
 */

import { type CheckResult, examine } from "../../core/doctor/checks.ts";
import { readConfigFile } from "../../edge/settings/config_file.ts";
import { FileError, type Host } from "../../edge/host.ts";
import { libraryStack } from "../../edge/library/library.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { type Repair, repairIndexes } from "../../edge/repair_indexes.ts";
import { readSnapshot } from "../../edge/snapshot/read_snapshot.ts";
import type { Command, GlobalFlags } from "../command.ts";
import { findingsFailure } from "../failure/findings_failure.ts";
import { doctorText } from "../views/doctor_text.ts";
import { hideHome } from "../views/hide_home.ts";
import { logProgress } from "../views/log_progress.ts";

/** Looks at the whole installation: what is wrong, where, and how to mend it. */
export const doctorCommand: Command = {
  words: ["doctor"],
  args: "",
  arity: [0, 0],
  summary: "Look at the whole installation: what is wrong, where, and how to mend it",
  details:
    "Nothing is started and nothing changed, unless --repair-index is given: it removes damaged indexes and leftovers of killed commands, makes indexes again, and sums up parts of the event log that are older than sessions.retainDays. Paths are shown without your home folder, and no prompt is ever shown. Ends with 1 on errors.",
  examples: ["ome doctor", "ome doctor --repair-index", "ome doctor --json"],
  flags: { "repair-index": { type: "boolean", help: "Make indexes again, and clear up leftovers" } },
  run: async (invocation, host) => {
    const { global } = invocation;
    const repair = invocation.has("repair-index") ? await repairFound(global, host) : undefined;
    const checks = examine(await lookAt(global, host));
    const report = hideHome({ checks, repair }, homesOf(host));
    return {
      failure: findingsFailure(checks.flatMap(({ findings }) => findings)),
      data: { healthy: !checks.some(isGrave), checks: report.checks, repair: report.repair ?? null },
      view: (style) => doctorText(report, style),
    };
  },
};

function lookAt({ dataDir, cwd }: GlobalFlags, host: Host) {
  return readSnapshot({ dataDir, cwd, onRead: logProgress(host) }, host);
}

/** A folder that is refused, or not there, holds nothing of ours. */
async function repairFound(global: GlobalFlags, host: Host): Promise<Repair> {
  const snapshot = await lookAt(global, host);
  const { path: dataDir, exists, refusal } = snapshot.folder;
  if (!exists || refusal !== undefined) return { removed: [], rebuilt: 0, retired: 0 };
  const { root } = readProjectContext(global.cwd, host);
  const stack = libraryStack({ dataDir, projectRoot: root }, host);
  const { retainDays } = readConfigFile(dataDir, host).config.sessions;
  return await repairIndexes({ dataDir, stack, found: snapshot, retainDays }, host);
}

function isGrave({ level }: CheckResult): boolean {
  return level === "error" || level === "warning";
}

function homesOf(host: Host): string[] {
  const home = host.home();
  if (home === undefined) return [];
  try {
    return [home, host.files.realPath(home)];
  } catch (error) {
    if (error instanceof FileError) return [home];
    throw error;
  }
}
