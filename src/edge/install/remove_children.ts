/**
 * Taking children out of a JSON text, and with them the containers that were made for them.
 *
 * @module
 */

import type { Node } from "jsonc-parser";
import { splice } from "./insert_child.ts";
import { endBefore, type JsoncText, type Token, tokenFrom } from "./jsonc_text.ts";
import { type Former, formerOf } from "./layout.ts";

/**
 * Takes one child out of a container that keeps others.
 *
 * @param doc The text and its tree.
 * @param child An element or a property, with siblings.
 * @returns The new text.
 */
export function removeChild(doc: JsoncText, child: Node): string {
  const end = child.offset + child.length;
  const own: Cut = { start: endBefore(doc, child.offset), end };
  // The last child goes with the comma before it, any other with the comma behind it.
  const comma = commaAfter(doc, end) ??
    doc.tokens.findLast((token) => token.kind === "comma" && token.end <= child.offset)!;
  return cut(doc.text, [own, comma]);
}

/**
 * Takes out all that a container holds.
 *
 * The container becomes what stood there before it was filled: it goes, or it is empty again.
 *
 * @param doc The text and its tree.
 * @param container An object or a list with at least one child.
 * @returns The new text; undefined where all of the file was ours.
 */
export function removeContent(doc: JsoncText, container: Node): string | undefined {
  const inside = around(doc, container);
  const former = formerOf(inside);
  if (!inside.commented && former === "nothing") return withoutContainer(doc, container);
  const { start, end, after } = inside;
  if (former === "empty") return splice(doc.text, start, end + after.length, "");
  if (!inside.commented && (former === "null" || former === "list")) {
    return splice(doc.text, container.offset, container.offset + container.length, FORMER_TEXT[former]);
  }
  // The container had blanks or comments of its own; of the line ends behind the content, one is ours.
  return splice(doc.text, start, after.startsWith(doc.eol) ? end + doc.eol.length : end, "");
}

const FORMER_TEXT: Readonly<Record<Exclude<Former, "nothing" | "empty">, string>> = { null: "null", list: "[]" };

type Cut = Pick<Token, "start" | "end">;

/** The stretch that the content of a container takes, and the blanks on both sides of it. */
interface Inside extends Cut {
  readonly before: string;
  readonly after: string;
  /** Whether comments stand beside the content. */
  readonly commented: boolean;
}

function around(doc: JsoncText, container: Node): Inside {
  const first = container.children![0]!;
  const last = container.children!.at(-1)!;
  const closing = container.offset + container.length - 1;
  const start = endBefore(doc, first.offset);
  const end = commaAfter(doc, last.offset + last.length)?.end ?? last.offset + last.length;
  const next = tokenFrom(doc, end)!.start;
  return {
    start,
    end,
    before: doc.text.slice(start, first.offset),
    after: doc.text.slice(end, closing),
    commented: start !== container.offset + 1 || next !== closing,
  };
}

function withoutContainer(doc: JsoncText, container: Node): string | undefined {
  const child = container.parent?.type === "property" ? container.parent : container;
  const parent = child.parent;
  if (parent === undefined) return undefined;
  return parent.children!.length === 1 ? removeContent(doc, parent) : removeChild(doc, child);
}

function commaAfter({ tokens }: JsoncText, offset: number): Token | undefined {
  const next = tokens.find(({ kind, start }) => start >= offset && kind !== "comment");
  return next?.kind === "comma" ? next : undefined;
}

/** From the end, so that what is before keeps its place. */
function cut(text: string, cuts: readonly Cut[]): string {
  const fromEnd = cuts.toSorted((one, other) => other.start - one.start);
  return fromEnd.reduce((rest, { start, end }) => splice(rest, start, end, ""), text);
}
