import { assertEquals, assertStringIncludes } from "@std/assert";
import { PAYLOADS, SCENE } from "../../scripts/demo/scene.ts";
import { openStage } from "../../scripts/demo/stage.ts";
import { VERSION } from "../../src/core/version.ts";

const binary = Deno.env.get("OME_BINARY");
const ignore = binary === undefined;

async function ome(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { code, stdout, stderr } = await new Deno.Command(binary ?? "", { args }).output();
  return { code, out: new TextDecoder().decode(stdout), err: new TextDecoder().decode(stderr) };
}

Deno.test({
  name: "the binary tells its version and what it runs on",
  ignore,
  fn: async () => {
    const { code, out } = await ome("version", "--json");
    const { ok, version, compiled } = JSON.parse(out);
    assertEquals([code, ok, version, compiled], [0, true, VERSION, true]);
  },
});

Deno.test({
  name: "the binary loads every command that help names",
  ignore,
  fn: async () => {
    const { code, out } = await ome("help", "--json");
    assertEquals(code, 0);
    for (const { command } of JSON.parse(out).commands) {
      const help = await ome("help", ...command.split(" "));
      assertEquals([help.code, help.err], [0, ""], command);
    }
  },
});

Deno.test({
  name: "the binary answers the payloads of the demo as it promises",
  ignore,
  fn: async () => {
    const stage = await openStage([binary ?? ""]);
    try {
      for (const payload of Object.values(PAYLOADS)) {
        assertEquals(await stage.runHook(payload({ prompt: SCENE.nearMiss, project: stage.project })), "");
        const match = await stage.runHook(payload({ prompt: SCENE.match, project: stage.project }));
        assertStringIncludes(JSON.stringify(JSON.parse(match)), SCENE.cardId);
      }
    } finally {
      await stage.close();
    }
  },
});
