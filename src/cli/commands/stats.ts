/**
 * `ome stats`.
 *
 * @module
 */

import type { Stats } from "../../core/stats/stats.ts";
import type { Tally } from "../../core/stats/tally.ts";
import { readConfigFile } from "../../edge/settings/config_file.ts";
import { openStack } from "../../edge/library/open_stack.ts";
import { readEvents } from "../../edge/events/read_events.ts";
import { readStats } from "../../edge/events/read_stats.ts";
import type { Command } from "../command.ts";
import { numberWithin } from "../arguments/number_within.ts";
import { logProgress } from "../views/log_progress.ts";
import { statsText } from "../views/stats_text.ts";

/** A card that was not shown for a month has had its chance. */
const USUAL_DAYS = 30;

/** Tells how the library does: prompts in numbers, each card, and what could be done about it. */
export const statsCommand: Command = {
  words: ["stats"],
  args: "",
  arity: [0, 0],
  summary: "Show how recall does in numbers, card by card, and what could be done about it",
  details:
    "Now counts only prompts that met the program, the cards and the settings as they are: only those can be compared. That a card was shown does not tell whether the agent used it.",
  examples: ["ome stats", "ome stats --days 90", "ome stats --json"],
  flags: {
    days: { type: "number", value: "N", help: "A card not shown for N days is stale, from 1 to 3650; 30 unless told" },
  },
  run: async (invocation, host) => {
    const { stack, dataDir, project } = openStack(invocation.global, host);
    const { config } = readConfigFile(dataDir, host);
    const days = numberWithin(invocation, "days", [1, 3650]) ?? USUAL_DAYS;
    const events = readEvents(dataDir, host, logProgress(host));
    const { stats, tally } = await readStats({ dataDir, project, stack, config, days, events }, host);
    const paths = { cwd: invocation.global.cwd, home: host.home() };
    return {
      data: { days, ...statsData(stats, tally) },
      view: (style) => statsText(stats, { ...paths, style }),
    };
  },
};

function statsData(stats: Stats, { events, unreadable, notes, lastHeard }: Tally): Record<string, unknown> {
  return { ...stats, log: { events, unreadable, notes, lastHeard: Object.fromEntries(lastHeard) } };
}
