import { assertEquals } from "@std/assert";
import { findAgent } from "../../../src/core/agent/agents.ts";
import { placeOf } from "../../../src/edge/agent_place.ts";
import { type HookState, isHere, lenderOf, readHookState } from "../../../src/edge/install/hook_state.ts";
import { MemoryHost } from "../../memory_host.ts";

const OURS = (provider: string) => `[{ "command": "/opt/ome hook run --provider ${provider}" }]`;

function stateOf(id: string, host: MemoryHost, root?: string): HookState {
  return readHookState({ agent: findAgent(id)!, place: placeOf(host)! }, root, host);
}

Deno.test("readHookState() finds a second entry in the project, and not one that keeps silent there", () => {
  const host = new MemoryHost({
    files: {
      "/home/ada/.claude/settings.json": OURS("claude"),
      "/home/ada/.copilot/hooks/ome-vscode.json": OURS("vscode"),
      "/app/.claude/settings.json": OURS("claude"),
    },
  });
  assertEquals(stateOf("claude", host, "/app").doubles, ["/app/.claude/settings.json"]);
  assertEquals(stateOf("vscode", host, "/app").doubles, []);
  assertEquals(stateOf("claude", host).doubles, []);
});

Deno.test("readHookState() does not call a project's only entry a second one", () => {
  const host = new MemoryHost({ files: { "/app/.cursor/hooks.json": OURS("cursor") } });
  assertEquals(stateOf("cursor", host, "/app").doubles, []);
});

Deno.test("readHookState() finds two different entries in one file", () => {
  const text = `[${OURS("codex")}, { "command": "/old/ome hook run --provider codex" }]`;
  const host = new MemoryHost({ files: { "/home/ada/.codex/hooks.json": text } });
  assertEquals(stateOf("codex", host).doubles, ["/home/ada/.codex/hooks.json"]);
});

Deno.test("readHookState() survives what cannot be read", () => {
  const host = new MemoryHost();
  host.files.put("/home/ada/.claude/settings.json", OURS("claude"), 0o000);
  host.files.putFolder("/home/ada/.cursor/hooks.json");
  assertEquals([stateOf("claude", host).commands, stateOf("cursor", host).commands], [[], []]);
});

Deno.test("lenderOf() names the agent whose entry stands in", () => {
  const host = new MemoryHost({ files: { "/home/ada/.claude/settings.json": OURS("claude") } });
  const states = ["claude", "cursor", "codex"].map((id) => stateOf(id, host));
  assertEquals(states.map((state) => lenderOf(state, states)?.id), [undefined, "claude", undefined]);
});

Deno.test("isHere() goes by a folder that holds something, or a program on the PATH", () => {
  const host = new MemoryHost({ files: { "/home/ada/.codex/x": "", "/bin/gemini": "" }, env: { PATH: "/none:/bin" } });
  host.files.putFolder("/home/ada/.qwen");
  const found = ["codex", "gemini", "qwen", "droid"].filter((id) =>
    isHere(findAgent(id)!.traces, placeOf(host)!, host)
  );
  assertEquals(found, ["codex", "gemini"]);
});
