import { assertEquals, assertStringIncludes } from "@std/assert";
import { MemoryHost } from "../../memory_host.ts";
import { runCli } from "../run_cli.ts";

const CONFIG = "/home/ada/.oh-my-experience/config.json";

Deno.test("config set changes one value and keeps the rest of the file", async () => {
  const text = '{\n    "version": 1,\n    "mine": "kept"\n}\n';
  const host = new MemoryHost({ files: { [CONFIG]: text } });
  const { code, out } = await runCli("config set retrieval.maxCards 6", host);
  assertEquals([code, out], [0, "retrieval.maxCards  4 → 6\nin ~/.oh-my-experience/config.json\n"]);
  assertEquals(
    host.files.readText(CONFIG),
    '{\n    "version": 1,\n    "mine": "kept",\n    "retrieval": {\n        "maxCards": 6\n    }\n}\n',
  );
  assertEquals((await runCli("config get retrieval.maxCards", host)).out, "6\n");
});

Deno.test("config preview says the same and writes nothing", async () => {
  const host = new MemoryHost();
  const { out } = await runCli("config preview retrieval.maxCards 6", host);
  assertEquals(out, "retrieval.maxCards  4 → 6\nin ~/.oh-my-experience/config.json\n");
  assertEquals(host.files.tree("/home"), {});
});

Deno.test("config set refuses unknown keys and wrong values, and says what would be right", async () => {
  const host = new MemoryHost();
  const wrongKey = await runCli("config set retrieval.maxCard 6", host);
  assertEquals([wrongKey.code, wrongKey.err.split("\n")[1]], [2, 'Did you mean "retrieval.maxCards"?']);
  const wrongValue = await runCli("config set retrieval.maxCards sixty", host);
  assertEquals([wrongValue.code, wrongValue.err.split("\n")[1]], [2, "Write digits alone"]);
  assertEquals((await runCli("config set version 2", host)).code, 2);
  assertEquals(host.files.tree("/home"), {});
});

Deno.test("config set dataDir moves the pointer, and works where the folder came from", async () => {
  const host = new MemoryHost();
  assertEquals((await runCli("config set dataDir ~/notes/ome", host)).code, 0);
  assertEquals(host.files.readText(CONFIG), '{\n  "version": 1,\n  "dataDir": "/home/ada/notes/ome"\n}\n\n');
  assertEquals(host.files.stat("/home/ada/notes/ome/experiences/active")?.kind, "folder");
  await runCli("config set retrieval.maxCards 6", host);
  assertEquals(Object.keys(host.files.tree("/home")), [CONFIG, "/home/ada/notes/ome/config.json"]);
  assertEquals((await runCli("config get dataDir", host)).out, "/home/ada/notes/ome\n");
});

Deno.test("config set dataDir refuses a vault's root with a better place, and heeds --force for other things", async () => {
  const host = new MemoryHost({ files: { "/home/ada/vault/.obsidian/app.json": "{}", "/home/ada/docs/x.txt": "" } });
  const vault = await runCli("config set dataDir /home/ada/vault --force", host);
  assertEquals(vault.code, 1);
  assertStringIncludes(vault.err, '"/home/ada/vault/oh-my-experience"');
  assertEquals((await runCli("config set dataDir /home/ada/docs", host)).code, 1);
  assertEquals((await runCli("config set dataDir /home/ada/docs --force", host)).code, 0);
  assertEquals((await runCli("experience list", host)).code, 0);
});

Deno.test("config get shows a broken file's findings and exits 1; config set mends a wrong value", async () => {
  const host = new MemoryHost({ files: { [CONFIG]: '{\n  "version": 1,\n  "retrieval": { "maxCards": "6" }\n}\n' } });
  const { code, out } = await runCli("config get", host);
  assertEquals(code, 1);
  assertStringIncludes(out, "~/.oh-my-experience/config.json:3:18  error\n  config.type:");
  assertEquals((await runCli("config set retrieval.maxCards 6", host)).code, 0);
  assertEquals((await runCli("config get", host)).code, 0);
});

Deno.test("config get names who chose the data folder, and only what differs from the defaults", async () => {
  const host = new MemoryHost({ env: { OME_DATA_DIR: "/work/lib" } });
  host.files.put("/work/lib/config.json", '{"retrieval": {"minScore": 55}}');
  const lines = (await runCli("config get", host)).out.split("\n").map((line) => line.replace(/ +/g, " "));
  assertEquals(lines[0], "dataDir /work/lib from OME_DATA_DIR");
  assertEquals(lines.filter((line) => line.includes("default")), ["retrieval.minScore 55 default 40"]);
});
