import { assertEquals } from "@std/assert";
import { findOwnEntries } from "../../../src/core/agent/own_entries.ts";

Deno.test("findOwnEntries() finds both forms, and nothing in comments or foreign entries", () => {
  const text = `{
    // "command": "/old/ome hook run --provider claude"
    /* "command": "/old/ome hook run" */
    "a": [{ "command": "/opt/ome hook run --provider cursor" }, { "command": "echo \\"ome hook run\\"" }],
    "b": [{ "command": "/opt/ome", "args": ["hook", "run", "--provider", "claude"], "timeout": 5 }],
    "c": [{ "command": "/srv/corp/ome hook run --corp" }, { "command": "tool", "args": ["hook", "run"] }],
    "url": "https://example.org/ome"
  }`;
  assertEquals(findOwnEntries(text), [
    { provider: "cursor", files: ["/opt/ome"] },
    { provider: "claude", files: ["/opt/ome"] },
  ]);
});

Deno.test("findOwnEntries() finds Deno's form with its many arguments", () => {
  const args = [
    "run",
    "--quiet",
    "--no-prompt",
    "--config",
    "/s/deno.json",
    "--allow-read",
    "--allow-write",
    "--allow-env",
  ];
  const entry = {
    command: "/bin/deno",
    args: [...args, "/s/cli.ts", "hook", "run", "--data-dir", "/d", "--provider", "claude"],
  };
  assertEquals(findOwnEntries(JSON.stringify({ hooks: [entry] })), [{
    provider: "claude",
    files: ["/bin/deno", "/s/cli.ts"],
  }]);
});

Deno.test("findOwnEntries() reads TOML and survives what is no JSON", () => {
  assertEquals(findOwnEntries(`command = "/opt/ome hook run --provider codex"`), [{
    provider: "codex",
    files: ["/opt/ome"],
  }]);
  for (const text of ["", "{", '"', '{"a": "\\', "\\u{x}", '"\\x" "hook" "run"']) {
    assertEquals(findOwnEntries(text), []);
  }
});

Deno.test("findOwnEntries() takes time in proportion to the text", () => {
  for (const piece of ["/*", '"', "/", '"hook","run",', "/* *"]) assertEquals(findOwnEntries(piece.repeat(50_000)), []);
});
