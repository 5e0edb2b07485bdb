import { assertEquals } from "@std/assert";
import { EVERYWHERE, quietPath, readSilences, silenceAt, writeSilences } from "../../src/edge/quiet.ts";
import { MemoryHost } from "../memory_host.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const NOW = new Date("2026-11-30T12:00:00Z");
const HERE = { project: { key: "github.com/ada/shop", root: "/src/shop" }, cwd: "/src/shop/web" };

Deno.test("silenceAt() covers everywhere, a project by its key, and a folder with all below it", () => {
  const covering = [EVERYWHERE, "GitHub.com/ada/shop", "/src/shop", "/src/shop/", "/src", "/src/shop/web"];
  for (const where of covering) assertEquals(silenceAt([{ where }], HERE, NOW), { where });
  const others = ["github.com/ada/shop2", "/src/sho", "/src/shop/web/x", "/src/shop2", "github.com/ada"];
  for (const where of others) assertEquals(silenceAt([{ where }], HERE, NOW), undefined);
});

Deno.test("silenceAt() ends in time", () => {
  const silences = [{ where: EVERYWHERE, until: "2026-11-30T12:00:01.000Z" }];
  assertEquals(silenceAt(silences, HERE, NOW), silences[0]);
  assertEquals(silenceAt(silences, HERE, new Date("2026-11-30T12:00:01Z")), undefined);
});

Deno.test("readSilences() reads what writeSilences() wrote, and leaves no file where there is none", () => {
  const host = new MemoryHost();
  host.files.putFolder(LIBRARY);
  const silences = [{ where: EVERYWHERE, until: "2026-11-30T14:00:00.000Z" }, { where: "github.com/ada/shop" }];
  writeSilences(LIBRARY, silences, host);
  assertEquals(readSilences(LIBRARY, host), silences);
  writeSilences(LIBRARY, [], host);
  assertEquals(host.files.tree(LIBRARY), {});
});

Deno.test("readSilences() takes a missing or broken file for no silence", () => {
  for (
    const text of [
      "",
      "{",
      "[]",
      "null",
      '{"silences":{}}',
      '{"silences":[1,{"where":""},{"where":"x","until":"soon"}]}',
    ]
  ) {
    const host = new MemoryHost({ files: { [quietPath(LIBRARY)]: text } });
    assertEquals(readSilences(LIBRARY, host), []);
  }
  assertEquals(readSilences(LIBRARY, new MemoryHost()), []);
});
