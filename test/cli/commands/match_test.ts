import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../../src/cli/main.ts";
import {
  CARD,
  CARD_TEXT,
  contextOf,
  hookHost,
  LIBRARY,
  MATCHING,
  NEAR_MISS,
  payload,
} from "../../edge/hook/a_library.ts";
import { runCli } from "../run_cli.ts";
import type { MemoryHost, MemoryHostSetup } from "../../memory_host.ts";

async function match(args: readonly string[], of: MemoryHostSetup = {}): Promise<MemoryHost> {
  const host = hookHost({ cwd: "/src/app", ...of });
  await main(["match", ...args], host);
  return host;
}

Deno.test("ome match shows a card with its score and what spoke for it", async () => {
  const { printed } = await match([MATCHING]);
  assertStringIncludes(printed, "1 card would be shown");
  assertStringIncludes(printed, "Browser Validation  browser-validation, project github.com/example/app");
  assert(printed.split("\n").every((line) => line.length <= 80));
});

Deno.test("ome match says plainly why nothing would be shown", async () => {
  const { printed } = await match([NEAR_MISS]);
  assertStringIncludes(printed, "Nothing would be shown");
});

Deno.test("ome match --explain stays within 80 columns and says how the task was read", async () => {
  for (const task of [MATCHING, NEAR_MISS, "yes"]) {
    const { printed } = await match([task, "--explain"]);
    assertStringIncludes(printed, "How the task was read");
    assert(printed.split("\n").every((line) => line.length <= 80), printed);
  }
});

Deno.test("ome match --explain shows words as they were written, and fields in words", async () => {
  const { printed } = await match(["Verify visible frontend changes in the browser", "--explain"]);
  for (const words of ['use-if phrase "visible frontend change"', "Keywords: frontend, visible, browser"]) {
    assertStringIncludes(printed, words);
  }
  assertEquals(/\b(?:visibl|verifi|chang|use_when|triggers)\b/.exec(printed), null, printed);
});

Deno.test("ome match --json holds the whole decision and what the agent would read", async () => {
  const { printed } = await match([MATCHING, "--json", "--limit", "2", "--threshold", "30"]);
  const data = JSON.parse(printed);
  assertEquals([data.ok, data.limit, data.threshold, data.silence], [true, 2, 30, null]);
  for (const key of ["envelope", "queryVariants", "projectContext", "libraries", "matches", "diagnostics"]) {
    assert(key in data, key);
  }
  assertEquals(data.additionalContext, await contextOf(hookHost({ stdin: payload(MATCHING) })));
});

Deno.test("ome match and the hook name the data folder of --data-dir beside a rule, and the command reads that library", async () => {
  const elsewhere = "/srv/the lessons";
  const files = { [`${elsewhere}/experiences/active/browser-validation.md`]: CARD_TEXT, [CARD]: "---\n---\n" };
  for (const dataDir of [elsewhere, "../../srv/the lessons"]) {
    const host = hookHost({ stdin: payload(MATCHING), files, cwd: "/src/app" });
    const context = await contextOf(host, ["--data-dir", dataDir]);
    const command = 'ome experience show browser-validation --section rule --data-dir "/srv/the lessons"';
    assertStringIncludes(context, `  Full rule: ${command}\n`);
    const { printed } = await match([MATCHING, "--json", "--data-dir", dataDir], { files });
    assertEquals(JSON.parse(printed).additionalContext, context);
    const words = ["experience", "show", "browser-validation", "--section", "rule", "--data-dir", elsewhere];
    assertStringIncludes((await runCli(words, host)).out, "Open the real UI");
  }
});

Deno.test("ome match and the hook name no data folder that the command finds by itself", async () => {
  const elsewhere = "/srv/lessons";
  const files = { [`${elsewhere}/experiences/active/browser-validation.md`]: CARD_TEXT };
  const settings = JSON.stringify({ dataDir: elsewhere });
  for (
    const named of [{ env: { OME_DATA_DIR: elsewhere } }, { files: { [`${LIBRARY}/config.json`]: settings } }]
  ) {
    const setup = { ...named, files: { ...files, ...named.files } };
    const context = await contextOf(hookHost({ ...setup, stdin: payload(MATCHING) }));
    assertStringIncludes(context, "--section rule\n");
    assertEquals(JSON.parse((await match([MATCHING, "--json"], setup)).printed).additionalContext, context);
  }
});

Deno.test("ome match gives the same bytes every time, and writes nothing", async () => {
  const [first, second] = [await match([MATCHING, "--json"]), await match([MATCHING, "--json"])];
  assertEquals(first.printed, second.printed);
  assertEquals(first.files.writes, 0);
});

Deno.test("ome match refuses numbers out of range", async () => {
  for (const flags of [["--limit", "0"], ["--limit", "21"], ["--threshold", "101"]]) {
    const { warned } = await match([MATCHING, ...flags]);
    assertStringIncludes(warned, `Flag "${flags[0]}" cannot be ${flags[1]}`);
  }
});

Deno.test("ome match tells where recall is silent", async () => {
  const files = { [`${LIBRARY}/config.json`]: '{"projects":{"off":["/src/app"]}}' };
  const { printed } = await match([MATCHING], { files });
  assertStringIncludes(printed, "Recall is silent in /src/app");
  assertStringIncludes(printed, "The settings say so");
  assert(!printed.includes("`ome on` ends it"), "a setting is not lifted by `ome on`");
  const quiet = { [`${LIBRARY}/quiet.json`]: '{"version":1,"silences":[{"where":"everywhere"}]}' };
  const off = await match([MATCHING], { files: quiet, env: { OME_OFF: "1" } });
  assertStringIncludes(off.printed, "Recall is silent everywhere: the hook shows nothing. `ome on` ends it.");
  assertStringIncludes(off.printed, "OME_OFF is set in this shell");
});

Deno.test("ome match takes the defaults where the settings are broken, as the hook does, and says so once", async () => {
  const files = { [`${LIBRARY}/config.json`]: '{"retrieval":{"maxCards":99},' };
  const { printed, warned } = await match([MATCHING], { files });
  assertStringIncludes(printed, "1 card would be shown");
  assertEquals(warned.match(/The settings are not JSON/g)?.length, 1);
});

Deno.test("ome match counts broken cards", async () => {
  const files = { [`${LIBRARY}/experiences/active/broken.md`]: "---\ntitle: a: b\n---\n" };
  const { printed } = await match([MATCHING], { files });
  assertStringIncludes(printed, "1 broken card took no part");
});

Deno.test("ome match says where to read why nothing would be shown", async () => {
  const { printed } = await match(["update the list of browsers that we support"]);
  assertStringIncludes(printed.replaceAll("\n", " "), "`--explain` says why.");
  assertStringIncludes(printed.replaceAll("\n", " "), "`--explain` says why.");
});

Deno.test("ome match tells a library without cards from one whose cards are meant for elsewhere", async () => {
  const empty = await match(["anything"], { files: { [CARD]: "" } });
  assertStringIncludes(empty.printed.replaceAll("\n", " "), "there is no active card; `ome init` makes a library");
  const elsewhere = await match([MATCHING], { files: { [CARD]: CARD_TEXT.replace("example/app", "example/other") } });
  assertStringIncludes(elsewhere.printed.replaceAll("\n", " "), "no active card is in scope here");
});
