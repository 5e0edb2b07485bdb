/**
 * Putting one more child into an object or a list of a JSON text, touching nothing else.
 *
 * @module
 */

import type { Node } from "jsonc-parser";
import { endBefore, indentAt, type JsoncText, startsLine, tokenFrom } from "./jsonc_text.ts";
import { blanksFor, type Former } from "./layout.ts";
import { writeJson } from "./write_json.ts";

/** A child: a property where it has a key, else an element. */
export interface Child {
  readonly key?: string;
  readonly value: unknown;
}

/**
 * Puts a child at the end of a container.
 *
 * @param doc The text and its tree.
 * @param container An object or a list of that tree.
 * @param child What to put in.
 * @returns The new text.
 */
export function insertChild(doc: JsoncText, container: Node, child: Child): string {
  const last = container.children?.at(-1);
  return last === undefined ? intoEmpty(doc, container, child) : afterLast(doc, container, { last, child });
}

/**
 * Puts a child right behind the last one, in the same line.
 *
 * @param doc The text and its tree.
 * @param container An object or a list that is not empty.
 * @param child What to put in.
 * @returns The new text.
 */
export function insertBeside(doc: JsoncText, container: Node, child: Child): string {
  const last = container.children!.at(-1)!;
  const end = last.offset + last.length;
  const comma = trailingComma(doc, end);
  const put = ` ${compact(child)}`;
  return comma === undefined ? splice(doc.text, end, end, `,${put}`) : splice(doc.text, comma, comma, `${put},`);
}

/** Whether a child stands as {@linkcode insertBeside} puts it, which no formatter does. */
export function stoodBeside(doc: JsoncText, node: Node, child: Child): boolean {
  const start = endBefore(doc, node.offset);
  return node.parent!.children!.length > 1 && doc.text[start - 1] === "," &&
    doc.text.slice(start, node.offset + node.length) === ` ${compact(child)}`;
}

/**
 * Writes a container with one child in the place of a value.
 *
 * @param doc The text and its tree.
 * @param node The value that goes.
 * @param filling The container's value, and what it replaces.
 * @returns The new text.
 */
export function replaceByContainer(
  doc: JsoncText,
  node: Node,
  { value, former }: { value: object; former: Exclude<Former, "nothing"> },
): string {
  const { before, after } = blanksFor(former);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const indent = indentAt(doc.text, node.offset);
  const inner = Object.entries(value).map(([key, item]) =>
    write(doc, Array.isArray(value) ? { value: item } : { key, value: item }, indent)
  );
  return splice(
    doc.text,
    node.offset,
    node.offset + node.length,
    `${open}${before}${inner.join(", ")}${after}${close}`,
  );
}

/**
 * Writes another value in the place of one, laid out as its surroundings are.
 *
 * @param doc The text and its tree.
 * @param node The value that goes.
 * @param value What comes.
 * @returns The new text.
 */
export function replaceValue(doc: JsoncText, node: Node, value: unknown): string {
  const old = doc.text.slice(node.offset, node.offset + node.length);
  const text = old.includes("\n") ? write(doc, { value }, indentAt(doc.text, node.offset)) : JSON.stringify(value);
  return splice(doc.text, node.offset, node.offset + node.length, text);
}

function intoEmpty(doc: JsoncText, container: Node, child: Child): string {
  const { text, eol, unit } = doc;
  const closing = container.offset + container.length - 1;
  const at = afterComments(doc, container.offset + 1);
  const rest = text.slice(at, closing);
  const indent = indentAt(text, container.offset);
  if (rest === "") {
    const { before, after } = blanksFor("empty");
    return splice(text, at, at, `${before}${write(doc, child, indent)}${after}`);
  }
  // The container's own blanks stay behind the child: that is how they come back.
  const end = rest.includes("\n") ? eol : "";
  return splice(text, at, at, `${eol}${indent}${unit}${write(doc, child, indent + unit)}${end}`);
}

function afterLast(doc: JsoncText, container: Node, { last, child }: { last: Node; child: Child }): string {
  const { text, eol } = doc;
  const end = last.offset + last.length;
  const trailing = trailingComma(doc, end);
  const at = afterComments(doc, trailing ?? end);
  const oneLine = !text.slice(container.offset, container.offset + container.length).includes("\n");
  const indent = startsLine(text, last.offset)
    ? indentAt(text, last.offset)
    : indentAt(text, container.offset) + doc.unit;
  const put = oneLine ? ` ${compact(child)}` : `${eol}${indent}${write(doc, child, indent)}`;
  const withChild = splice(text, at, at, trailing === undefined ? put : `${put},`);
  return trailing === undefined ? splice(withChild, end, end, ",") : withChild;
}

/** Where the comma behind a child ends, if there is one. */
function trailingComma({ tokens }: JsoncText, end: number): number | undefined {
  const next = tokens.find(({ kind, start }) => start >= end && kind !== "comment");
  return next?.kind === "comma" ? next.end : undefined;
}

/** The place behind the comments that stand in the same line: they belong to what is before them. */
function afterComments(doc: JsoncText, offset: number): number {
  let at = offset;
  for (let next = tokenFrom(doc, at); next?.kind === "comment"; next = tokenFrom(doc, at)) {
    if (doc.text.slice(at, next.start).includes("\n")) break;
    at = next.end;
  }
  return at;
}

function write({ eol, unit }: JsoncText, { key, value }: Child, indent: string): string {
  const lines = writeJson(value, unit).split("\n").join(`${eol}${indent}`);
  return key === undefined ? lines : `${JSON.stringify(key)}: ${lines}`;
}

function compact({ key, value }: Child): string {
  return key === undefined ? JSON.stringify(value) : `${JSON.stringify(key)}:${JSON.stringify(value)}`;
}

/** The text with a stretch of it replaced. */
export function splice(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
