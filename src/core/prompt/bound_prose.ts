/**
 * Bounds the prose of a long prompt: its head, its tail, and the passages between them that ask for something.
 *
 * @module
 */

import type { Span } from "./span.ts";

/** Prose up to this length is read whole, in UTF-16 units: three pages. */
const WHOLE_LIMIT = 12_000;

/** Of longer prose, this much of the head and of the tail is read: a page of each. */
const END_LIMIT = 2_000;

/** And at most this many passages between them, each at most this long. */
const MIDDLE_PASSAGES = 12;
const PASSAGE_LIMIT = 400;

/** A sentence that asks the agent directly; only the plain forms, for a search over a megabyte. */
const ASKS =
  /(?:^|\n[ \t]{0,8}|[.!?] )(?:[Pp]lease |[Cc]an you |[Cc]ould you |I want |I need |[Ll]et's |[Hh]elp me |[Nn]ow )|(?:请|帮我|麻烦)(?=[\u3400-\u9fff])/g;

/**
 * Picks the stretches of prose that are read.
 *
 * @param text The prompt.
 * @param prose Its prose, in order.
 * @returns The same stretches where they are short enough together, else parts of them, in order.
 */
export function boundProse(text: string, prose: readonly Span[]): Span[] {
  const total = prose.reduce((sum, { start, end }) => sum + end - start, 0);
  if (total <= WHOLE_LIMIT) return [...prose];
  const headEnd = lineStart(text, placeAt(prose, END_LIMIT));
  const tailStart = lineStart(text, placeAt(prose, total - END_LIMIT));
  return prose.flatMap((span) => [
    ...clip(text, span, { start: 0, end: headEnd }),
    ...askingPassages(text, { start: Math.max(span.start, headEnd), end: Math.min(span.end, tailStart) }),
    ...clip(text, span, { start: tailStart, end: text.length }),
  ]);
}

/** The place in the text at which `amount` units of prose have been read. */
function placeAt(prose: readonly Span[], amount: number): number {
  let left = amount;
  for (const { start, end } of prose) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return prose.at(-1)?.end ?? 0;
}

/** The next start of a line, where one is near: half a line of a log does not look like a log. */
function lineStart(text: string, at: number): number {
  const near = text.slice(at, at + PASSAGE_LIMIT).indexOf("\n");
  return near < 0 ? at : at + near + 1;
}

function askingPassages(text: string, middle: Span): Span[] {
  const passages: Span[] = [];
  if (middle.end <= middle.start) return passages;
  const part = text.slice(middle.start, middle.end);
  ASKS.lastIndex = 0;
  for (let match = ASKS.exec(part); match !== null && passages.length < MIDDLE_PASSAGES; match = ASKS.exec(part)) {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const lineEnd = part.indexOf("\n", start + 1);
    const end = Math.min(lineEnd < 0 ? part.length : lineEnd, start + PASSAGE_LIMIT);
    passages.push(...clip(text, { start: middle.start + start, end: middle.start + end }, middle));
    ASKS.lastIndex = Math.max(end, match.index + 1);
  }
  return passages;
}

/** The part of a span inside a window, its ends moved off the middle of a surrogate pair. */
function clip(text: string, span: Span, window: Span): Span[] {
  const start = offPair(text, Math.max(span.start, window.start));
  const end = offPair(text, Math.min(span.end, window.end));
  return start < end ? [{ start, end }] : [];
}

function offPair(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return at > 0 && unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
