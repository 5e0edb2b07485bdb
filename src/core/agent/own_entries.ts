/**
 * Finding our own hook entries in the text of a settings file without parsing it.
 *
 * The hook asks this of another agent's settings while a prompt waits, so that a full JSONC parser would be too much; and
 * it is asked of files that are no JSON (TOML, a plugin), where text in quotes is all that matters.
 *
 * @module
 */

import { type OwnCommand, readOwnCommand } from "./own_command.ts";

/**
 * Comments first, so that a quote inside one opens nothing; then text in double quotes.
 *
 * Linear: whatever opens a comment or a text is matched to its end, or to the end of the file where it has none.
 */
const COMMENT_OR_TEXT = /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|"(?:[^"\\\n]|\\.)*"?/g;
/** Words of a Deno command line before `hook run` that are looked back over. */
const LONGEST_LEAD = 16;

/**
 * Finds our own hook commands in the text of a settings file: as one line, or as a program with a list of arguments.
 *
 * @param text The text of the file; entries in comments do not count.
 * @returns The commands in file order.
 *
 * @example
 * ```ts
 * import { findOwnEntries } from "./own_entries.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const text = `{ "hooks": [{ "command": "/opt/ome", "args": ["hook", "run", "--provider", "claude"] }] }`;
 * assertEquals(findOwnEntries(text), [{ provider: "claude", files: ["/opt/ome"] }]);
 * ```
 */
export function findOwnEntries(text: string): OwnCommand[] {
  const words = (text.match(COMMENT_OR_TEXT) ?? []).filter((found) => found.startsWith('"')).map(unquote);
  return words.flatMap((word, at) => {
    const found = word === "hook" && words[at + 1] === "run" ? readSpread(words, at) : readOwnCommand(word);
    return found === undefined ? [] : [found];
  });
}

/** A program with a list of arguments: the program stands before the list, with or without a key between them. */
function readSpread(words: readonly string[], hook: number): OwnCommand | undefined {
  let end = hook + 2;
  while (words[end]?.startsWith("--")) end += 2;
  for (let start = hook - 1; start >= Math.max(0, hook - LONGEST_LEAD); start--) {
    const args = words.slice(start + 1, end);
    const found = readOwnCommand(words[start]!, args[0] === "args" ? args.slice(1) : args);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unquote(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    // TOML and scripts know escapes that JSON does not; what is inside is then taken as it stands.
    return literal.slice(1, -1);
  }
}
