/**
 * `ome record deprecate`.
 *
 * @module
 */

import { deprecateRecord } from "../../edge/record_store/change_record.ts";
import { refreshRecords } from "../../edge/record_store/search_index.ts";
import { type Command, CommandError } from "../command.ts";
import { logRecord } from "../records/record_operation.ts";
import { ROOT_FLAG, storeOf, todayOf } from "../records/record_target.ts";

/** Retires a record in favour of another. */
export const recordDeprecateCommand: Command = {
  words: ["record", "deprecate"],
  args: "ID",
  arity: [1, 1],
  summary: "Retire a record in favour of another, without deleting it",
  examples: ["ome record deprecate add-column-by-hand --by add-column-to-endpoint"],
  flags: { ...ROOT_FLAG, by: { type: "text", value: "ID", help: "The record that takes its place; required" } },
  run: async (invocation, host) => {
    const by = invocation.text("by")?.trim();
    if (!by) {
      const hint = "Name the record that takes its place, like --by add-column-to-endpoint";
      throw new CommandError("usage.missing-flag", "Deprecating a record needs its successor", hint, 2);
    }
    const store = storeOf(invocation, host);
    const today = todayOf(host);
    const ref = { root: store.root, id: invocation.args[0] ?? "" };
    const { record, path, changed } = await deprecateRecord(ref, { by, today }, host);
    await refreshRecords(store, { today, host });
    if (changed.length > 0) {
      await logRecord(store, { operation: "record.deprecate", id: record.id, reason: `by ${by}` }, host);
    }
    const says = changed.length === 0 ? "is deprecated already" : "is deprecated";
    const data = {
      root: store.root,
      id: record.id,
      path,
      status: record.status,
      supersededBy: record.supersededBy,
      changed,
    };
    return { data, view: () => `"${record.id}" ${says}, superseded by "${record.supersededBy}"\n` };
  },
};
