import { assertEquals } from "@std/assert";
import { readOwnCommand } from "../../../src/core/agent/own_command.ts";

const OURS: readonly (readonly [command: string, args?: readonly string[]])[] = [
  ["ome hook run"],
  ["/usr/local/bin/ome hook run --provider claude"],
  ["'/opt/my tools/ome' hook run --provider=claude"],
  ["C:\\Users\\ada\\bin\\ome.cmd hook run"],
  ['"C:\\Program Files\\ome\\ome.exe" hook run --provider claude'],
  ['& "C:\\x\\ome.exe" hook run --provider claude'],
  ["& 'C:\\x y\\ome.exe' hook run --provider claude; exit 0"],
  ["/opt/ome hook run --provider gemini 2>/dev/null; exit 0"],
  ["/opt/ome hook run --provider gemini || true"],
  ["/opt/ome hook run --data-dir '/srv/my lessons' --provider claude"],
  ["/opt/ome-x86_64-unknown-linux-gnu hook run"],
  ["/opt/my tools/ome", ["hook", "run", "--provider", "claude"]],
  ["C:\\x y\\ome.exe", ["hook", "run"]],
  ["/usr/bin/deno run --allow-read /src/ome/cli.ts hook run --provider claude"],
  ["/usr/bin/deno", ["run", "--allow-read", "/src/ome/cli.ts", "hook", "run", "--provider", "claude"]],
  ["/usr/bin/deno", ["run", "--allow-read", "/home/u/.local/share/ome/cli.js", "hook", "run", "--provider", "claude"]],
];

const FOREIGN: readonly (readonly [command: string, args?: readonly string[]])[] = [
  ["/srv/corp/ome hook run --corp"],
  ['echo "ome hook run"'],
  ["node /home/u/ome-notes/x.js"],
  ["/home/u/ome-notes/x.js"],
  ["/opt/ome-notes hook run"],
  ["/opt/chrome hook run"],
  ["ome"],
  ["ome hook"],
  ["ome hook status"],
  ["ome hook run | tee log"],
  ["ome hook run; rm -rf x"],
  ["/opt/ome", ["hook", "run", "--corp"]],
  ["/opt/ome", []],
  ["/usr/bin/deno run /srv/other/cli.ts hook run"],
  ["/usr/bin/deno run /srv/other/cli.js hook run"],
  ["/usr/bin/deno run /srv/other/cli.mjs hook run --provider claude"],
  ["powershell -EncodedCommand ZZZZ"],
  ["powershell -EncodedCommand"],
  [""],
];

for (const [command, args] of OURS) {
  Deno.test(`readOwnCommand() knows ours: ${command} ${args?.join(" ") ?? ""}`, () => {
    const found = readOwnCommand(command, args);
    assertEquals(typeof found?.files[0], "string");
    assertEquals([undefined, "claude", "gemini"].includes(found?.provider), true);
  });
}

for (const [command, args] of FOREIGN) {
  Deno.test(`readOwnCommand() leaves a foreign one: ${command} ${args?.join(" ") ?? ""}`, () => {
    assertEquals(readOwnCommand(command, args), undefined);
  });
}

Deno.test("readOwnCommand() names what must be there: the program, and from source Deno and the program", () => {
  assertEquals(readOwnCommand("& 'C:\\x y\\ome.exe' hook run")?.files, ["C:\\x y\\ome.exe"]);
  assertEquals(readOwnCommand("/bin/deno run -q /src/cli.ts hook run --provider x")?.files, [
    "/bin/deno",
    "/src/cli.ts",
  ]);
});
