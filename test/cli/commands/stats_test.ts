import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { main } from "../../../src/cli/main.ts";
import { encodeEvent } from "../../../src/core/event/encode.ts";
import type { OpenFile } from "../../../src/edge/host.ts";
import { aHookEvent } from "../../core/event/an_event.ts";
import { cardText } from "../../edge/library/card_text.ts";
import { MemoryHost } from "../../memory_host.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const LOG = `${LIBRARY}/events.jsonl`;

function machine(log: string = ""): MemoryHost {
  return new MemoryHost({
    files: {
      [`${LIBRARY}/experiences/active/flaky.md`]: cardText("flaky"),
      [`${LIBRARY}/experiences/active/idle.md`]: cardText("idle"),
      [LOG]: log,
    },
  });
}

async function stats(host: MemoryHost, ...flags: string[]) {
  const printed = host.printed.length;
  const code = await main(["stats", "--json", ...flags], host);
  return { code, json: JSON.parse(host.printed.slice(printed)) };
}

Deno.test("ome stats counts as of now what the hook has just logged, until a card or a setting changes", async () => {
  const payload = JSON.stringify({
    hook_event_name: "UserPromptSubmit",
    session_id: "s1",
    transcript_path: "/t",
    cwd: "/work",
    prompt: "there is a flaky test again",
  });
  const host = new MemoryHost({
    stdin: payload,
    files: { [`${LIBRARY}/experiences/active/flaky.md`]: cardText("flaky") },
  });
  assertEquals(await main(["hook", "run"], host), 0);
  const { json } = await stats(host);
  assertEquals([json.current.prompts, json.cumulative.prompts], [1, 1]);
  host.files.put(`${LIBRARY}/config.json`, '{"version":1,"retrieval":{"minScore":60}}');
  const changed = (await stats(host)).json;
  assertEquals([changed.current.prompts, changed.cumulative.prompts], [0, 1]);
  host.files.remove(`${LIBRARY}/config.json`);
  host.files.put(`${LIBRARY}/experiences/active/more.md`, cardText("more"));
  assertEquals((await stats(host)).json.current.prompts, 0);
});

Deno.test("ome stats names stale and broken cards, and what to do about them, in 80 columns", async () => {
  const old = aHookEvent({ createdAt: "2026-01-05T00:00:00.000Z", matchedIds: ["flaky"], renderedIds: ["flaky"] });
  const host = machine(`${encodeEvent(old)}\n{"torn`);
  host.files.put(`${LIBRARY}/experiences/active/broken.md`, "---\nid: [\n---\n");
  const { code, json } = await stats(host, "--days", "60");
  assertEquals(code, 0);
  assertEquals(json.cards.map(({ id, state }: Record<string, string>) => [id, state]), [["flaky", "stale"], [
    "idle",
    "never",
  ]]);
  assertEquals(json.broken[0].path, `${LIBRARY}/experiences/active/broken.md`);
  assertEquals([json.log.unreadable, json.log.notes.length, json.log.notes[0].line], [1, 1, 2]);
  const printed = host.printed.length;
  await main(["stats"], host);
  const text = host.printed.slice(printed);
  for (const words of ["2026-01-05", "stale", "never shown", "broken.md:", "ome experience check"]) {
    assertStringIncludes(text, words);
  }
  assertEquals(text.split("\n").filter((line) => line.length > 80), []);
});

Deno.test("ome stats says what a library without a log needs, and refuses days out of bounds", async () => {
  const { code, json } = await stats(new MemoryHost());
  assertEquals([code, json.cumulative.prompts, json.suggestions[0].code], [0, 0, "stats.no-prompts"]);
  assertEquals((await stats(machine(), "--days", "0")).code, 2);
});

Deno.test("ome stats holds 200,000 events in the memory of a few", async () => {
  const line = new TextEncoder().encode(
    `${encodeEvent(aHookEvent({ matchedIds: ["flaky"], renderedIds: ["flaky"] }))}\n`,
  );
  const host = machine("x");
  const file = repeated(line, 200_000);
  const { open } = host.files;
  host.files.open = (path: string): OpenFile => path === LOG ? file : open.call(host.files, path);
  const { json } = await stats(host);
  assertEquals([json.cumulative.prompts, json.cards[0].shown], [200_000, 200_000]);
  assert(file.largestRead() <= 64 * 1024, "reads a piece at a time");
});

/** A file of one line again and again, made while it is read. */
function repeated(line: Uint8Array, times: number): OpenFile & { largestRead(): number } {
  const size = line.length * times;
  let largest = 0;
  return {
    size,
    close: () => {},
    largestRead: () => largest,
    readAt(offset, length) {
      largest = Math.max(largest, length);
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      for (let at = 0; at < bytes.length; at++) bytes[at] = line[(offset + at) % line.length]!;
      return bytes;
    },
  };
}
