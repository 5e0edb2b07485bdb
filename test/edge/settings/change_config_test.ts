import { assertEquals, assertRejects } from "@std/assert";
import { CommandError } from "../../../src/edge/command_error.ts";
import { changeConfigFile } from "../../../src/edge/settings/change_config.ts";
import { readConfigFile } from "../../../src/edge/settings/config_file.ts";
import { MemoryHost } from "../../memory_host.ts";

const PATH = "/work/config.json";

function hostWith(text: string): MemoryHost {
  return new MemoryHost({ files: { [PATH]: text } });
}

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
