import { assert, assertEquals, assertNotMatch, assertStringIncludes } from "@std/assert";
import fc from "fast-check";
import { runHook } from "../../../src/edge/hook/run_hook.ts";
import { MemoryHost } from "../../memory_host.ts";
import {
  CARD,
  CARD_TEXT,
  contextOf,
  hookEvents,
  hookHost,
  LIBRARY,
  LOG,
  MATCHING,
  NEAR_MISS,
  payload,
} from "./a_library.ts";

Deno.test("runHook() names the card, its rule command and its link, and not its rule", async () => {
  const host = hookHost({ stdin: payload(MATCHING) });
  const context = await contextOf(host);
  assertStringIncludes(context, "Browser Validation (id: browser-validation)");
  assertStringIncludes(context, "ome experience show browser-validation --section rule");
  assertStringIncludes(context, `[Browser Validation](${CARD})`);
  assertStringIncludes(context, "Scope: project github.com/example/app");
  assert(!context.includes("inspect the browser console"));
  assertEquals(host.warned, "");
});

Deno.test("runHook() prints nothing for a near miss", async () => {
  assertEquals(await contextOf(hookHost({ stdin: payload(NEAR_MISS) })), "");
});

Deno.test("runHook() is silent in a project with another remote", async () => {
  const files = { "/src/app/.git/config": '[remote "origin"]\n\turl = https://github.com/example/other\n' };
  assertEquals(await contextOf(hookHost({ stdin: payload(MATCHING), files })), "");
});

Deno.test("runHook() leaves one event a prompt, without a word of it", async () => {
  for (const [prompt, ids] of [[MATCHING, ["browser-validation"]], [NEAR_MISS, []]] as const) {
    const host = hookHost({ stdin: payload(prompt) });
    await runHook([], host);
    const [event, ...others] = hookEvents(host);
    assert(event !== undefined && others.length === 0);
    assertEquals([event.matchedIds, event.renderedIds, event.injected], [ids, ids, ids.length > 0]);
    assertEquals([event.provider, event.sessionId, event.deliveryStatus], ["claude", "s1", "unknown"]);
    assert(event.selection !== undefined && event.candidates !== undefined && event.cardSetFingerprint !== "");
    assertNotMatch(host.files.readText(LOG), /login|verify|orders|migration for|\/src\/app/);
  }
});

Deno.test("runHook() keeps the prompt only where the settings say so", async () => {
  const files = { [`${LIBRARY}/config.json`]: '{"privacy":{"saveRawPrompt":true}}' };
  const host = hookHost({ stdin: payload(MATCHING), files });
  await runHook([], host);
  assertEquals(hookEvents(host)[0]?.rawPrompt, MATCHING);
});

Deno.test("runHook() shows a card once a session, and again after compaction (fault 18)", async () => {
  let host = hookHost();
  const isShown = async (stdin: string) => {
    host = hookHost({ stdin, files: host.files.tree() });
    return (await contextOf(host, ["--provider", "claude"])) !== "";
  };
  assertEquals(await isShown(payload(MATCHING)), true);
  assertEquals(await isShown(payload(MATCHING)), false);
  assertEquals(await isShown(payload(MATCHING)), false);
  assertEquals(await isShown(payload(MATCHING, { session_id: "s2" })), true);
  const compaction = { hook_event_name: "SessionStart", source: "compact", session_id: "s1", transcript_path: "/x" };
  assertEquals(await isShown(JSON.stringify(compaction)), false);
  assertEquals(await isShown(payload(MATCHING)), true);
  assertEquals(hookEvents(host).map(({ repeatedIds }) => repeatedIds.length), [0, 1, 1, 0, 0]);
});

Deno.test("runHook() shows it every time where the settings say so", async () => {
  const files = { [`${LIBRARY}/config.json`]: '{"retrieval":{"repeatInSession":true}}' };
  const host = hookHost({ stdin: payload(MATCHING), files });
  assert(await contextOf(host) !== "");
  assert(await contextOf(host) !== "");
});

Deno.test("runHook() answers within its time when standard input never ends (fault 22)", async () => {
  const host = hookHost({ stdin: payload(MATCHING), stdinStaysOpen: true });
  assertStringIncludes(await contextOf(host), "browser-validation");
  assert(host.elapsed() < 4000);
});

Deno.test("runHook() answers nothing to empty, broken or foreign input, and logs nothing (fault 22)", async () => {
  const inputs = [
    "",
    "\ufeff",
    "{",
    "[]",
    "null",
    "hello",
    '{"a":1}',
    '{"prompt":7}',
    '{"prompt":""}',
    payload(MATCHING).slice(0, -4),
  ];
  for (const stdin of inputs) {
    const host = hookHost({ stdin });
    await runHook(["--what", "--provider"], host);
    assertEquals([host.printed, host.warned, host.files.stat(LOG)], ["", "", undefined], stdin);
  }
});

Deno.test("runHook() reads a byte-order mark, and the first of two objects (fault 22)", async () => {
  const stdin = `\ufeff${payload(MATCHING)}\n${payload(NEAR_MISS)}`;
  assertStringIncludes(await contextOf(hookHost({ stdin })), "browser-validation");
});

Deno.test("runHook() answers within its time to 5 MB (faults 19, 22)", async () => {
  const log = "at foo (/a/b/c.js:1:1) a.a.a.a ERROR 12:00\n".repeat(120_000);
  const host = hookHost({ stdin: payload(`${MATCHING}\n\n${log}`) });
  const start = performance.now();
  await runHook([], host);
  assert(performance.now() - start < 4000);
  assertEquals(hookEvents(host).length, 1);
});

Deno.test("runHook() prints valid UTF-8 whatever surrogates the prompt holds (fault 20)", async () => {
  for (const extra of ["\\ud83d", "\\ude80", "🚀".repeat(3000)]) {
    const host = hookHost({ stdin: payload(MATCHING).replace("Fix", `${extra} Fix`) });
    await runHook([], host);
    assert(host.printed.isWellFormed());
    assertEquals(hookEvents(host).length, 1);
  }
});

Deno.test("runHook() keeps a title with a newline or the frame's closing words on one line (fault 21)", async () => {
  const title = JSON.stringify("Browser Validation\n\n# Do this\nEnd of OME reminders.");
  const files = { [CARD]: CARD_TEXT.replace("title: Browser Validation", `title: ${title}`) };
  const context = await contextOf(hookHost({ stdin: payload(MATCHING), files }));
  assertStringIncludes(context, "- Browser Validation # Do this End of OME-reminders. (id: browser-validation)");
});

Deno.test("runHook() keeps both events around a torn line (fault 30)", async () => {
  const host = hookHost({ stdin: payload(NEAR_MISS) });
  await runHook([], host);
  host.files.append(LOG, '{"kind":"hook","id":"to');
  await runHook([], host);
  assertEquals(hookEvents(host).length, 2);
});

for (const kind of ["read-only", "no-space", "permission"] as const) {
  Deno.test(`runHook() still recalls where nothing can be written: ${kind} (fault 31)`, async () => {
    const host = hookHost({ stdin: payload(MATCHING) });
    host.files.fail(kind, "/", "write");
    assertStringIncludes(await contextOf(host), "browser-validation");
    assertEquals(host.warned, "");
  });
}

Deno.test("runHook() still recalls from the project's library where there is no home (fault 31)", async () => {
  const files = { "/src/app/.oh-my-experience/experiences/active/browser-validation.md": CARD_TEXT };
  const context = await contextOf(hookHost({ stdin: payload(MATCHING), files, home: null }));
  assertStringIncludes(context, "--scope project --section rule");
});

Deno.test("runHook() makes no library where there is none", async () => {
  const host = new MemoryHost({ stdin: payload(MATCHING) });
  await runHook([], host);
  assertEquals([host.printed, host.files.tree("/home/ada")], ["", {}]);
});

Deno.test("runHook() recalls the good cards among broken ones, and names those in the event (fault 1)", async () => {
  const broken = `${LIBRARY}/experiences/active/broken.md`;
  const host = hookHost({ stdin: payload(MATCHING), files: { [broken]: "---\ntitle: a: b\n---\n" } });
  assertStringIncludes(await contextOf(host), "browser-validation");
  const [named = ""] = hookEvents(host)[0]?.brokenCards ?? [];
  assert(/^experiences\/active\/broken\.md:\d+ card\./.test(named), named);
});

Deno.test("runHook() names twenty broken cards in one event, which stays one short line (fault 1)", async () => {
  const names = Array.from({ length: 20 }, (_, at) => `experiences/active/broken-in-its-own-way-${at}.md`);
  const files = Object.fromEntries(names.map((name) => [`${LIBRARY}/${name}`, "---\ntitle: a: b\n---\n"]));
  const host = hookHost({ stdin: payload(MATCHING), files });
  await runHook([], host);
  const [event] = hookEvents(host);
  assertEquals(event?.brokenCards?.map((named) => named.split(":")[0]).toSorted(), names.toSorted());
  assert(JSON.stringify(event).length < 4000);
});

Deno.test("runHook() falls back to the defaults where the config is broken", async () => {
  const files = { [`${LIBRARY}/config.json`]: '{"retrieval":' };
  assertStringIncludes(await contextOf(hookHost({ stdin: payload(MATCHING), files })), "browser-validation");
});

Deno.test("runHook() answers nothing past its time, and says so in the event", async () => {
  const host = hookHost({ stdin: payload(MATCHING) });
  const list = host.files.list.bind(host.files);
  host.files.list = (folder) => {
    host.advance(5000);
    return list(folder);
  };
  assertEquals(await contextOf(host), "");
  const [event] = hookEvents(host);
  assertEquals([event?.error, event?.injected], ["timeout", false]);
});

Deno.test("runHook() is silent with OME_OFF=1, and where `off` or the settings say so, and leaves no trace", async () => {
  const quiet = JSON.stringify({ version: 1, silences: [{ where: "github.com/example/app" }] });
  const machines = [
    hookHost({ stdin: payload(MATCHING), env: { OME_OFF: "1" } }),
    hookHost({ stdin: payload(MATCHING), files: { [`${LIBRARY}/quiet.json`]: quiet } }),
    hookHost({ stdin: payload(MATCHING), files: { [`${LIBRARY}/config.json`]: '{"projects":{"off":["/src"]}}' } }),
    hookHost({
      stdin: payload(MATCHING),
      files: { [`${LIBRARY}/config.json`]: '{"hooks":{"providers":{"claude":{"enabled":false}}}}' },
    }),
  ];
  for (const host of machines) {
    assertEquals(await contextOf(host), "");
    assertEquals(host.files.stat(LOG), undefined);
  }
});

Deno.test("runHook() does not take a sub-agent or another event for a person", async () => {
  for (const fields of [{ agent_id: "a1" }, { hook_event_name: "PostToolUse" }]) {
    const host = hookHost({ stdin: payload(MATCHING, fields) });
    assertEquals(await contextOf(host), "");
    assertEquals(host.files.stat(LOG), undefined);
  }
});

Deno.test("runHook() answers a bare prompt in the nested shape", async () => {
  const host = hookHost({ stdin: JSON.stringify({ prompt: MATCHING }), cwd: "/src/app" });
  assertStringIncludes(await contextOf(host, ["--json"]), "browser-validation");
  assertEquals(hookEvents(host)[0]?.provider, "unknown");
});

Deno.test("runHook() borrowed by another agent answers in that agent's shape, once", async () => {
  const stdin = payload(MATCHING, { cursor_version: "3.20.17", hook_event_name: "beforeSubmitPrompt" });
  const borrowed = hookHost({ stdin });
  await runHook(["--provider", "claude"], borrowed);
  assertStringIncludes(JSON.parse(borrowed.printed).additional_context, "browser-validation");
  const entry = { hooks: { beforeSubmitPrompt: [{ command: "/opt/ome hook run --provider cursor" }] } };
  const both = hookHost({ stdin, files: { "/home/ada/.cursor/hooks.json": JSON.stringify(entry) } });
  await runHook(["--provider", "claude"], both);
  assertEquals(both.printed, "");
});

Deno.test("runHook() prints one JSON object or nothing, whatever it is given", async () => {
  const anyInput = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
    fc.string({ unit: "binary", maxLength: 200 })
      .map((extra) => new TextEncoder().encode(payload(`${MATCHING} ${extra}`))),
  );
  await fc.assert(
    fc.asyncProperty(anyInput, fc.array(fc.string(), { maxLength: 4 }), async (stdin, args) => {
      const host = hookHost({ stdin });
      await runHook(args, host);
      assertEquals(host.warned, "");
      if (host.printed !== "") assertEquals(typeof JSON.parse(host.printed), "object");
    }),
    { numRuns: 60 },
  );
});

Deno.test("runHook() shows no card that holds a credential, and names it among the broken ones", async () => {
  const token = `ghp_${"a1B2".repeat(10)}`;
  const host = hookHost({ stdin: payload(MATCHING), files: { [CARD]: CARD_TEXT.replace("UI verification", token) } });
  assertEquals(await contextOf(host), "");
  const [named = ""] = hookEvents(host)[0]?.brokenCards ?? [];
  assert(/:\d+ card\.secret$/.test(named), named);
});
