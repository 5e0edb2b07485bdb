import { assert, assertEquals, assertMatch } from "@std/assert";
import { COMMANDS } from "../../src/cli/commands.ts";
import { findCommand } from "../../src/cli/arguments/find_command.ts";
import { GLOBAL_FLAGS } from "../../src/cli/arguments/global_flags.ts";
import { parseArgs } from "../../src/cli/arguments/parse_args.ts";
import { FAMILIES } from "../../src/cli/help/topics.ts";
import { commandText } from "../../src/cli/views/help_text.ts";
import { styleOf } from "../../src/cli/views/style.ts";
import { MemoryHost } from "../memory_host.ts";
import { shellWords } from "./shell_words.ts";

const host = { cwd: () => "/work" };

Deno.test("every shared word of COMMANDS has its line in FAMILIES, and no line is idle", () => {
  const shared = COMMANDS.filter(({ words }) => words.length > 1).map(({ words }) => words[0]!);
  assertEquals([...new Set(shared)].sort(), Object.keys(FAMILIES).sort());
});

for (const entry of COMMANDS) {
  const name = entry.words.join(" ");

  Deno.test(`COMMANDS: ${name} loads the command that it names`, async () => {
    assertEquals((await entry.load()).words, entry.words);
  });

  Deno.test(`COMMANDS: ${name} tells what it does, in the form that help expects`, async () => {
    const { summary, flags, arity: [least, most] } = await entry.load();
    assertMatch(summary, /^[A-Z].*[^.]$/);
    assert(least <= most);
    for (const [flag, { help }] of Object.entries(flags)) {
      assertMatch(flag, /^[a-z][a-z-]*$/);
      assertMatch(help, /^[A-Z].*[^.]$/, `--${flag}`);
      assert(!Object.hasOwn(GLOBAL_FLAGS, flag), `--${flag} is known everywhere`);
    }
  });

  Deno.test(`COMMANDS: ${name} has help that fits 80 columns, but for examples, which are there to be copied`, async () => {
    const [help = ""] = commandText(await entry.load(), styleOf(new MemoryHost(), "stdout")).split("\nExamples\n");
    assertEquals(help.split("\n").filter((line) => line.length > 80), []);
  });

  Deno.test(`COMMANDS: ${name} has examples that parse`, async () => {
    const command = await entry.load();
    assert(command.examples.length > 0);
    for (const example of command.examples) {
      const own = example.split(" | ").at(-1)!.split(" > ")[0]!.split(" < ")[0]!;
      const [program, ...words] = shellWords(own);
      assertEquals(program, "ome", example);
      const found = findCommand(words, COMMANDS);
      assertEquals(found.entry.words, entry.words, example);
      parseArgs(command, found.rest, host);
    }
  });
}
