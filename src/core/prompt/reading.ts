/**
 * Reads a prompt: what in it is asked, what only stands around it, and what it takes out of the task.
 *
 * @module
 */

import { isAsking, isScene } from "./asking.ts";
import { cutBlocks } from "./blocks.ts";
import { boundProse } from "./bound_prose.ts";
import { type IntentMode, readIntent } from "./intent.ts";
import { languageOf, type PromptLanguage } from "./language.ts";
import { cutLines } from "./line_runs.ts";
import { findNegated } from "./negation.ts";
import { findQuotes } from "./quotes.ts";
import { cutSentences } from "./sentences.ts";
import type { PromptSegment, SegmentKind } from "./segment.ts";
import { isSmallTalk } from "./small_talk.ts";
import { type Span, trimSpan, without } from "./span.ts";
import { lowerCase } from "../text/normalize.ts";
import { UnicodePattern } from "../text/unicode_pattern.ts";

/** What a prompt says, cut into passages. */
export interface PromptReading {
  /** The prompt, lone surrogates replaced one for one, so that offsets are those of the original. */
  readonly text: string;
  /** Its passages in order, without overlap. Stretches of a long prompt that were not read belong to none. */
  readonly segments: readonly PromptSegment[];
  /** The language of what the user wrote. */
  readonly language: PromptLanguage;
  /** What it asks for; empty where nobody asks for anything. */
  readonly intentModes: readonly IntentMode[];
  /** Whether what it asks is nothing but small talk ("yes", "continue", "fix it"). */
  readonly smallTalk: boolean;
  /** Whether nobody asks for anything: machine text, logs or bans alone. */
  readonly noRequest: boolean;
  /** Whether stretches of a long prompt were not read. */
  readonly bounded: boolean;
}

const SAYS_ANYTHING = new UnicodePattern("[\\p{L}\\p{N}\\p{Emoji}]", "u");

/** Prose up to this length is one request: who writes three lines means all of them. In UTF-16 units, wide ones for three. */
const SHORT_PROSE = 600;

/**
 * Reads a prompt into passages.
 *
 * @param prompt What the host handed over; any length, any content.
 * @returns The reading. Takes linear time, and milliseconds for a megabyte.
 *
 * @example
 * ```ts
 * import { readPrompt, textsOf } from "./reading.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const reading = readPrompt("Write the SQL migration for the orders table, no UI involved");
 * assertEquals(textsOf(reading, ["request"]), ["Write the SQL migration for the orders table"]);
 * assertEquals(textsOf(reading, ["negated"]), ["no UI involved"]);
 * ```
 */
export function readPrompt(prompt: string): PromptReading {
  const text = prompt.toWellFormed();
  const blocks = cutBlocks(text);
  const prose = blocks.filter(({ kind }) => kind === "prose");
  const read = boundProse(text, prose);
  const cut = read.flatMap((span) => cutLines(text, span));
  const paragraphs = cut.filter(({ kind }) => kind === "paragraph");
  const segments = [
    ...blocks.flatMap(({ kind, start, end }): PromptSegment[] => kind === "prose" ? [] : [{ kind, start, end }]),
    ...cut.flatMap(({ kind, start, end }): PromptSegment[] => kind === "paragraph" ? [] : [{ kind, start, end }]),
    ...readParagraphs(text, paragraphs),
  ].map((segment) => ({ kind: segment.kind, ...trimSpan(text, segment) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  return {
    text,
    segments,
    bounded: read.length !== prose.length || read.some((span, at) => span.end !== prose[at]?.end),
    ...judge(text, segments),
  };
}

/**
 * The texts of a reading's passages of certain kinds, in order.
 *
 * @param reading A reading.
 * @param kinds The kinds that are wanted.
 * @returns Their texts.
 */
export function textsOf(reading: Pick<PromptReading, "text" | "segments">, kinds: readonly SegmentKind[]): string[] {
  return reading.segments.filter(({ kind }) => kinds.includes(kind)).map(({ start, end }) =>
    reading.text.slice(start, end)
  );
}

function readParagraphs(text: string, paragraphs: readonly Span[]): PromptSegment[] {
  const isShort = lengthOf(paragraphs) <= SHORT_PROSE && weightOf(text, paragraphs) <= SHORT_PROSE;
  const sentences = paragraphs.flatMap((paragraph) => cutSentences(text, paragraph));
  const asking = sentences.map(({ start, end }) => isAsking(text.slice(start, end)));
  const anyAsks = asking.includes(true);
  return sentences.flatMap((sentence, at) => {
    const scene = isScene(text.slice(sentence.start, sentence.end));
    const asks = !anyAsks || asking[at] === true || (isShort && !scene);
    return cutSentence(text, sentence, asks ? "request" : "background");
  });
}

/** Takes quotations and negated clauses out of a sentence. */
function cutSentence(text: string, sentence: Span, kind: "request" | "background"): PromptSegment[] {
  const found = findQuotes(text, sentence);
  // A sentence that is one quotation is the request itself, pasted with its marks.
  const quotes = found.length === 1 && sentence.end - sentence.start - lengthOf(found) < 4 ? [] : found;
  const rest = without(sentence, quotes);
  const negated = rest.flatMap((piece) => findNegated(text, piece));
  const said = rest.flatMap((piece) => without(piece, negated));
  return [
    ...quotes.map((span): PromptSegment => ({ kind: "quote", ...span })),
    ...negated.map((span): PromptSegment => ({ kind: "negated", ...trimSpan(text, span) })),
    ...said.map((span) => trimJoints(text, span)).filter(({ start, end }) => start < end).map((
      span,
    ): PromptSegment => ({ kind, ...span })),
  ];
}

/** The length with wide characters for three: a Chinese word has one or two, an English one five. */
function weightOf(text: string, spans: readonly Span[]): number {
  const wide = spans.map(({ start, end }) =>
    text.slice(start, end).match(/[\u3040-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  );
  return lengthOf(spans) + 2 * wide.reduce((sum, count) => sum + count, 0);
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Takes the joints off a piece of a sentence: ", but" before a negated clause and the comma after it. */
function trimJoints(text: string, span: Span): Span {
  const part = lowerCase(text.slice(span.start, span.end));
  const lead = /^[\s,;:.，。；：、—–-]{0,8}(?:(?:and|but|or|yet)\s|但是?|而且)?/.exec(part)?.[0].length ?? 0;
  const tail =
    /[\s,;:，；：、—–-]{1,8}(?:(?:and|but|or|yet|但是?|而且?|并且?)[\s,，]{0,2})?$/.exec(part.slice(-24))?.[0]
      .length ?? 0;
  const piece = { start: span.start + lead, end: Math.max(span.start + lead, span.end - tail) };
  return SAYS_ANYTHING.test(text.slice(piece.start, piece.end)) ? piece : { start: span.start, end: span.start };
}

function judge(text: string, segments: readonly PromptSegment[]) {
  const asked = textsOf({ text, segments }, ["request", "background"]);
  const requests = textsOf({ text, segments }, ["request"]);
  const noRequest = requests.length === 0 && segments.length > 0;
  return {
    language: languageOf(asked.length > 0 ? asked.join("\n") : text.slice(0, 2_000)),
    intentModes: noRequest ? [] : readIntent(requests),
    smallTalk: !noRequest && isSmallTalk(asked.join(" ")),
    noRequest,
  };
}
