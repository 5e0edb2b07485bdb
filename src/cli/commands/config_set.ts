/**
 * `ome config set`.
 *
 * @module
 */

import { changeConfigFile } from "../../edge/settings/change_config.ts";
import { makeLibrary } from "../../edge/library/make_library.ts";
import { takeLock } from "../../edge/files/lock.ts";
import { parentFolder } from "../../edge/files/path.ts";
import type { Command } from "../command.ts";
import { changeText } from "../views/config_change_text.ts";
import { planChange } from "../config/config_target.ts";

/** Changes one setting. */
export const configSetCommand: Command = {
  words: ["config", "set"],
  args: "KEY VALUE",
  arity: [2, 2],
  summary: "Change one setting",
  details: "Unknown keys, order and formatting of the file stay. Lists are written as JSON.",
  examples: ["ome config set retrieval.maxCards 6", `ome config set projects.off '["github.com/owner/name"]'`],
  flags: { force: { type: "boolean", help: "For dataDir: also a folder that holds other things" } },
  run: async (invocation, host) => {
    const { file: { path } } = planChange(invocation, host);
    using _lock = await takeLock(parentFolder(path), host);
    const change = planChange(invocation, host); // again: somebody may have changed the file while we waited
    const { setting: { key, path: keyPath }, before, after } = change;
    const paths = { home: host.home() };
    const text = (style: Parameters<typeof changeText>[1]["style"]) => changeText(change, { style, ...paths }, host);
    if (key === "dataDir") makeLibrary(String(after), host); // with its folders, the place is known for a library
    await changeConfigFile(change.file, { path: keyPath, value: after }, host);
    return { data: { key, path, before, after }, view: text };
  },
};
