/**
 * `ome record stats`.
 *
 * @module
 */

import { STALE_AFTER_DAYS } from "../../core/record/check.ts";
import { type RecordStats, recordStats } from "../../core/record/stats.ts";
import { allHeads } from "../../core/record/record_index.ts";
import { RECORD_TYPES } from "../../core/record/record.ts";
import { askRecords } from "../../edge/record_store/search_index.ts";
import { alignCells } from "../views/columns.ts";
import type { Command, Style } from "../command.ts";
import { unfitLine } from "../views/record_search_text.ts";
import { ROOT_FLAG, storeLine, storeOf, todayOf } from "../records/record_target.ts";

/** Counts the records. */
export const recordStatsCommand: Command = {
  words: ["record", "stats"],
  args: "",
  arity: [0, 0],
  summary: "Count the records by type and status",
  examples: ["ome record stats"],
  flags: ROOT_FLAG,
  run: async (invocation, host) => {
    const store = storeOf(invocation, host);
    const today = todayOf(host);
    const { heads, unfit } = await askRecords(
      store,
      ({ index, unfit }) => ({ heads: allHeads(index), unfit }),
      { today, host },
    );
    const stats = recordStats(heads, { today, staleAfter: STALE_AFTER_DAYS });
    return {
      data: { root: store.root, ...stats, unfit },
      view: (style) => statsText(stats, unfit, style) + storeLine(store, { style, cwd: invocation.global.cwd, host }),
    };
  },
};

function statsText({ total, byType, stale }: RecordStats, unfit: number, style: Style): string {
  const head = ["type", "draft", "validated", "deprecated"];
  const rows = RECORD_TYPES.map((
    type,
  ) => [type, ...head.slice(1).map((status) => String(byType[type][status as "draft"]))]);
  const table = alignCells([head, ...rows], style.columns).map((cells, at) => {
    const line = cells.join("").trimEnd();
    return `${at === 0 ? style.dim(line) : line}\n`;
  });
  const old = stale > 0 ? `${stale} not verified for more than ${STALE_AFTER_DAYS} days\n` : "";
  const bad = unfit > 0 ? style.yellow(unfitLine(unfit)) + "\n" : "";
  return `${total} ${total === 1 ? "record" : "records"}\n${table.join("")}${old}${bad}`;
}
