import { assertEquals, assertStringIncludes } from "@std/assert";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { readConfigFile } from "../../../src/edge/settings/config_file.ts";
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
