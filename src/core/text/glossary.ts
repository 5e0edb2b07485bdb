/**
 * Developers' Chinese in English, so that a Chinese prompt reaches an English card, and the other way round.
 *
 * @module
 */

import { glossaryText } from "./glossary_table.ts";
import { foldText, simplifyHan } from "./normalize.ts";
import { readTerms } from "./terms.ts";

/** One Chinese term of a text and what it may mean. */
export interface Translation {
  /** The Chinese term, in simplified characters. */
  readonly source: string;
  /** Where it starts in the folded text, in UTF-16 units. */
  readonly start: number;
  /** Where it ends, exclusive. */
  readonly end: number;
  /** The alternatives, best first, each as the keys of its words. */
  readonly alternatives: readonly (readonly string[])[];
}

const HAN_RUN = /[\u4e00-\u9fff]+/g;
/** The table's longest term. */
const LONGEST_TERM = 8;

let table: ReadonlyMap<string, string> | undefined;

/**
 * Translates the Chinese terms of a text, longest first from the left.
 *
 * @param text Any text; without Chinese characters nothing is loaded.
 * @returns The terms that the glossary knows, in order.
 *
 * @example
 * ```ts
 * import { translateHan } from "./glossary.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(translateHan("重构代码").map(({ alternatives }) => alternatives[0]), [["refactor"], ["code"]]);
 * ```
 */
export function translateHan(text: string): Translation[] {
  const found: Translation[] = [];
  for (const run of simplifyHan(foldText(text)).matchAll(HAN_RUN)) {
    let at = 0;
    while (at < run[0].length) at += translateAt(found, run[0], { at, offset: run.index });
  }
  return found;
}

/** Adds the longest term that starts here, and says how far it reaches. */
function translateAt(found: Translation[], run: string, { at, offset }: { at: number; offset: number }): number {
  table ??= readTable();
  for (let length = Math.min(LONGEST_TERM, run.length - at); length > 0; length--) {
    const source = run.slice(at, at + length);
    const english = table.get(source);
    if (english === undefined) continue;
    const start = offset + at;
    found.push({ source, start, end: start + length, alternatives: english.split("|").map(keysOf) });
    return length;
  }
  return 1;
}

function keysOf(english: string): readonly string[] {
  return readTerms(english).filter(({ stop }) => !stop).map(({ key }) => key);
}

function readTable(): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const line of glossaryText().split("\n")) {
    const cut = line.indexOf("=");
    entries.set(line.slice(0, cut), line.slice(cut + 1));
  }
  return entries;
}
