/**
 * A JSON file with comments as its writer left it: the tree, the tokens, and how it is laid out.
 *
 * @module
 */

import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** One token of the text, comments included, blanks left out. */
export interface Token {
  readonly kind: "comment" | "comma" | "other";
  readonly start: number;
  readonly end: number;
}

/** A JSON file that was understood. */
export interface JsoncText {
  /** The text without a byte-order mark. */
  readonly text: string;
  /** The outermost value; undefined where the file holds nothing but blanks and comments. */
  readonly root: Node | undefined;
  readonly tokens: readonly Token[];
  /** The line end that the file uses; `\n` where it has none. */
  readonly eol: string;
  /** What one level is indented by; two spaces where the file does not show it. */
  readonly unit: string;
}

/** Why a file was not understood, and where. */
export interface JsoncProblem {
  /** What is wrong, in words. */
  readonly problem: string;
  /** Line and column from 1. */
  readonly line: number;
  readonly column: number;
}

/** Comments and blanks in the scanner's own numbers, which its types declare as a `const enum`. */
const LINE_COMMENT = 12, BLOCK_COMMENT = 13, LINE_BREAK = 14, BLANK = 15, END = 17, COMMA = 5;

/**
 * Reads JSON with comments and trailing commas.
 *
 * @param text The text of a file, without a byte-order mark.
 * @returns What it is made of; or the first problem.
 */
export function readJsonc(text: string): JsoncText | JsoncProblem {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const first = errors[0];
  if (first !== undefined) {
    return { problem: inWords(printParseErrorCode(first.error)), ...positionAt(text, first.offset) };
  }
  return { text, root, tokens: readTokens(text), eol: /\r?\n/.exec(text)?.[0] ?? "\n", unit: unitOf(text, root) };
}

/** Line and column of an offset, both from 1. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - (before.lastIndexOf("\n") + 1) + 1 };
}

/** The blanks at the head of the line in which an offset lies. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))![0];
}

/** Whether nothing but blanks stands before an offset in its line. */
export function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim() === "";
}

/** Where the token before an offset ends; 0 where there is none. */
export function endBefore({ tokens }: JsoncText, offset: number): number {
  return tokens.findLast(({ end }) => end <= offset)?.end ?? 0;
}

/** The first token at or after an offset. */
export function tokenFrom({ tokens }: JsoncText, offset: number): Token | undefined {
  return tokens.find(({ start }) => start >= offset);
}

function readTokens(text: string): Token[] {
  const scanner = createScanner(text, false);
  const tokens: Token[] = [];
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (kind === LINE_BREAK || kind === BLANK) continue;
    const start = scanner.getTokenOffset();
    tokens.push({
      kind: kind === LINE_COMMENT || kind === BLOCK_COMMENT ? "comment" : kind === COMMA ? "comma" : "other",
      start,
      end: start + scanner.getTokenLength(),
    });
  }
  return tokens;
}

function unitOf(text: string, root: Node | undefined): string {
  const first = root?.children?.[0];
  return first !== undefined && startsLine(text, first.offset) ? indentAt(text, first.offset) || "  " : "  ";
}

/** `CommaExpected` → `comma expected`. */
function inWords(code: string): string {
  return code.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
}
