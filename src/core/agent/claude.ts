/**
 * Claude Code.
 *
 * @module
 */

import type { SessionFormat } from "./session_format.ts";
import type { Agent, HookCommand, SharedSettings } from "./agent.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { nestedReply, readNestedCompaction, readNestedPrompt } from "./nested_dialect.ts";
import { isObject } from "../text/json.ts";
import { objectAt, present, textAt } from "./payload.ts";
import { below, movable, type Place } from "./place.ts";
import { contentText, saidText } from "./said_text.ts";

const EVENT = "UserPromptSubmit";

const folder = (at: Place) => movable(at, "CLAUDE_CONFIG_DIR", ".claude");

/** Without a shell: no quoting, and a path with spaces works on every system. */
const handler = ({ executable, args }: HookCommand) => ({
  type: "command",
  command: executable,
  args,
  timeout: HOOK_TIMEOUT_SECONDS,
});

const settings: SharedSettings = {
  kind: "entries",
  path: (at) => below(at, folder(at), "settings.json"),
  frame: {},
  entries: (command) => [
    { keys: ["hooks", EVENT], item: { hooks: [handler(command)] } },
    { keys: ["hooks", "SessionStart"], item: { matcher: "compact", hooks: [handler(command)] } },
  ],
};

const sessions: SessionFormat = {
  folders: (at) => [below(at, folder(at), "projects")],
  // Sub-agents and spilled tool output lie deeper.
  isTranscript: (path) => /^[^/]+\/[^/]+\.jsonl$/.test(path),
  readLine(record) {
    if (!isObject(record) || record.isMeta === true || record.isCompactSummary === true) return undefined;
    if (record.isSidechain === true) return undefined;
    const text = contentText(objectAt(record, "message").content);
    const said = record.type === "user" && text !== undefined ? saidText(text) : undefined;
    const answered = record.type === "assistant" ? text : undefined;
    if (said === undefined && answered === undefined) return undefined;
    return present({
      userText: said,
      agentText: answered,
      sessionId: textAt(record, "sessionId"),
      cwd: textAt(record, "cwd"),
      at: textAt(record, "timestamp"),
    });
  },
};

/** One key of the settings silences every hook. */
function readsDisabled(text: string): boolean {
  return /"disableAllHooks"\s{0,99}:\s{0,99}true\b/.test(text);
}

/** Claude Code: documented context at the prompt, and the file that other agents read as well. */
export const claude: Agent = {
  id: "claude",
  name: "Claude Code",
  facts: {
    promptContext: "documented",
    maxContextChars: 10_000,
    minimumVersion: "2.1.139",
    trust: "folder trust dialog, for interactive sessions",
    evidence: "vendor's documentation and changelog",
    afterInstall: ["Claude Code picks the hook up by itself; it runs once the folder is trusted."],
    limits: [
      "The VS Code extension did not run prompt hooks in reports that are still open (92652); the same was said of the command line in Git Bash on Windows (92353).",
      "Scheduled prompts and results of background agents arrive as if a person had typed them.",
      "Before 2.1.139 an entry with `args` runs the program without them.",
    ],
  },
  traces: { folders: (at) => [folder(at)], programs: ["claude"] },
  settings,
  projectSettings: [".claude/settings.json", ".claude/settings.local.json"],
  borrows: [],
  review: { path: settings.path, read: (text) => readsDisabled(text) ? "switched-off" : undefined },
  skills: (at) => below(at, folder(at), "skills"),
  sessions,
  detect: (payload) =>
    typeof payload.hook_event_name === "string" && typeof payload.transcript_path === "string" &&
      payload.turn_id === undefined && payload.timestamp === undefined
      ? 1
      : 0,
  readEvent: (payload) => readNestedPrompt(payload, [EVENT]),
  readCompaction: readNestedCompaction,
  writeReply: (context) => nestedReply(EVENT, context),
};
