import { assertEquals, assertStringIncludes } from "@std/assert";
import { MemoryHost } from "../memory_host.ts";
import { runCli } from "./run_cli.ts";

const VAULT = "/home/ada/vault";
const REFUSING = [
  ["match", "Fix the login page"],
  ["experience", "list"],
  ["experience", "check"],
  ["experience", "new", "--title", "A", "--summary", "B", "--rule", "C"],
  ["config", "set", "retrieval.maxCards", "3"],
  ["config", "preview", "retrieval.maxCards", "3"],
  ["record", "init"],
  ["record", "search", "docker", "build"],
  ["record", "stats"],
  ["reflect", "start"],
  ["source", "status"],
  ["init", "--yes"],
  ["off"],
  ["stats"],
  ["uninstall", "--delete-library", "--yes"],
];

Deno.test("every command refuses a vault's root as data folder, and leaves it as it is (fault 37)", async () => {
  for (const line of REFUSING) {
    const host = new MemoryHost({ files: { [`${VAULT}/.obsidian/app.json`]: "{}", [`${VAULT}/note.md`]: "# Note\n" } });
    const before = host.files.tree("/home");
    const { code, err } = await runCli([...line, "--data-dir", VAULT], host);
    assertEquals([line.join(" "), code], [line.join(" "), 1]);
    const said = err.replaceAll("\n", " ");
    assertStringIncludes(said, `Cannot keep the library in "${VAULT}": it is the root of an Obsidian vault`);
    assertEquals(host.files.tree("/home"), before);
  }
});

Deno.test("a store of records named by --root needs no data folder, and puts nothing into one that is refused", async () => {
  const host = new MemoryHost({ files: { [`${VAULT}/.obsidian/app.json`]: "{}" } });
  const line = ["--root", "/home/ada/records", "--data-dir", VAULT];
  assertEquals((await runCli(["record", "init", ...line], host)).code, 0);
  assertEquals((await runCli(["record", "search", "docker", ...line], host)).code, 0);
  assertEquals(Object.keys(host.files.tree(VAULT)), [`${VAULT}/.obsidian/app.json`]);
});
