/**
 * The coarse cut of a prompt: machine text and fenced code, and the prose around them.
 *
 * One search over the whole text, so that a megabyte costs milliseconds.
 *
 * @module
 */

import { MACHINE_OPENINGS, MACHINE_TAGS } from "./machine_text.ts";
import type { Span } from "./span.ts";

/** A coarse passage. */
export interface Block extends Span {
  readonly kind: "machine" | "code" | "prose";
}

/** After this many blocks the rest is read as prose, which is bounded: a prompt of a person has a few. */
const MOST_BLOCKS = 400;

/** A fence at the start of a line, a tag of a program, or an opening of a program at the start of a line. */
function markPattern(): RegExp {
  const openings = MACHINE_OPENINGS.map(({ opening }) => opening.replace(/[[\]().*+?]/g, "\\$&"));
  return new RegExp(
    `^(?<fence>[ \\t]{0,12}\`{3,64}|[ ]{0,3}~{3,64})|<(?<tag>${MACHINE_TAGS.join("|")})(?=[\\s>])|^(?<opening>${
      openings.join("|")
    })`,
    "gm",
  );
}

/** Built when a prompt first may hold a mark. */
let mark: RegExp | undefined;

/**
 * Cuts a prompt into machine text, fenced code and prose.
 *
 * @param text The prompt.
 * @returns The blocks, in order, covering the text from end to end.
 */
export function cutBlocks(text: string): Block[] {
  if (!mayHoldMarks(text)) return text === "" ? [] : [{ kind: "prose", start: 0, end: text.length }];
  const blocks: Block[] = [];
  const unclosed = new Set<string>();
  let done = 0;
  for (
    let mark = findMark(text, 0);
    mark !== null && blocks.length < MOST_BLOCKS;
    mark = findMark(text, Math.max(done, mark.index + 1))
  ) {
    const end = endOfMark(text, mark, unclosed);
    if (end === undefined) continue;
    if (mark.index > done) blocks.push({ kind: "prose", start: done, end: mark.index });
    blocks.push({ kind: mark.groups?.fence === undefined ? "machine" : "code", start: mark.index, end });
    done = end;
  }
  if (done < text.length) blocks.push({ kind: "prose", start: done, end: text.length });
  return blocks;
}

/** Most prompts hold no mark: a few plain searches spare them the large expression, which costs more to compile. */
function mayHoldMarks(text: string): boolean {
  return text.includes("```") || text.includes("~~~") || text.includes("</") || text.startsWith("<") ||
    text.includes("\n<") || MACHINE_OPENINGS.some(({ opening }) => text.includes(opening));
}

function findMark(text: string, from: number): RegExpExecArray | null {
  const pattern = mark ??= markPattern();
  pattern.lastIndex = from;
  return pattern.exec(text);
}

function endOfMark(text: string, mark: RegExpExecArray, unclosed: Set<string>): number | undefined {
  const { fence, tag } = mark.groups ?? {};
  if (fence !== undefined) return endOfFence(text, mark.index, fence.trim());
  if (tag !== undefined) return endOfTag(text, { at: mark.index, tag, unclosed });
  const reach = MACHINE_OPENINGS.find(({ opening }) => text.startsWith(opening, mark.index))?.reach ?? "line";
  if (reach === "rest") return text.length;
  return (reach === "line" ? undefined : endOfWords(text, mark.index, { words: reach.closing, unclosed })) ??
    endOfLine(text, mark.index);
}

/** A fence is closed by a line of at least as many of the same marks; one that is never closed reaches to the end. */
function endOfFence(text: string, at: number, fence: string): number {
  for (let line = endOfLine(text, at) + 1; line < text.length;) {
    const end = endOfLine(text, line);
    const content = end - line <= 90 ? text.slice(line, end).trim() : "";
    if (content.length >= fence.length && content === fence[0]?.repeat(content.length)) return end;
    line = end + 1;
  }
  return text.length;
}

/** A tag that nobody closes is machine text to the end where it opens a line, and a mention of the tag elsewhere. */
function endOfTag(
  text: string,
  { at, tag, unclosed }: { readonly at: number; readonly tag: string; readonly unclosed: Set<string> },
): number | undefined {
  const end = endOfWords(text, at, { words: `</${tag}>`, unclosed });
  if (end !== undefined) return end;
  const opensLine = at === 0 || text[at - 1] === "\n";
  return opensLine ? text.length : undefined;
}

/** The end of the next closing words; once there are none, they are never looked for again, so that the whole stays linear. */
function endOfWords(
  text: string,
  at: number,
  { words, unclosed }: { readonly words: string; readonly unclosed: Set<string> },
): number | undefined {
  const found = unclosed.has(words) ? -1 : text.indexOf(words, at);
  if (found < 0) unclosed.add(words);
  return found < 0 ? undefined : found + words.length;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}
