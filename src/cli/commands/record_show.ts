/**
 * `ome record show`.
 *
 * @module
 */

import { findRecord } from "../../edge/record_store/find_record.ts";
import type { Command } from "../command.ts";
import { requireShowable } from "../records/record_secret.ts";
import { ROOT_FLAG, storeOf } from "../records/record_target.ts";
import { shortPath } from "../views/short_path.ts";

/** Control characters other than line ends and tabs: a record of a strange repository must not steer the terminal. */
// deno-lint-ignore no-control-regex -- they are what it is about
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Shows one record, as it stands in its file. */
export const recordShowCommand: Command = {
  words: ["record", "show"],
  args: "ID",
  arity: [1, 1],
  summary: "Show a record, as it stands in its file",
  details: "A record that holds a credential is not shown.",
  examples: ["ome record show add-column-to-endpoint"],
  flags: ROOT_FLAG,
  run: (invocation, host) => {
    const store = storeOf(invocation, host);
    const stored = findRecord(invocation.args[0] ?? "", store.root, host);
    requireShowable(stored);
    const { record, path, text } = stored;
    const view = { cwd: invocation.global.cwd, home: host.home() };
    return Promise.resolve({
      data: { root: store.root, path, record },
      view: (style) =>
        `${text.replace(/^\uFEFF/, "").replace(CONTROLS, "").trimEnd()}\n\n${style.dim(shortPath(path, view))}\n`,
    });
  },
};
