import { assertEquals, assertStringIncludes } from "@std/assert";
import { COMMANDS } from "../../../src/cli/commands.ts";
import { completionScript, type Shell, SHELLS } from "../../../src/cli/help/completions.ts";

const commands = await Promise.all(COMMANDS.map((entry) => entry.load()));

/** What a shell offers after some words; undefined where this machine has no such shell. */
async function offers(shell: string, script: string): Promise<string[] | undefined> {
  try {
    const { stdout } = await new Deno.Command(shell, { args: ["-c", script], stderr: "inherit" }).output();
    return new TextDecoder().decode(stdout).trim().split(/\s+/);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

async function offeredByBash(...typed: string[]): Promise<string[] | undefined> {
  const words = ["ome", ...typed].map((word) => `'${word}'`).join(" ");
  const call = `COMP_WORDS=(${words}); COMP_CWORD=${typed.length}; _ome; echo "\${COMPREPLY[@]}"`;
  return await offers("bash", `${completionScript("bash", commands)}\n${call}`);
}

for (const shell of SHELLS) {
  Deno.test(`completionScript() for ${shell} holds every word of every command`, () => {
    const script = completionScript(shell satisfies Shell, commands);
    for (const word of COMMANDS.flatMap(({ words }) => words)) assertStringIncludes(script, word);
  });
}

Deno.test("completionScript() for bash offers commands, and the flags of the command that was typed", async () => {
  const first = await offeredByBash("vers");
  if (first === undefined) return; // no Bash here, as on Windows
  assertEquals(first, ["version"]);
  assertEquals(await offeredByBash("version", "--js"), ["--json"]);
  assertEquals(await offeredByBash("--json", "comp"), ["completions"]);
});

Deno.test("completionScript() for bash offers the values of flags and arguments, and the commands after help", async () => {
  const first = await offeredByBash("schema", "re");
  if (first === undefined) return; // no Bash here, as on Windows
  assertEquals(first, ["record"]);
  assertEquals(await offeredByBash("experience", "list", "--status", ""), ["active", "draft", "archived"]);
  assertEquals(await offeredByBash("experience", "list", "--status", "draft", "--comp"), ["--compact"]);
  assertEquals(await offeredByBash("--data-dir", "/srv/ome", "experience", "ena"), ["enable"]);
  assertEquals(await offeredByBash("match", "a task", "--scope", "=", "gl"), ["global"]);
  assertEquals(await offeredByBash("help", "experience", "arch"), ["archive"]);
  assertEquals(await offeredByBash("match", "a task", "--data-dir", ""), [""]);
});
