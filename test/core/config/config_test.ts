import { assertEquals } from "@std/assert";
import { DEFAULT_CONFIG, readConfig } from "../../../src/core/config/config.ts";
import { findSetting, readValue, settingKeys, valueOf } from "../../../src/core/config/setting.ts";

Deno.test("DEFAULT_CONFIG holds what the documentation promises", () => {
  assertEquals(DEFAULT_CONFIG, {
    version: 1,
    privacy: { saveRawPrompt: false },
    retrieval: {
      maxCards: 4,
      minScore: 40,
      additionalContextMaxChars: 6000,
      hookTimeoutMs: 4000,
      repeatInSession: false,
    },
    projects: { off: [] },
    hooks: { providers: {} },
    sessions: { store: "pointer", retainDays: 30, keepAppliedEvidence: true },
  });
});

Deno.test("readConfig() falls back key by key and names each broken one with its place", () => {
  const { value, findings } = readConfig(
    {
      retrieval: { maxCards: "6", minScore: 101, hookTimeoutMs: 900 },
      hooks: { providers: { claude: { enabled: 1 } } },
    },
    () => ({ line: 3, column: 5 }),
  );
  assertEquals([value.retrieval.maxCards, value.retrieval.minScore, value.retrieval.hookTimeoutMs], [4, 40, 900]);
  assertEquals(value.hooks.providers.claude?.enabled, true);
  assertEquals(findings.map(({ code, line }) => [code, line]), [["config.type", 3], ["config.range", 3], [
    "config.type",
    3,
  ]]);
});

Deno.test("readConfig() takes nothing from a file of a newer format", () => {
  const { value, findings } = readConfig({ version: 2, retrieval: { maxCards: 9 } });
  assertEquals(value, DEFAULT_CONFIG);
  assertEquals(findings.map(({ code, level }) => [code, level]), [["config.too-new", "error"]]);
});

Deno.test("readConfig() reads the defaults from anything that is no group of keys", () => {
  for (const value of [null, [], "x", 7]) assertEquals(readConfig(value).value, DEFAULT_CONFIG);
});

Deno.test("findSetting() finds values, also below free keys, and nothing else", () => {
  assertEquals(findSetting("hooks.providers.claude.enabled")?.field.kind, "boolean");
  const none = ["", "retrieval", "hooks.providers.claude", "retrieval.", "toString", "retrieval.constructor", "a.b"];
  assertEquals(none.map(findSetting), none.map(() => undefined));
});

Deno.test("readValue() reads each kind, and says what would be right", () => {
  const read = (key: string, words: string) => readValue(findSetting(key)!, words);
  assertEquals(read("retrieval.minScore", "55.5"), { value: 55.5 });
  assertEquals(read("privacy.saveRawPrompt", "true"), { value: true });
  assertEquals(read("projects.off", '["github.com/o/r"]'), { value: ["github.com/o/r"] });
  assertEquals(read("privacy.saveRawPrompt", "yes"), { problem: "Write true or false" });
  assertEquals(read("sessions.store", "all"), { problem: "Write one of pointer, recent, full" });
  assertEquals(read("hooks.providers.claude.enabled", "false"), { value: false });
});

Deno.test("settingKeys() and valueOf() walk the whole table", () => {
  const { value } = readConfig({ hooks: { providers: { codex: { enabled: false } } } });
  const keys = settingKeys(value);
  assertEquals(keys.slice(0, 4), ["version", "dataDir", "privacy.saveRawPrompt", "retrieval.maxCards"]);
  assertEquals(keys.includes("hooks.providers.codex.enabled"), true);
  assertEquals(valueOf(value, findSetting("hooks.providers.codex.enabled")!), false);
});
