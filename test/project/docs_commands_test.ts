import { assertEquals } from "@std/assert";
import { findCommand } from "../../src/cli/arguments/find_command.ts";
import { parseArgs } from "../../src/cli/arguments/parse_args.ts";
import { COMMANDS } from "../../src/cli/commands.ts";
import { FAMILIES } from "../../src/cli/help/topics.ts";
import { shellWords } from "../cli/shell_words.ts";
import { DOCUMENTS, ROOT } from "./documents.ts";

/** Command lines of a document: those in its blocks, line ends behind a backslash joined, and those within sentences. */
function commandLinesIn(text: string): string[] {
  const blocks = [...text.matchAll(/```(?:sh|console|)\n([^]*?)```/g)].map(([, block]) =>
    block!.replaceAll("\\\n", " ")
  );
  const lines = blocks.flatMap((block) => block.split("\n")).map((line) => line.trim().replace(/^\$ /, ""));
  const spans = [...text.replace(/```[^]*?```/g, "").matchAll(/`(ome [^`]+)`/g)].map(([, span]) => span!);
  return [...lines.flatMap((line) => line.split(" | ")), ...spans.map((span) => span.replaceAll("\n", " "))]
    .map((line) => line.trim().replace(/^\w+=\w+ /, "")).filter((line) => line.startsWith("ome "));
}

/** A command that a sentence names needs no arguments. */
async function requireParses(line: string): Promise<void> {
  const [, ...words] = shellWords(line.split(" > ")[0]!);
  if (words.length === 1 && words[0]! in FAMILIES) return;
  const { entry, rest } = findCommand(words, COMMANDS);
  if (rest.length > 0) parseArgs(await entry.load(), rest, { cwd: () => "/work" });
}

// The lines of docs/cli.md are made from the table of commands.
for (const path of DOCUMENTS.filter((path) => path !== "docs/cli.md")) {
  Deno.test(`${path} names commands, arguments and flags that there are`, async () => {
    const wrong: string[] = [];
    for (const line of commandLinesIn(await Deno.readTextFile(new URL(path, ROOT)))) {
      await requireParses(line).catch((error) => wrong.push(`${line}: ${error.message}`));
    }
    assertEquals(wrong, []);
  });
}
