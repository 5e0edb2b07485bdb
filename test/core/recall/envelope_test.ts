import { assert, assertEquals } from "@std/assert";
import { readPrompt } from "../../../src/core/prompt/reading.ts";
import { describeTask } from "../../../src/core/recall/envelope.ts";
import type { TaskEnvelope } from "../../../src/core/recall/result.ts";

function describe(prompt: string): TaskEnvelope {
  return describeTask(readPrompt(prompt), { signals: new Set(["ui_surface"]), keywords: ["login"] });
}

Deno.test("describeTask() labels kinds of work, surfaces and operations in both languages", () => {
  const cases = {
    "Fix the login page UI and verify it in the browser": [["fix", "validate"], ["ui"], []],
    "Refactor the REST endpoint, then commit and push": [["refactor"], ["api"], ["commit", "push"]],
    "修复登录页面并部署": [["fix"], ["ui", "security"], ["deploy"]],
    "给数据库写一个迁移": [["build", "migrate"], ["database"], ["migrate"]],
  };
  for (const [prompt, labels] of Object.entries(cases)) {
    const { taskTypes, surfaces, operations } = describe(prompt);
    assertEquals([taskTypes, surfaces, operations], labels, prompt);
  }
});

Deno.test("describeTask() lists files and command lines, each once", () => {
  const prompt =
    "Run `npm test`, fix src/app.tsx and package-lock.json and src/app.tsx, see docs/design; git push --force is banned e.g. here, v1.2.3";
  const { files, commands } = describe(prompt);
  assertEquals(files, ["src/app.tsx", "package-lock.json", "docs/design"].filter((name) => files.includes(name)));
  assertEquals(files.slice(0, 2), ["src/app.tsx", "package-lock.json"]);
  assertEquals(commands, ["npm test", "git push --force"]);
});

Deno.test("describeTask() keeps bans as constraints and takes no label from them", () => {
  const { surfaces, constraints } = describe("Write the SQL migration, do not touch the UI");
  assertEquals(surfaces, ["database"]);
  assertEquals(constraints, ["do not touch the UI"]);
});

Deno.test("describeTask() passes on what it was given, and what was read", () => {
  const envelope = describe("Explain the login");
  assertEquals([envelope.signals, envelope.keywords, envelope.intentModes], [["ui_surface"], ["login"], ["explain"]]);
  assertEquals([envelope.language, envelope.length, envelope.segments.length], ["en", 17, 1]);
});

Deno.test("describeTask() is bounded and quick on hostile prompts", () => {
  for (
    const prompt of [
      "a/b.ts ".repeat(30_000),
      "/a/b".repeat(25_000),
      "a.a.a.".repeat(8_500),
      "`git x` ".repeat(20_000),
      "don't touch a, ".repeat(9_000),
    ]
  ) {
    const start = performance.now();
    const { files, commands, constraints } = describe(prompt);
    assert(performance.now() - start < 1_500);
    assert(Math.max(files.length, commands.length, constraints.length) <= 12);
  }
});
