/** A library as `oh-my-experience` 0.4 leaves it, written for these tests: it is used in place, nothing is converted. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { MemoryHost } from "../../memory_host.ts";
import { runCli } from "../run_cli.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const CARD = `${LIBRARY}/experiences/active/browser-proof.md`;

/** Prose where signal ids belong, a language that is no longer written, keys that are not there. */
const OLD_CARD = `---
schema: ome-card
id: browser-proof
status: active
title: Prove a page in the browser
category: Testing
summary: When a page was changed, the usual wrong turn is to trust the build; open the page in a browser and look.
criteria:
  use_when:
    - check the page in the browser
engine_hints:
  positive:
    - the user asks for a change of what is seen
  negative: []
recall:
  policy: should
  triggers:
    - check the page in the browser
  topics:
    - frontend
scope:
  level: global
language: auto
owner: ada
---

# Prove a page in the browser

## What This Card Is For

A build that passes says nothing about the page.

## Usage Criteria

Use:
- check the page in the browser

## Full Rule

\`\`\`text
Open the page, click through the change, take a screenshot.
\`\`\`
`;

const OLD_EVENT = '{"schemaVersion":1,"kind":"hook","at":"2026-01-01T00:00:00.000Z","promptHash":"x"}\n';

function machine(): MemoryHost {
  return new MemoryHost({
    files: {
      [CARD]: OLD_CARD,
      [`${LIBRARY}/experiences/draft/half.md`]: OLD_CARD.replace("id: browser-proof", "id: half")
        .replace("status: active", "status: draft").replace("language: auto", "language: mixed").replace(
          /^category:.*\n/m,
          "",
        ),
      [`${LIBRARY}/config.json`]: '{ "version": 1, "sessions": { "store": "pointer" } }',
      [`${LIBRARY}/events.jsonl`]: OLD_EVENT,
      [`${LIBRARY}/indexes/experiences.json`]: '[{"id":"browser-proof","tokens":["page"]}]',
    },
  });
}

async function run(
  line: readonly string[],
  host: MemoryHost,
): Promise<{ code: number; json: Record<string, unknown> }> {
  const { code, out } = await runCli([...line, "--json"], host);
  return { code, json: JSON.parse(out) };
}

Deno.test("an older library is recalled from in place, and not one byte of a card changes", async () => {
  const host = machine();
  const { json } = await run(["match", "please check the page in the browser"], host);
  assertEquals((json.matches as { id: string }[]).map(({ id }) => id), ["browser-proof"]);
  await run(["experience", "list"], host);
  await run(["doctor", "--repair-index"], host);
  assertEquals(host.files.readText(CARD), OLD_CARD);
  assertEquals(host.files.readText(`${LIBRARY}/events.jsonl`), OLD_EVENT);
});

Deno.test("experience check and doctor list what an older library should mend", async () => {
  const host = machine();
  const { json } = await run(["experience", "check"], host);
  const places = (json.findings as { code: string; level: string; path: string; line: number }[])
    .filter(({ path }) => path === CARD).map(({ code, level, line }) => [code, level, line]);
  for (const [code, line] of [["card.hint-prose", 13], ["card.language", 23]] as const) {
    assert(
      places.some(([found, level, at]) => String(found).startsWith(code) && level !== "error" && at === line),
      `${code} in ${JSON.stringify(places)}`,
    );
  }
  const doctor = await run(["doctor"], host);
  assertStringIncludes(JSON.stringify(doctor.json), "doctor.cards-to-mend");
});

Deno.test("events of an older library are left out of the numbers, each with one note", async () => {
  const { code, json } = await run(["stats"], machine());
  const { unreadable, notes } = json.log as { unreadable: number; notes: { code: string; line: number }[] };
  assertEquals([code, unreadable, notes.map(({ code, line }) => [code, line])], [0, 1, [["event.version", 1]]]);
});

Deno.test("retrospectives of an older library are left alone, and no error", async () => {
  const host = machine();
  const files = { "input.json": '{"id":"old","focus":"pages"}', "candidates.json": '[{"id":"c","title":"t"}]' };
  for (const [name, text] of Object.entries(files)) host.files.put(`${LIBRARY}/retrospectives/old/${name}`, text);
  const doctor = await run(["doctor"], host);
  assertStringIncludes(JSON.stringify(doctor.json), "doctor.run-foreign");
  assert(!JSON.stringify(doctor.json).includes("doctor.run-broken"));
  const { runs } = (await run(["reflect", "list"], host)).json as { runs: { problem: string }[] };
  assertEquals(runs.map(({ problem }) => problem), ['The retrospective "old" was made by another version of ome']);
  const { code, json } = await run(["reflect", "show", "old"], host);
  assertEquals([code, (json.error as { code: string }).code], [1, "run.other-version"]);
  for (const [name, text] of Object.entries(files)) {
    assertEquals(host.files.readText(`${LIBRARY}/retrospectives/old/${name}`), text);
  }
});
