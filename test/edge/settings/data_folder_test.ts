import { assertEquals, assertThrows } from "@std/assert";
import { CommandError } from "../../../src/edge/command_error.ts";
import { findDataFolder } from "../../../src/edge/settings/data_folder.ts";
import { refusalOf, requireDataFolder } from "../../../src/edge/settings/data_folder_refusal.ts";
import { MemoryHost } from "../../memory_host.ts";

const STANDARD = "/home/ada/.oh-my-experience";
const NOTHING = { dataDir: undefined, cwd: "/work" };

Deno.test("findDataFolder() asks flag, environment, settings and default in this order", () => {
  const files = { [`${STANDARD}/config.json`]: '{"dataDir": "~/notes/ome"}' };
  const host = new MemoryHost({ files, env: { OME_DATA_DIR: "lib" } });
  assertEquals(findDataFolder({ dataDir: "x/../y/", cwd: "/work" }, host), { folder: "/work/y", source: "flag" });
  assertEquals(findDataFolder(NOTHING, host), { folder: "/work/lib", source: "environment" });
  host.variables.set("OME_DATA_DIR", "");
  assertEquals(findDataFolder(NOTHING, host), { folder: "/home/ada/notes/ome", source: "config" });
  assertEquals(findDataFolder(NOTHING, new MemoryHost()), { folder: STANDARD, source: "default" });
});

Deno.test("findDataFolder() ignores a broken config file, and says what to do without a home (fault 31)", () => {
  const host = new MemoryHost({ files: { [`${STANDARD}/config.json`]: "{" } });
  assertEquals(findDataFolder(NOTHING, host).source, "default");
  const error = assertThrows(() => findDataFolder(NOTHING, new MemoryHost({ home: null })), CommandError);
  assertEquals(error.code, "data-folder.no-home");
  assertEquals(findDataFolder({ dataDir: "x", cwd: "/work" }, new MemoryHost({ home: null })).folder, "/work/x");
});

/** A machine with one folder of each kind. */
function machine(): MemoryHost {
  const host = new MemoryHost({
    files: {
      "/home/ada/vault/.obsidian/app.json": "{}",
      "/home/ada/vault/note.md": "",
      "/home/ada/docs/thesis.tex": "",
      "/home/ada/file": "",
      "/home/ada/lib/experiences/active/a.md": "",
      "/home/ada/lib/notes.txt": "",
      "/home/ada/logged/events.jsonl": "",
      [`${STANDARD}/config.json`]: "{}",
    },
  });
  host.files.putFolder("/home/ada/empty");
  host.files.putLink("/work/link-to-vault", "/home/ada/vault");
  host.files.putLink("/work/link-to-home", "/home/ada");
  return host;
}

Deno.test("refusalOf() refuses what is not a place of its own, naming a better one (fault 37)", () => {
  const host = machine();
  const refused = ["/home/ada/file", "/", "/home/ada", "/work/link-to-home", "/home/ada/vault", "/work/link-to-vault"];
  assertEquals([...refused, "/home/ada/docs"].map((folder) => refusalOf(folder, host)), [
    { code: "data-folder.file", reason: "it is a file", better: "/home/ada/oh-my-experience" },
    { code: "data-folder.root", reason: "it is a whole disk", better: STANDARD },
    { code: "data-folder.home", reason: "it is the home folder", better: STANDARD },
    { code: "data-folder.home", reason: "it is the home folder", better: STANDARD },
    {
      code: "data-folder.vault",
      reason: "it is the root of an Obsidian vault",
      better: "/home/ada/vault/oh-my-experience",
    },
    {
      code: "data-folder.vault",
      reason: "it is the root of an Obsidian vault",
      better: "/work/link-to-vault/oh-my-experience",
    },
    {
      code: "data-folder.foreign",
      reason: "it holds other things and no OME library",
      better: "/home/ada/docs/oh-my-experience",
    },
  ]);
});

Deno.test("refusalOf() is fine with a library, an empty folder, one that is not there, and the default", () => {
  const host = machine();
  const fine = [
    "/home/ada/lib",
    "/home/ada/logged",
    "/home/ada/empty",
    "/home/ada/none",
    "/home/ada/vault/ome",
    STANDARD,
  ];
  assertEquals(fine.map((folder) => refusalOf(folder, host)), fine.map(() => undefined));
});

Deno.test("requireDataFolder() lets --force override other things, and nothing else", () => {
  const host = machine();
  requireDataFolder("/home/ada/docs", host, { force: true });
  for (const folder of ["/", "/home/ada", "/home/ada/vault", "/home/ada/file"]) {
    assertThrows(() => requireDataFolder(folder, host, { force: true }), CommandError, "Cannot keep the library in");
  }
});
