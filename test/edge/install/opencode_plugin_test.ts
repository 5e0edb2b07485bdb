/** The plugin is a program of its own: it is loaded here and run against stand-ins for the hook. */

import { assert, assertEquals } from "@std/assert";
import { writePlugin } from "../../../src/core/agent/opencode_plugin.ts";

interface Part {
  readonly id?: string;
  readonly type: string;
  readonly text?: string;
  readonly synthetic?: boolean;
}

interface Hooks {
  "chat.message"(input: unknown, output: unknown): Promise<void>;
  event(input: unknown): Promise<void>;
}

type Plugin = (context?: unknown) => Promise<Hooks>;

/** Loads the plugin with a script in the hook's place. */
async function withPlugin(script: string, use: (plugin: Plugin, folder: string) => Promise<void>, limitMs = 20_000) {
  const folder = await Deno.makeTempDir({ prefix: "ome plugin " });
  try {
    await Deno.writeTextFile(`${folder}/hook.mjs`, script);
    const words = [Deno.execPath(), "run", "-A", "--quiet", "--no-config", `${folder}/hook.mjs`];
    await Deno.writeTextFile(`${folder}/ome.mjs`, writePlugin(words, limitMs));
    const { Ome } = await import(`file://${encodeURI(folder)}/ome.mjs`);
    await use(Ome, folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function aPrompt(text = "Fix the login page"): { message: { id: string }; parts: Part[] } {
  return { message: { id: "msg_1" }, parts: [{ id: "prt_1", type: "text", text }] };
}

/** Answers with what it was sent. */
const ECHO = `
import { readFileSync } from "node:fs";
process.stdout.write(JSON.stringify({ context: readFileSync(0, "utf8") }));
`;

Deno.test("the OpenCode plugin hands over the prompt and adds a complete part behind it", async () => {
  await withPlugin(ECHO, async (plugin) => {
    const hooks = await plugin({ directory: "/srv/shop" });
    const output = aPrompt();
    await hooks["chat.message"]({ sessionID: "ses_1" }, output);
    const [first, added] = output.parts;
    assertEquals(first, { id: "prt_1", type: "text", text: "Fix the login page" });
    const { text, ...rest } = added!;
    assertEquals(
      rest,
      { id: "prt_1ome", sessionID: "ses_1", messageID: "msg_1", type: "text", synthetic: true } as Part,
    );
    assert("prt_1ome" > "prt_1");
    assertEquals(JSON.parse(text!), {
      host: "opencode",
      prompt: "Fix the login page",
      cwd: "/srv/shop",
      session_id: "ses_1",
      turn_id: "msg_1",
    });
  });
});

Deno.test("the OpenCode plugin keeps still for sub-agents and for text that no person wrote", async () => {
  await withPlugin(ECHO, async (plugin) => {
    const client = { session: { get: () => Promise.resolve({ data: { parentID: "ses_0" } }) } };
    const ofSubAgent = aPrompt();
    await (await plugin({ client }))["chat.message"]({ sessionID: "ses_1" }, ofSubAgent);
    const synthetic = { message: { id: "m" }, parts: [{ type: "text", text: "x", synthetic: true }] };
    await (await plugin())["chat.message"]({ sessionID: "ses_1" }, synthetic);
    assertEquals([ofSubAgent.parts.length, synthetic.parts.length], [1, 1]);
  });
});

for (
  const [name, script] of [
    ["says nothing", ""],
    ["fails", `process.stdout.write('{"context":"x"}'); process.exit(3);`],
    ["says what is no JSON", `process.stdout.write("[oops");`],
    ["says another shape", `process.stdout.write('{"context":7}');`],
  ] as const
) {
  Deno.test(`the OpenCode plugin adds nothing where the hook ${name}`, async () => {
    await withPlugin(script, async (plugin) => {
      const output = aPrompt();
      await (await plugin())["chat.message"]({ sessionID: "ses_1" }, output);
      assertEquals(output.parts.length, 1);
    });
  });
}

Deno.test("the OpenCode plugin gives up on a slow hook", async () => {
  await withPlugin(`setTimeout(() => {}, 60_000);`, async (plugin) => {
    const output = aPrompt();
    await (await plugin())["chat.message"]({ sessionID: "ses_1" }, output);
    assertEquals(output.parts.length, 1);
  }, 300);
});

Deno.test("the OpenCode plugin throws never: a missing program, and a host that calls it otherwise", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(`${folder}/ome.mjs`, writePlugin(["/nowhere/ome"], 1000));
    const { Ome } = await import(`file://${folder}/ome.mjs`) as { Ome: Plugin };
    const hooks = await Ome();
    for (const output of [aPrompt(), {}, { parts: [] }, { parts: [{ type: "text" }] }, undefined]) {
      await hooks["chat.message"]({ sessionID: "s" }, output);
    }
    await hooks["chat.message"](undefined, aPrompt());
    for (const event of [undefined, {}, { event: { type: "session.compacted" } }]) await hooks.event(event);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("the OpenCode plugin tells the hook that the context was compacted", async () => {
  const script = `
    import { readFileSync, writeFileSync } from "node:fs";
    writeFileSync(import.meta.dirname + "/heard.json", readFileSync(0, "utf8"));
  `;
  await withPlugin(script, async (plugin, folder) => {
    await (await plugin()).event({ event: { type: "session.compacted", properties: { sessionID: "ses_1" } } });
    const heard = JSON.parse(await Deno.readTextFile(`${folder}/heard.json`));
    assertEquals(heard, { host: "opencode", hook_event_name: "PreCompact", session_id: "ses_1" });
  });
});
