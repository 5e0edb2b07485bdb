import { assertEquals, assertRejects } from "@std/assert";
import { CommandError } from "../../../src/edge/command_error.ts";
import { type Move, moveCard, type MovedCard } from "../../../src/edge/library/move_card.ts";
import { readLibrary } from "../../../src/edge/library/read_library.ts";
import { Killed } from "../../memory_files.ts";
import { MemoryHost } from "../../memory_host.ts";
import { cardText } from "./card_text.ts";

const LIBRARY = { scope: "global", folder: "/home/ada/.oh-my-experience" } as const;
const CARDS = `${LIBRARY.folder}/experiences`;

function hostWith(files: Record<string, string>): MemoryHost {
  const host = new MemoryHost();
  for (const [name, content] of Object.entries(files)) host.files.put(`${CARDS}/${name}`, content);
  return host;
}

function move(host: MemoryHost, move: Move, id = "a"): Promise<MovedCard> {
  return moveCard({ library: LIBRARY, id, move }, host);
}

/** A card as a person leaves it: a comment, an unknown key, CRLF, a byte-order mark, no line end at the end. */
const LIVED_IN = `\uFEFF${cardText("a").replace("category:", "mine: [1.10, no] # keep\ncategory:").trimEnd()}`
  .replace("status: active", "status: active   # since spring").replaceAll("\n", "\r\n");

Deno.test("moveCard() archives and restores, and only the status value's bytes differ", async () => {
  const host = hostWith({ "active/a.md": LIVED_IN });
  assertEquals((await move(host, "archive")).path, `${CARDS}/archived/a.md`);
  const archived = LIVED_IN.replace("status: active", "status: archived");
  assertEquals(host.files.tree(CARDS), { [`${CARDS}/archived/a.md`]: archived });
  await move(host, "restore");
  assertEquals(host.files.tree(CARDS), {
    [`${CARDS}/draft/a.md`]: LIVED_IN.replace("status: active", "status: draft"),
  });
  await move(host, "enable");
  assertEquals(host.files.tree(CARDS), { [`${CARDS}/active/a.md`]: LIVED_IN });
});

Deno.test("moveCard() keeps the mode and the name as it is written, and a safety copy", async () => {
  const host = hostWith({ "active/A.MD": cardText("A") });
  host.files.chmod(`${CARDS}/active/A.MD`, 0o640);
  await move(host, "archive", "a");
  assertEquals(host.files.stat(`${CARDS}/archived/A.MD`)?.mode, 0o640);
  assertEquals(Object.values(host.files.tree("/tmp/ome-home-ada/copies")), [cardText("A")]);
});

Deno.test("moveCard() leaves a card alone that is there already", async () => {
  const host = hostWith({ "active/a.md": cardText("a") });
  const { writes } = host.files;
  assertEquals((await move(host, "enable")).from, "active");
  assertEquals(Object.keys(host.files.tree(CARDS)), [`${CARDS}/active/a.md`]);
  assertEquals(host.files.writes - writes <= 3, true);
});

Deno.test("moveCard() refuses a step that the status does not allow", async () => {
  const host = hostWith({ "archived/a.md": cardText("a", "archived"), "draft/b.md": cardText("b", "draft") });
  assertEquals((await assertRejects(() => move(host, "enable"), CommandError)).code, "card.wrong-status");
  assertEquals((await assertRejects(() => move(host, "archive", "none"), CommandError)).code, "card.not-found");
});

Deno.test("moveCard() never overwrites another file", async () => {
  const host = hostWith({ "active/a.md": cardText("a"), "archived/a.md": "mine" });
  await assertRejects(() => move(host, "archive"), CommandError, "Something else lies at");
  assertEquals(host.files.tree(CARDS), { [`${CARDS}/active/a.md`]: cardText("a"), [`${CARDS}/archived/a.md`]: "mine" });
});

Deno.test("moveCard() leaves a broken card byte for byte as it was (fault 5)", async () => {
  const broken = [cardText("a").replace("en\n---", "en\n"), cardText("a").replace("Title of a", '"Title')];
  for (const text of broken) {
    const host = hostWith({ "active/a.md": text });
    assertEquals((await assertRejects(() => move(host, "archive"), CommandError)).code, "card.broken");
    assertEquals(host.files.tree(CARDS), { [`${CARDS}/active/a.md`]: text });
  }
});

for (const id of ["../../x", "..", "a/..", "C:\\x", "%2e%2e", "a\0b", ".", "", "x".repeat(300)]) {
  Deno.test(`moveCard() finds no card under the id ${JSON.stringify(id.slice(0, 12))} (fault 8)`, async () => {
    const host = hostWith({ "active/a.md": cardText("a") });
    host.files.put(`${LIBRARY.folder}/x.md`, cardText("x"));
    assertEquals((await assertRejects(() => move(host, "archive", id), CommandError)).code, "card.not-found");
  });
}

Deno.test("moveCard() names two different files with one id and touches neither (fault 8)", async () => {
  const host = hostWith({
    "active/a.md": cardText("a"),
    "draft/a.md": cardText("a", "draft").replace("flaky", "slow"),
  });
  const before = host.files.tree(CARDS);
  assertEquals((await assertRejects(() => move(host, "archive"), CommandError)).code, "card.ambiguous");
  assertEquals(host.files.tree(CARDS), before);
});

Deno.test("moveCard() killed at any moment loses nothing, and the next command finishes or undoes it", async () => {
  let halfMoves = 0;
  for (let count = 0;; count++) {
    const host = hostWith({ "draft/a.md": cardText("a", "draft"), "active/b.md": cardText("b") });
    host.files.dieAfter(count);
    const killed = await move(host, "enable").then(() => false, (error) => error instanceof Killed);
    host.files.revive();
    const { cards } = readLibrary([LIBRARY], host);
    assertEquals(cards.map(({ card }) => card.id).sort(), ["a", "b"]);
    host.advance(120_000);
    const { notes } = await move(host, "archive", "b");
    halfMoves += notes.length;
    await move(host, "enable");
    const expected = { [`${CARDS}/active/a.md`]: cardText("a"), [`${CARDS}/archived/b.md`]: cardText("b", "archived") };
    assertEquals(host.files.tree(CARDS), expected);
    if (!killed) break;
  }
  assertEquals(halfMoves, 1);
});

for (const kind of ["no-space", "read-only", "permission"] as const) {
  Deno.test(`moveCard() changes nothing where it cannot write: ${kind} (fault 31)`, async () => {
    const host = hostWith({ "draft/a.md": cardText("a", "draft") });
    const before = host.files.tree(CARDS);
    host.files.fail(kind, LIBRARY.folder, "write");
    await assertRejects(() => move(host, "enable"), Error, "Cannot use");
    assertEquals(host.files.tree(CARDS), before);
  });
}

Deno.test("moveCard() lets twelve at once through (fault 29)", async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `card-${index}`);
  const host = hostWith(Object.fromEntries(ids.map((id) => [`draft/${id}.md`, cardText(id, "draft")])));
  await Promise.all(ids.map((id) => move(host, "enable", id)));
  assertEquals(readLibrary([LIBRARY], host, { statuses: ["active"] }).cards.length, 12);
  await Promise.all(ids.map(() => move(host, "archive", "card-3")));
  assertEquals(readLibrary([LIBRARY], host, { statuses: ["archived"] }).cards.length, 1);
});
