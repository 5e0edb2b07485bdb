/**
 * OpenCode.
 *
 * @module
 */

import type { Agent, OwnFile } from "./agent.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { readNestedCompaction, readNestedPrompt } from "./nested_dialect.ts";
import { writePlugin } from "./opencode_plugin.ts";
import { below, type Place, sharedSkills } from "./place.ts";

function folder(at: Place): string {
  const config = at.env("XDG_CONFIG_HOME") || below(at, at.home, ".config");
  return at.env("OPENCODE_CONFIG_DIR") || below(at, config, "opencode");
}

const settings: OwnFile = {
  kind: "file",
  path: (at) => below(at, folder(at), "plugins", "ome.ts"),
  content: ({ executable, args }) => writePlugin([executable, ...args], HOOK_TIMEOUT_SECONDS * 1000),
};

/** OpenCode: no command hooks, so that a plugin of ours runs the program; the payload and the answer are ours as well. */
export const opencode: Agent = {
  id: "opencode",
  name: "OpenCode",
  facts: {
    promptContext: "works-undocumented",
    trust: "none",
    evidence: "vendor's plugin types; details from a third party's reading of the program",
    afterInstall: ["OpenCode loads plugins at its start: start it anew."],
    limits: ["Sessions are not read: newer versions keep them in a database."],
  },
  traces: { folders: (at) => [folder(at)], programs: ["opencode"] },
  settings,
  projectSettings: [".opencode/plugins/ome.ts"],
  borrows: [],
  skills: sharedSkills,
  detect: (payload) => payload.host === "opencode" ? 3 : 0,
  readEvent: (payload) => readNestedPrompt(payload, []),
  readCompaction: readNestedCompaction,
  writeReply: (context) => ({ context }),
};
