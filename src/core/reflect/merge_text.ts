/**
 * A merge as a change of the card's file: comments, unknown keys, layout and free prose stay where they are.
 *
 * @module
 */

import type { Card } from "../card/card.ts";
import { formatCard, parseCard } from "../card/markdown.ts";
import { setCardStatus } from "../card/status_line.ts";
import type { KeyPath } from "../fields/read.ts";
import { splitFrontMatter } from "../markdown/front_matter.ts";
import { type OutlineEntry, outlineYaml } from "../markdown/yaml_outline.ts";
import { mergeCards } from "./merge_cards.ts";

/** A card and the text of its file. */
export interface CardText {
  readonly card: Card;
  readonly text: string;
}

/**
 * Merges a candidate into the text of a card.
 *
 * @param standing The card of the library, and its file.
 * @param added The card that the candidate would become.
 * @returns The text of a draft that reads as {@linkcode mergeCards} says. Where the file is laid out in a way that an
 * edit would not be sure of, it is written anew.
 */
export function mergeText({ card, text }: CardText, added: Card): string {
  const merged = mergeCards(card, added);
  const wanted = formatCard(merged);
  const edited = setCardStatus(withRule(withLists(text, card, merged), card, merged), "draft");
  const read = parseCard(edited).card;
  return read !== undefined && formatCard(read) === wanted ? edited : wanted;
}

/** The lists that a merge adds to: where each stands in front matter, and how it is read from a card. */
const LISTS: readonly { readonly path: KeyPath; readonly of: (card: Card) => readonly string[] }[] = [
  { path: ["criteria", "use_when"], of: ({ criteria }) => criteria.useWhen },
  { path: ["criteria", "ignore_when"], of: ({ criteria }) => criteria.ignoreWhen },
  { path: ["recall", "triggers"], of: ({ recall }) => recall.triggers },
  { path: ["recall", "topics"], of: ({ recall }) => recall.topics },
];

function withLists(text: string, card: Card, merged: Card): string {
  return LISTS.reduce((file, { path, of }) => withItems(file, path, of(merged).slice(of(card).length)), text);
}

/** Adds items to the end of a list, in the way in which it is written. */
function withItems(file: string, path: KeyPath, items: readonly string[]): string {
  const { parts } = splitFrontMatter(file);
  if (parts === undefined || items.length === 0) return file;
  const inside = outlineYaml(parts.yaml).entries.filter((entry) => isBelow(entry, path));
  const last = inside.findLast((entry) => entry.path.length === path.length + 1);
  const edit = last === undefined ? intoEmpty(parts.yaml, inside[0], items) : afterItem(parts.yaml, last, items);
  if (edit === undefined) return file;
  return parts.head + parts.yaml.slice(0, edit.at) + edit.text + parts.yaml.slice(edit.at) + parts.tail;
}

function isBelow(entry: OutlineEntry, path: KeyPath): boolean {
  return path.every((step, place) => entry.path[place] === step);
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** One item of a list between brackets. */
const FLOW_ITEM = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s,[\]{}#][^,[\]{}#\n]*/y;

function afterItem(yaml: string, { offset, scalar }: OutlineEntry, items: readonly string[]): Insertion | undefined {
  if (yaml[offset] !== "-") {
    FLOW_ITEM.lastIndex = offset;
    const [item] = FLOW_ITEM.exec(yaml) ?? [];
    if (item === undefined) return undefined;
    return { at: offset + item.trimEnd().length, text: items.map((each) => `, ${quoted(each)}`).join("") };
  }
  if (scalar === undefined) return undefined;
  const lineEnd = yaml.indexOf("\n", scalar.end);
  if (lineEnd < 0) return undefined;
  const indent = yaml.slice(yaml.lastIndexOf("\n", offset) + 1, offset);
  const eol = yaml[lineEnd - 1] === "\r" ? "\r\n" : "\n";
  return { at: lineEnd + 1, text: items.map((item) => `${indent}- ${quoted(item)}${eol}`).join("") };
}

function intoEmpty(yaml: string, key: OutlineEntry | undefined, items: readonly string[]): Insertion | undefined {
  const before = key === undefined ? null : /^[^\s:]+[ \t]*:[ \t]*\[(?=[ \t]*\])/.exec(yaml.slice(key.offset));
  if (key === undefined || before === null) return undefined;
  return { at: key.offset + before[0].length, text: items.map(quoted).join(", ") };
}

/** A text between double quotes means the same in JSON and in YAML. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

function withRule(file: string, card: Card, merged: Card): string {
  const eol = file.includes("\r\n") ? "\r\n" : "\n";
  const [rule, longer] = [card.rule, merged.rule].map((text) => text.replace(/\r?\n/g, eol));
  const at = file.lastIndexOf(rule ?? "");
  if (at < 0 || rule === undefined || longer === undefined) return file;
  return file.slice(0, at) + longer + file.slice(at + rule.length);
}
