/**
 * From a prompt to what cards are compared with: windows of its request, and what it takes out of the task.
 *
 * @module
 */

import { errorMessage } from "../prompt/error_message.ts";
import { type PromptReading, readPrompt } from "../prompt/reading.ts";
import { normalizeText } from "../text/normalize.ts";
import { readTerms } from "../text/terms.ts";
import { isWritten, type QueryWindow, readWindow, type WindowPiece } from "./query_window.ts";
import type { PromptSegment } from "../prompt/segment.ts";

/** A prompt, ready to be compared with cards. */
export interface PromptQuery {
  /** How its passages were read. */
  readonly reading: PromptReading;
  /** Stretches of the request; a card's evidence is that of the window that fits it best. Empty when nothing is asked. */
  readonly windows: readonly QueryWindow[];
  /** Keys that stand in negated clauses and nowhere else. */
  readonly negated: ReadonlySet<string>;
  /** Whether it asks for an explanation and for nothing to be done. */
  readonly explainOnly: boolean;
  /** What was read of the prompt, normalised, for exact exclusion. */
  readonly normalized: string;
}

/** How much of its weight a term keeps by the kind of its passage. */
const KIND_FACTORS: Readonly<Record<PromptSegment["kind"], number>> = {
  request: 1,
  quote: 0.7,
  background: 0.5,
  code: 0.3,
  log: 0.8,
  machine: 0,
  negated: 0,
};

/** "Without changing behaviour" says how a thing is to be done, not what is not to be done. */
const PROVISO = /^without\b/;

const PROVISO_FACTOR = 0.5;

/** Of a code block this much is read, in UTF-16 units: its head names what it is. */
const CODE_LIMIT = 400;

/** A window closes once it has this many UTF-16 units: some sixty words, more than nearly every prompt. */
const WINDOW_LENGTH = 400;

/**
 * Reads a prompt.
 *
 * @param prompt What the host handed over.
 * @returns What to compare cards with.
 */
export function readQuery(prompt: string): PromptQuery {
  const reading = readPrompt(prompt);
  const silent = reading.smallTalk || reading.noRequest;
  const windows = silent ? [] : cutWindows(reading).map(readWindow);
  return {
    reading,
    windows,
    negated: negatedKeys(reading, windows),
    explainOnly: reading.intentModes.length > 0 && !reading.intentModes.includes("execute"),
    normalized: normalizeText(readText(reading)),
  };
}

/** Neighbouring passages, together as long as a window may be; one that asks for nothing is no window. */
function cutWindows({ text, segments }: PromptReading): WindowPiece[][] {
  const windows: WindowPiece[][] = [];
  let current: WindowPiece[] = [];
  let length = 0;
  let asks = false;
  let before = 0;
  const close = () => {
    if (asks) windows.push(current);
    current = [];
    length = 0;
    asks = false;
  };
  const last = segments.findLast(({ kind }) => kind === "request" || kind === "background");
  for (const segment of segments) {
    const { start, end } = segment;
    const kind = segment === last ? "request" : segment.kind; // what a prompt ends with is what it is about
    const piece = readPart(kind, text.slice(start, end));
    const factor = isProviso(kind, piece) ? PROVISO_FACTOR : KIND_FACTORS[kind];
    if (factor === 0 || piece === "") continue;
    if (length > 0 && length + piece.length > WINDOW_LENGTH) close();
    current.push({ text: piece, factor, begins: length > 0 && NEXT_TASK.test(text.slice(before, start + ITEM_MARK)) });
    before = end;
    length += piece.length;
    asks ||= kind === "request";
  }
  close();
  return windows;
}

/** What is read of a passage: of code its head, of a log what went wrong. */
function readPart(kind: PromptSegment["kind"], passage: string): string {
  if (kind === "code") return passage.slice(0, CODE_LIMIT);
  return kind === "log" ? errorMessage(passage) : passage;
}

/** What stands between two passages that are tasks of their own: a semicolon, or a new line with the mark of an item. */
const NEXT_TASK = /[;；]|\n\s{0,8}(?:[-*•]|\d{1,2}[.)、）])/;

/** The mark of an item may belong to its passage; so much of that is looked at, in UTF-16 units. */
const ITEM_MARK = 3;

function isProviso(kind: PromptSegment["kind"], text: string): boolean {
  return kind === "negated" && PROVISO.test(text.toLowerCase());
}

function negatedKeys({ text, segments }: PromptReading, windows: readonly QueryWindow[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { kind, start, end } of segments) {
    const piece = text.slice(start, end);
    if (kind !== "negated" || isProviso(kind, piece)) continue;
    for (const { key, stop } of readTerms(piece)) {
      if (!stop && !windows.some((window) => holds(window, key))) keys.add(key);
    }
  }
  return keys;
}

function holds({ keys }: QueryWindow, name: string): boolean {
  const key = keys.get(name);
  return key !== undefined && isWritten(key);
}

function readText({ text, segments }: PromptReading): string {
  return segments.filter(({ kind }) => kind !== "machine" && kind !== "log")
    .map(({ start, end }) => text.slice(start, end)).join("\n");
}
