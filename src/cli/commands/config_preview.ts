/**
 * `ome config preview`.
 *
 * @module
 */

import type { Command } from "../command.ts";
import { changeText } from "../views/config_change_text.ts";
import { planChange } from "../config/config_target.ts";

/** Shows what a change of a setting would do, and does not do it. */
export const configPreviewCommand: Command = {
  words: ["config", "preview"],
  args: "KEY VALUE",
  arity: [2, 2],
  summary: "Show what `config set` would change, and write nothing",
  examples: ["ome config preview retrieval.maxCards 6", "ome config preview dataDir ~/notes/oh-my-experience"],
  flags: { force: { type: "boolean", help: "For dataDir: also a folder that holds other things" } },
  run: (invocation, host) => {
    const change = planChange(invocation, host);
    const { setting: { key }, file: { path }, before, after } = change;
    const paths = { home: host.home() };
    return Promise.resolve({
      data: { key, path, before, after, changed: before !== after },
      view: (style) => changeText(change, { style, ...paths }, host),
    });
  },
};
