/**
 * What a line of prose looks like on its own: the patterns by which logs and pasted code are known.
 *
 * Every pattern is tried at the start of the line, on its first {@linkcode LINE_LIMIT} units only.
 *
 * @module
 */

import { GOES_ON, MAYBE_LOG, SURE_LOG } from "./log_lines.ts";

/** How a line looks: surely a log, perhaps one, at most the next line of one, perhaps code, a quotation, blank, or plain. */
export type LineLook = "log" | "maybe-log" | "goes-on" | "maybe-code" | "quote" | "blank" | "plain";

/** How much of a line is looked at. */
export const LINE_LIMIT = 240;

/** A line without a space that is longer than this is data, not language; Chinese has no spaces and is exempt. */
const LONGEST_WORD = 160;

const QUOTE = /^\s{0,3}>(?!>>)/;

const MAYBE_CODE: readonly RegExp[] = [
  /\s{0,40}(?:import|export|const|let|var|def|class|function|func|fn|public|private|protected|static|return|package|using|#include)\b.{0,200}[;{}()=:"'>]\s{0,4}$/,
  /\s{0,40}[}\])]{1,4}[;,)]{0,3}$/,
  /\s{0,40}(?:\S.{0,200})?(?:;|\{|=>)\s{0,4}$/,
  /\s{0,40}<\/?[a-zA-Z][^<>]{0,160}>\s{0,4}$/,
  /\s{0,40}(?:\/\/|\/\*|\*\/|#!)/,
  /\s{0,40}@[A-Za-z][\w.]{0,40}(?:\(|$)/,
  /\s{1,40}"[^"]{1,80}": /,
];

/** What a line with neighbours is tried for, in order. One expression each, compiled when a line first gets to it. */
const MAYBE = [["maybe-log", MAYBE_LOG], ["maybe-code", MAYBE_CODE], ["goes-on", GOES_ON]] as const;
const COMPILED = new Map<readonly RegExp[], RegExp>();

/** Logs, code and quotations hold some mark or digit, are set in, or open with a program's plain words; else a line is language. */
const MARK =
  /[!-&(-+/:-@[-`{-~0-9✓✗✔✖✘✕⨯▲×●❯➜➤→│├└┌╷╵━]|^\s\s|\.{3}$|\w\.\w|^-|[A-Z]{4}|^(?:error|warning|info|Ran|Internal|Automatic|Cleaning|Events) ?/;

/**
 * Tells how a line looks.
 *
 * @param line One line, without its line end.
 * @param alone Whether it is all there is: a line without neighbours cannot be a `maybe`.
 * @returns Its look; a `maybe` needs a neighbour that looks alike before it counts.
 */
export function lookOf(line: string, alone: boolean): LineLook {
  if (line.trim() === "") return "blank";
  if (isData(line)) return "log";
  const head = line.slice(0, LINE_LIMIT);
  if (!MARK.test(head)) return "plain";
  if (isSureLog(head)) return "log";
  if (QUOTE.test(head)) return "quote";
  const kind = alone ? undefined : MAYBE.find(([, patterns]) => compiled(patterns).test(head));
  return kind?.[0] ?? "plain";
}

function isSureLog(head: string): boolean {
  return SURE_LOG.some(([cues, looks]) => cues.some((cue) => head.includes(cue)) && looks.test(head));
}

function compiled(patterns: readonly RegExp[]): RegExp {
  const known = COMPILED.get(patterns);
  if (known !== undefined) return known;
  const whole = new RegExp(`^(?:${patterns.map(({ source }) => source).join("|")})`);
  COMPILED.set(patterns, whole);
  return whole;
}

function isData(line: string): boolean {
  if (line.length <= LONGEST_WORD) return false;
  const head = line.slice(0, LONGEST_WORD);
  return !/[\s\u3000-\u9fff\uff00-\uffef]/.test(head.trimStart());
}
