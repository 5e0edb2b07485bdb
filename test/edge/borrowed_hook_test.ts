import { assertEquals } from "@std/assert";
import { AGENTS } from "../../src/core/agent/agents.ts";
import { recognise } from "../../src/core/agent/recognise.ts";
import { placeOf } from "../../src/edge/agent_place.ts";
import { isAnsweredElsewhere } from "../../src/edge/borrowed_hook.ts";
import { applyTextChange } from "../../src/edge/files/text_change.ts";
import { planInstall } from "../../src/edge/install/settings_change.ts";
import { MemoryHost } from "../memory_host.ts";

const PAYLOADS = {
  cursor: { hook_event_name: "beforeSubmitPrompt", cursor_version: "3.20.17", prompt: "Fix it" },
  vscode: { hookEventName: "UserPromptSubmit", sessionId: "s", prompt: "Fix it" },
  copilot: {
    hook_event_name: "UserPromptSubmit",
    session_id: "s",
    timestamp: "2026-11-30T09:00:00Z",
    prompt: "Fix it",
  },
  claude: { hook_event_name: "UserPromptSubmit", session_id: "s", transcript_path: "/t", prompt: "Fix it" },
};

function machineWith(...ids: readonly string[]): MemoryHost {
  const host = new MemoryHost();
  const place = placeOf(host)!;
  for (const agent of AGENTS.filter(({ id }) => ids.includes(id))) {
    const command = { executable: "/opt/ome", args: ["hook", "run", "--provider", agent.id], os: "linux" } as const;
    applyTextChange(planInstall({ agent, place }, command, host), host);
  }
  return host;
}

/** Which of the entries that a host runs answer the prompt. */
function whoAnswers(runner: keyof typeof PAYLOADS, entries: readonly string[]): string[] {
  const host = machineWith(...entries);
  return entries.filter((provider) =>
    !isAnsweredElsewhere(recognise(PAYLOADS[runner], { provider, env: host.env }), host)
  );
}

Deno.test("isAnsweredElsewhere() lets one entry answer, whichever of them a host runs", () => {
  assertEquals(whoAnswers("claude", ["claude"]), ["claude"]);
  assertEquals(whoAnswers("cursor", ["claude"]), ["claude"]);
  assertEquals(whoAnswers("cursor", ["claude", "cursor"]), ["cursor"]);
  assertEquals(whoAnswers("vscode", ["claude"]), ["claude"]);
  assertEquals(whoAnswers("vscode", ["claude", "vscode"]), ["vscode"]);
  assertEquals(whoAnswers("vscode", ["claude", "copilot"]), ["claude"]);
  assertEquals(whoAnswers("vscode", ["copilot"]), ["copilot"]);
  assertEquals(whoAnswers("copilot", ["vscode"]), ["vscode"]);
  assertEquals(whoAnswers("copilot", ["vscode", "copilot"]), ["copilot"]);
  assertEquals(whoAnswers("copilot", ["claude", "vscode"]), ["vscode"]);
});

Deno.test("isAnsweredElsewhere() does not count an entry that is commented out, or that cannot be read", () => {
  const host = machineWith("claude");
  const path = "/home/ada/.cursor/hooks.json";
  const recognition = recognise(PAYLOADS.cursor, { provider: "claude", env: host.env });
  host.files.put(path, `{ "version": 1 /* "command": "/opt/ome hook run --provider cursor" */ }`);
  assertEquals(isAnsweredElsewhere(recognition, host), false);
  host.files.put(
    path,
    `{ "hooks": { "beforeSubmitPrompt": [{ "command": "/opt/ome hook run --provider cursor" }] } }`,
    0o000,
  );
  assertEquals(isAnsweredElsewhere(recognition, host), false);
  assertEquals(isAnsweredElsewhere(recognition, new MemoryHost({ home: null })), false);
});
