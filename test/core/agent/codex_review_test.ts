import { assertEquals } from "@std/assert";
import { readCodexReview } from "../../../src/core/agent/codex_review.ts";

const PATH = "/home/ada/.codex/hooks.json";
const OURS = { hooks: [{ type: "command", command: "/opt/ome hook run --provider codex", timeout: 10 }] };
const OTHER = { hooks: [{ type: "command", command: "/opt/other" }] };
const HASH = `sha256:${"ab".repeat(32)}`;

function settings(...groups: readonly unknown[]) {
  return { path: PATH, text: JSON.stringify({ hooks: { UserPromptSubmit: groups } }) };
}

function table(key: string, ...lines: readonly string[]): string {
  return [`model = "x"`, `[hooks.state.${key}]`, ...lines, `[tui]`, `trusted_hash = "${HASH}"`].join("\n");
}

Deno.test("readCodexReview() finds the table of our own handler, by group and place in it", () => {
  const reviewed = table(`"${PATH}:user_prompt_submit:1:0"`, `trusted_hash = "${HASH}"`);
  assertEquals(readCodexReview(reviewed, settings(OTHER, OURS)), "reviewed");
  assertEquals(readCodexReview(reviewed, settings(OURS)), "not-reviewed");
  assertEquals(readCodexReview("", settings(OURS)), "not-reviewed");
});

Deno.test("readCodexReview() tells a hook that was switched off, and keeps to its own table", () => {
  const key = `'${PATH}:user_prompt_submit:0:0'`;
  assertEquals(
    readCodexReview(table(key, `trusted_hash = "${HASH}"`, "enabled = false"), settings(OURS)),
    "switched-off",
  );
  assertEquals(readCodexReview(table(key, "# nothing"), settings(OURS)), "not-reviewed");
});

Deno.test("readCodexReview() reads the escapes of a Windows path", () => {
  const path = "C:\\Users\\ada\\.codex\\hooks.json";
  const toml = table(`"${path.replaceAll("\\", "\\\\")}:user_prompt_submit:0:0"`, `trusted_hash = "${HASH}"`);
  assertEquals(readCodexReview(toml, { ...settings(OURS), path }), "reviewed");
});

Deno.test("readCodexReview() says nothing of settings that it cannot read", () => {
  assertEquals(readCodexReview("", settings(OTHER)), undefined);
  assertEquals(readCodexReview("", { path: PATH, text: "{ nope" }), undefined);
});
