/** The lines that are written for `sh`, handed to a real one. */

import { assertEquals } from "@std/assert";
import type { Agent, HookCommand } from "../../../src/core/agent/agent.ts";
import { AGENTS } from "../../../src/core/agent/agents.ts";
import { gemini } from "../../../src/core/agent/gemini.ts";

const ignore = Deno.build.os === "windows";

/** The command lines in what an agent gets installed. */
function linesOf(agent: Agent, command: HookCommand): string[] {
  const { settings } = agent;
  const text = settings.kind === "file" ? settings.content(command) : JSON.stringify(settings.entries(command));
  return [...text.matchAll(/"command":\s*("(?:[^"\\]|\\.)*hook run[^"]*")/g)].map(([, line]) => JSON.parse(line!));
}

async function shell(line: string): Promise<{ code: number; out: string; err: string }> {
  const { code, stdout, stderr } = await new Deno.Command("sh", { args: ["-c", line], stdin: "null" }).output();
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return { code, out: decode(stdout), err: decode(stderr) };
}

Deno.test({
  name: "every line for sh runs the program with its arguments, whatever its path holds",
  ignore,
  fn: async () => {
    const folder = await Deno.makeTempDir({ prefix: "it's $HOME (ä) " });
    try {
      const executable = `${folder}/ome`;
      await Deno.writeTextFile(executable, '#!/bin/sh\nprintf "%s|" "$@"\n', { mode: 0o755 });
      let tried = 0;
      for (const agent of AGENTS) {
        const args = ["hook", "run", "--data-dir", `${folder}/my lessons`, "--provider", agent.id];
        for (const line of linesOf(agent, { executable, args, os: "linux" })) {
          tried++;
          assertEquals(await shell(line), { code: 0, out: args.map((arg) => `${arg}|`).join(""), err: "" }, line);
        }
      }
      assertEquals(tried >= 6, true, `only ${tried} lines were found`);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});

Deno.test({
  name: "Gemini's line ends well and says nothing where the program is gone: anything else discards the prompt",
  ignore,
  fn: async () => {
    const args = ["hook", "run", "--provider", "gemini"];
    const [line] = linesOf(gemini, { executable: "/nowhere/ome", args, os: "linux" });
    assertEquals(await shell(line!), { code: 0, out: "", err: "" });
  },
});
