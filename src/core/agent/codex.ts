/**
 * OpenAI Codex CLI.
 *
 * @module
 */

import type { SessionFormat, SessionLine } from "./session_format.ts";
import type { Agent, HookCommand, JsonObject, SharedSettings } from "./agent.ts";
import { readCodexReview } from "./codex_review.ts";
import { commandLine, shellOn } from "./command_line.ts";
import { HOOK_TIMEOUT_SECONDS } from "./hook_command.ts";
import { nestedReply, readNestedCompaction, readNestedPrompt } from "./nested_dialect.ts";
import { isObject } from "../text/json.ts";
import { objectAt, present, textAt } from "./payload.ts";
import { below, movable, type Place, sharedSkills } from "./place.ts";
import { contentText, saidText } from "./said_text.ts";

const EVENT = "UserPromptSubmit";

const folder = (at: Place) => movable(at, "CODEX_HOME", ".codex");

/** Codex trusts a handler by a hash of just these fields: they must not change from version to version. */
const handler = (command: HookCommand) => ({
  type: "command",
  command: commandLine(command, shellOn(command.os, "powershell")),
  timeout: HOOK_TIMEOUT_SECONDS,
});

const settings: SharedSettings = {
  kind: "entries",
  path: (at) => below(at, folder(at), "hooks.json"),
  frame: {},
  entries: (command) => [
    { keys: ["hooks", EVENT], item: { hooks: [handler(command)] } },
    { keys: ["hooks", "SessionStart"], item: { matcher: "compact", hooks: [handler(command)] } },
  ],
};

const sessions: SessionFormat = {
  folders: (at) => [below(at, folder(at), "sessions"), below(at, folder(at), "archived_sessions")],
  isTranscript: (path) => /(?:^|\/)rollout-[^/]+\.jsonl$/.test(path),
  readLine(record) {
    const payload = objectAt(record, "payload");
    const read = isObject(record) ? LINE_KINDS[textAt(record, "type") ?? ""] : undefined;
    const line = read?.(payload);
    return line === undefined ? undefined : { ...present({ at: textAt(record, "timestamp") }), ...line };
  },
};

/** The same prompt also stands in an `event_msg`; reading one of the two keeps it from counting twice. */
const LINE_KINDS: Readonly<Record<string, (payload: JsonObject) => SessionLine | undefined>> = {
  session_meta: (payload) =>
    present({
      sessionId: textAt(payload, "id"),
      cwd: textAt(payload, "cwd"),
      // A person's session names its source; a sub-agent's describes it.
      notAPerson: isObject(payload.source) || payload.thread_source === "subagent" ? true : undefined,
    }),
  response_item: (payload) => {
    const text = payload.type === "message" ? contentText(payload.content, ["input_text", "output_text"]) : undefined;
    if (text === undefined) return undefined;
    if (payload.role === "assistant") return { agentText: text };
    const said = payload.role === "user" ? saidText(text) : undefined;
    return said === undefined ? undefined : { userText: said };
  },
};

/** Codex CLI: documented context at the prompt, an answer that is checked key by key, hooks trusted one by one. */
export const codex: Agent = {
  id: "codex",
  name: "Codex CLI",
  facts: {
    promptContext: "documented",
    maxContextChars: 10_000,
    // 2,500 tokens, which Codex reckons at four bytes each.
    maxContextBytes: 10_000,
    minimumVersion: "0.124",
    trust: "each hook, by a hash of its entry",
    evidence: "vendor's source",
    afterInstall: [
      "Codex asks for a review of new hooks at its next start (or type /hooks): trust the entries of ome there.",
    ],
    limits: [
      "`codex exec` and the desktop app leave out hooks that were not trusted yet, without a word.",
      "The context is shown in the terminal as a row of its own.",
      "Codex warns at its start where hooks stand in config.toml as well; both run.",
      "Newer session files in pages are not read.",
    ],
  },
  traces: { folders: (at) => [folder(at)], programs: ["codex"] },
  settings,
  projectSettings: [".codex/hooks.json", ".codex/config.toml"],
  borrows: [],
  review: { path: (at) => below(at, folder(at), "config.toml"), read: readCodexReview },
  // Not below its own folder: this one is shared by agents of several vendors.
  skills: sharedSkills,
  sessions,
  detect: (payload) =>
    typeof payload.turn_id === "string" && typeof payload.model === "string" && payload.cursor_version === undefined
      ? 3
      : 0,
  readEvent: (payload) => readNestedPrompt(payload, [EVENT]),
  readCompaction: readNestedCompaction,
  writeReply: (context) => nestedReply(EVENT, context),
};
