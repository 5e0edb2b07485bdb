/**
 * What a line of prose looks like on its own: the patterns by which logs and pasted code are known.
 *
 * Every pattern is anchored to the start of the line, or is a search for a fixed ending; all are tried on a
 * line's first {@linkcode LINE_LIMIT} units only.
 *
 * @module
 */

/** How a line looks: surely a log, perhaps a log, perhaps code, a quotation, blank, or plain. */
export type LineLook = "log" | "maybe-log" | "maybe-code" | "quote" | "blank" | "plain";

/** How much of a line is looked at. */
export const LINE_LIMIT = 240;

/** A line without a space that is longer than this is data, not language; Chinese has no spaces and is exempt. */
const LONGEST_WORD = 160;

const LOG: readonly RegExp[] = [
  /^\s{0,8}\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d/,
  /^\s{0,8}\[?\d\d:\d\d:\d\d[.,\] ]/,
  /^[A-Z][a-z]{2} {1,2}\d{1,2} \d\d:\d\d:\d\d /,
  /^\s{0,8}\[?(?:ERROR|WARN|WARNING|INFO|DEBUG|TRACE|FATAL|CRITICAL|NOTICE)\]?[:\s]/,
  /^\s{1,16}at [^\s].{0,160}[:(]/,
  /^\s{0,16}File "[^"]{1,160}", line \d/,
  /^Traceback \(most recent call last\)/,
  /^\s{0,8}Caused by: /,
  /^\s{0,8}\.\.\. \d{1,6} (?:more|common frames)/,
  /^npm (?:ERR!|error|warn|WARN|notice) /,
  /^(?:yarn|pnpm) (?:error|warning) /,
  /^error(?:\[E\d{1,6}\]|\s?TS\d{1,6}):/,
  /^[\w./-]{1,120}[:(]\d{1,6}[:,]\d{1,6}\)?:? (?:-\s)?(?:error|warning)\b/,
  /^panic: /,
  /^goroutine \d{1,9} \[/,
  /^diff --git /,
  /^@@ -\d/,
  /^(?:---|\+\+\+) (?:[ab]\/|\/dev\/null)/,
  /^commit [0-9a-f]{7,40}$/,
  /^\s{0,8}--> [\w./-]{1,120}:\d/,
  /^(?:PASS|FAIL) [\w./-]/,
  /^(?:not )?ok \d{1,6} /,
  /^\s{0,8}[✓✗✔✖✘●] /,
  /^#\d{1,4} (?:\[|DONE|ERROR|CACHED|\d)/,
  /^\s{0,8}\d{1,6} \| /,
  /^Process (?:exited|finished) with /,
  /^Segmentation fault \(/,
  /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3} - /,
];

const MAYBE_LOG: readonly RegExp[] = [
  /^\s{0,8}(?:[\w$]{1,60}\.){0,8}[A-Z]?[\w$]{0,60}(?:Error|Exception|Panic|Warning): /,
  /^\s{0,8}(?:error|warning|fatal|note|hint|info): /i,
  /^[$❯➜] \S/,
  /^\s{0,40}[\^~]{1,80}$/,
  /^[=\-*_#]{8,200}$/,
  /^\s{1,40}\d{1,9}(?:\s|$)/,
  /^(?:Tests?|Test Suites|Snapshots|Time):\s/,
  /^exit (?:code|status)\b/i,
  /^\s{0,8}[+-]\s?[\w/"'}{)(].{0,160}[;{}(),]$/,
];

const MAYBE_CODE: readonly RegExp[] = [
  /^\s{0,40}(?:import|export|const|let|var|def|class|function|func|fn|public|private|protected|static|return|package|using|#include)\b.{0,200}[;{}()=:"'>]\s{0,4}$/,
  /^\s{0,40}[}\])]{1,4}[;,)]{0,3}$/,
  /^\s{0,40}\S.{0,200}(?:;|\{|=>)\s{0,4}$/,
  /^\s{0,40}<\/?[a-zA-Z][^<>]{0,160}>\s{0,4}$/,
  /^\s{0,40}(?:\/\/|\/\*|\*\/|#!)/,
  /^\s{0,40}@[A-Za-z][\w.]{0,40}(?:\(|$)/,
  /^\s{1,40}"[^"]{1,80}": /,
];

const TABLE: readonly (readonly [LineLook, readonly RegExp[]])[] = [
  ["quote", [/^\s{0,3}>/]],
  ["log", LOG],
  ["maybe-log", MAYBE_LOG],
  ["maybe-code", MAYBE_CODE],
];

/** Logs, code and quotations all hold some mark or digit; a line without any is language, or blank. */
const MARK = /[!-&(-+/:-@[-`{-~0-9✓✗✔✖✘●❯➜]/;

/**
 * Tells how a line looks.
 *
 * @param line One line, without its line end.
 * @returns Its look; a `maybe` needs a neighbour that looks alike before it counts.
 */
export function lookOf(line: string): LineLook {
  if (line.trim() === "") return "blank";
  if (isData(line)) return "log";
  const head = line.slice(0, LINE_LIMIT);
  if (!MARK.test(head)) return "plain";
  return TABLE.find(([, patterns]) => patterns.some((pattern) => pattern.test(head)))?.[0] ?? "plain";
}

function isData(line: string): boolean {
  if (line.length <= LONGEST_WORD) return false;
  const head = line.slice(0, LONGEST_WORD);
  return !/[\s\u3000-\u9fff\uff00-\uffef]/.test(head.trimStart());
}
