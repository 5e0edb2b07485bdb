/**
 * What a person said in a transcript's message, without what programs put in its place or around it.
 *
 * @module
 */

import { isObject } from "../text/json.ts";
import { textAt } from "./payload.ts";

/** Beginnings of messages that stand under a person's name and that no person wrote. */
const MACHINE_MESSAGE = [
  "<command-name>",
  "<command-message>",
  "<local-command-",
  "<bash-input>",
  "<bash-stdout>",
  "<task-notification>",
  "<session_context>",
  "<environment_context>",
  "<user_instructions>",
  "<turn_aborted>",
  "# AGENTS.md instructions",
  "[Request interrupted by user",
];

/** Blocks that programs put around or into a person's message. */
const MACHINE_BLOCK = ["system-reminder", "hook_context", "qwen:user-prompt-submit-context", "user-prompt-submit-hook"];

/** The block that holds the person's own words, where a program wraps them. */
const OWN_WORDS = "user_query";

/**
 * The person's own words in a message.
 *
 * @param message The text of a message that stands under the person's name.
 * @returns The words, injected blocks left out; undefined where nothing of it was said by a person.
 *
 * @example
 * ```ts
 * import { saidText } from "./said_text.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(saidText("<user_query>\nFix it\n</user_query>"), "Fix it");
 * assertEquals(saidText("Fix it <system-reminder>Be kind</system-reminder>"), "Fix it");
 * assertEquals(saidText("<command-name>/compact</command-name>"), undefined);
 * ```
 */
export function saidText(message: string): string | undefined {
  const words = MACHINE_BLOCK.reduce(withoutBlocks, insideOf(message, OWN_WORDS) ?? message).trim();
  return words === "" || MACHINE_MESSAGE.some((start) => words.startsWith(start)) ? undefined : words;
}

/**
 * The text of a message's content: a text, an object with a text, or a list of those.
 *
 * @param content What the transcript holds.
 * @param types The `type`s of parts that count; a part without a type counts always.
 * @returns The parts, joined by an empty line; undefined where there is no text.
 */
export function contentText(content: unknown, types: readonly string[] = ["text"]): string | undefined {
  const parts = (Array.isArray(content) ? content : [content]).flatMap((part) => {
    if (typeof part === "string") return [part];
    const type = textAt(part, "type");
    const text = isObject(part) && (type === undefined || types.includes(type)) ? textAt(part, "text") : undefined;
    return text === undefined ? [] : [text];
  });
  return parts.join("\n\n") || undefined;
}

/** What stands in the last block of a name: earlier ones are quoted from above. */
function insideOf(text: string, tag: string): string | undefined {
  const start = text.lastIndexOf(`<${tag}>`);
  if (start < 0) return undefined;
  const end = text.indexOf(`</${tag}>`, start);
  return text.slice(start + tag.length + 2, end < 0 ? undefined : end);
}

function withoutBlocks(text: string, tag: string): string {
  let kept = "";
  let at = 0;
  for (let start = text.indexOf(`<${tag}>`); start >= 0; start = text.indexOf(`<${tag}>`, at)) {
    kept += text.slice(at, start);
    const end = text.indexOf(`</${tag}>`, start);
    at = end < 0 ? text.length : end + tag.length + 3;
  }
  return kept + text.slice(at);
}
