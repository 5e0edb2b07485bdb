import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { CommandError } from "../../../src/edge/command_error.ts";
import { changeConfigFile, readConfigFile } from "../../../src/edge/settings/config_file.ts";
import { MemoryHost } from "../../memory_host.ts";

const PATH = "/work/config.json";

function hostWith(text: string): MemoryHost {
  return new MemoryHost({ files: { [PATH]: text } });
}

Deno.test("readConfigFile() takes a missing and an empty file for the defaults", () => {
  for (const host of [new MemoryHost(), hostWith(""), hostWith("\uFEFF\n")]) {
    const { config, findings } = readConfigFile("/work", host);
    assertEquals([config, findings], [DEFAULT_CONFIG, []]);
  }
});

Deno.test("readConfigFile() names the place of broken JSON and falls back to the defaults", () => {
  const broken = ['{\n  "version": 1,\n}', '{"a" 1}', "<<<<<<< HEAD\n{}", "{}}"];
  const read = broken.map((text) => readConfigFile("/work", hostWith(text)));
  assertEquals(read.map(({ config }) => config), broken.map(() => DEFAULT_CONFIG));
  assertEquals(read.map(({ findings }) => findings[0]?.line), [3, 1, undefined, 1]);
  for (const { findings } of read) assertEquals([findings[0]?.code, findings[0]?.path], ["config.syntax", PATH]);
  assertStringIncludes(read[2]?.findings[0]?.message ?? "", "<<<<<<<");
});

Deno.test("readConfigFile() names the line of a value that does not fit", () => {
  const { findings } = readConfigFile("/work", hostWith('{\n "hooks": {},\n "retrieval": {\n  "maxCards": "4"\n }\n}'));
  assertEquals(findings.map(({ code, line, column }) => [code, line, column]), [["config.type", 4, 3]]);
});

Deno.test("readConfigFile() survives a folder, a closed file and a dangling link in its place (fault 31)", () => {
  const closed = hostWith("{}");
  closed.files.chmod(PATH, 0);
  const folder = new MemoryHost();
  folder.files.putFolder(PATH);
  const dangling = new MemoryHost();
  dangling.files.putLink(PATH, "nowhere");
  const codes = [closed, folder, dangling].map((host) => readConfigFile("/work", host).findings[0]?.code);
  assertEquals(codes, ["config.unreadable", "config.unreadable", undefined]);
});

Deno.test("changeConfigFile() keeps unknown keys and formatting, and a safety copy of the old file", async () => {
  const text = '{\r\n\t"version": 1,\r\n\t"mine": [1, 2],\r\n\t"retrieval": { "maxCards": 4 }\r\n}\r\n';
  const host = hostWith(text);
  await changeConfigFile(readConfigFile("/work", host), { path: ["retrieval", "maxCards"], value: 6 }, host);
  assertEquals(host.files.readText(PATH), text.replace('"maxCards": 4', '"maxCards": 6'));
  assertEquals(Object.values(host.files.tree("/tmp")), [text]);
});

Deno.test("changeConfigFile() makes the file and its folder, and notes that in a blank line", async () => {
  const host = new MemoryHost();
  const file = readConfigFile("/home/ada/lib", host);
  await changeConfigFile(file, { path: ["privacy", "saveRawPrompt"], value: true }, host);
  const json = '{\n  "version": 1,\n  "privacy": {\n    "saveRawPrompt": true\n  }\n}\n\n';
  assertEquals(host.files.tree("/home"), { "/home/ada/lib/config.json": json });
});

for (const text of ["{ broken", '{"version": 2}']) {
  Deno.test(`changeConfigFile() leaves ${text} alone (fault 5)`, async () => {
    const host = hostWith(text);
    const change = { path: ["retrieval", "maxCards"], value: 6 };
    await assertRejects(
      () => changeConfigFile(readConfigFile("/work", host), change, host),
      CommandError,
      `${PATH}:1:`,
    );
    assertEquals(host.files.readText(PATH), text);
  });
}
