import { assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { PERMISSIONS } from "../../scripts/binary/compile.ts";

const PROGRAM = fromFileUrl(new URL("../../cli.ts", import.meta.url));
const COMMAND = [Deno.execPath(), "run", "--quiet", ...PERMISSIONS, PROGRAM];

async function shell(line: string): Promise<{ code: number; out: string; err: string }> {
  const ome = COMMAND.map((word) => `'${word}'`).join(" ");
  const script = `set -o pipefail\nome() { ${ome} "$@"; }\n${line}`;
  const { code, stdout, stderr } = await new Deno.Command("bash", { args: ["-c", script] }).output();
  return { code, out: new TextDecoder().decode(stdout), err: new TextDecoder().decode(stderr) };
}

const ignore = Deno.build.os === "windows";

Deno.test({
  name: "ome is quiet when the reader of its output goes away",
  ignore,
  fn: async () => {
    const { out, err } = await shell("ome help | head -n 1");
    assertEquals([out.split("\n").length, err], [2, ""]);
    assertEquals(await shell("ome help --json >&- ; true"), { code: 0, out: "", err: "" });
  },
});

Deno.test({
  name: "ome ends with the exit code of its command, and says what is wrong on standard error",
  ignore,
  fn: async () => {
    assertEquals((await shell("ome version")).code, 0);
    const { code, out, err } = await shell("ome versoin");
    assertEquals([code, out], [2, ""]);
    assertEquals(err, 'error: Unknown command "versoin"\nDid you mean "ome version"?\n');
  },
});
