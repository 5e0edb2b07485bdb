/**
 * `ome record init`.
 *
 * @module
 */

import { newRecordStore } from "../../edge/record_store/find_store.ts";
import { makeStore } from "../../edge/record_store/make_store.ts";
import type { Command } from "../command.ts";
import { ROOT_FLAG, storeFlags, storeLine } from "../records/record_target.ts";

/** Makes the folders of a record store. */
export const recordInitCommand: Command = {
  words: ["record", "init"],
  args: "",
  arity: [0, 0],
  summary: "Make a record store: four folders and an empty index",
  details:
    "In the data folder; with --scope project in memory/ at the project's root, to be shared with the team; or in --root. Leaves everything alone that is there already.",
  examples: ["ome record init", "ome record init --scope project"],
  flags: ROOT_FLAG,
  run: (invocation, host) => {
    const store = newRecordStore(storeFlags(invocation), host);
    const created = makeStore(store.root, host);
    const says = created.length === 0
      ? "The store is there already\n"
      : "Made the store\nWrite a record: ome record new recipe\n";
    return Promise.resolve({
      data: { root: store.root, created },
      view: (style) => says + storeLine(store, { style, cwd: invocation.global.cwd, host }),
    });
  },
};
