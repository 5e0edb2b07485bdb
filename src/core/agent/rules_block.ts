/**
 * A marked block in an agent's rules, for agents that cannot be handed a reminder at the prompt.
 *
 * @module
 */

import { dataDirFlag } from "../context/data_dir_flag.ts";

const START = "<!-- ome:start -->";
const END = "<!-- ome:end -->";

/**
 * Puts the block into a file of rules, in the place of an older one or at the end.
 *
 * @param text The file's text; undefined where there is no file.
 * @param options The absolute data folder that the command of the block must name, where the person named one.
 * @returns The text with the block, in the file's own line ends.
 *
 * @example
 * ```ts
 * import { withoutRulesBlock, withRulesBlock } from "./rules_block.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const rules = "# Rules\n\nBe kind.";
 * assertEquals(withoutRulesBlock(withRulesBlock(rules)), rules);
 * ```
 */
export function withRulesBlock(
  text: string | undefined,
  { dataDir }: { readonly dataDir?: string | undefined } = {},
): string {
  const eol = text?.includes("\r\n") ? "\r\n" : "\n";
  const block = blockFor(dataDir).replaceAll("\n", eol);
  if (text === undefined) return block;
  const place = findBlock(text);
  if (place !== undefined) return text.slice(0, place.start) + block + text.slice(place.end);
  return `${text}${eol}${eol}${block}`;
}

/**
 * Takes the block out of a file of rules.
 *
 * @param text The file's text.
 * @returns The text without it; undefined where the file began with it and held nothing else. Without a block, the text
 * as it is.
 */
export function withoutRulesBlock(text: string): string | undefined {
  const place = findBlock(text);
  if (place === undefined) return text;
  // The two line ends before the block came with it, also into a file that was empty.
  const rest = text.slice(0, place.start).replace(/(?:\r?\n){2}$/, "") + text.slice(place.end);
  return rest === "" && place.start === 0 ? undefined : rest;
}

function blockFor(dataDir: string | undefined): string {
  const [match, show] = [`match "<the task in one sentence>"`, "experience show <id> --section rule"]
    .map((command) => `\`ome ${command}${dataDirFlag(dataDir)}\``);
  return `${START}
## Lessons from past work

Before you start on a task, run ${match}. It names the lessons that apply, and mostly none.
Where one applies, read it with ${show}, and follow it. Mention in your final report which one you used.
${END}
`;
}

function findBlock(text: string): { start: number; end: number } | undefined {
  const start = text.indexOf(START);
  const end = text.indexOf(END, start);
  if (start < 0 || end < 0) return undefined;
  const lineEnd = /^\r?\n/.exec(text.slice(end + END.length))?.[0] ?? "";
  return { start, end: end + END.length + lineEnd.length };
}
