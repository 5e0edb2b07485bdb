/**
 * Our entries in a settings file that others write as well: putting them in and taking them out, as text.
 *
 * @module
 */

import { getNodeValue, type Node } from "jsonc-parser";
import type { SettingsEntry } from "../../core/agent/agent.ts";
import type { JsonObject } from "../../core/agent/hook_dialect.ts";
import type { Finding } from "../../core/finding.ts";
import { insertBeside, insertChild, replaceByContainer, replaceValue, stoodBeside } from "./insert_child.ts";
import { type JsoncProblem, type JsoncText, positionAt, readJsonc } from "./jsonc_text.ts";
import { findOwnItems, type OwnItem, valueAt, valueAtPath } from "./own_items.ts";
import { removeChild, removeContent } from "./remove_children.ts";
import { writeJson } from "./write_json.ts";

/** What an edit came to. */
export interface SettingsEdit {
  /** The file's new text; undefined where there shall be no file. Where a finding stands, the old text. */
  readonly text: string | undefined;
  readonly changed: boolean;
  /** Why the file was left alone. Without a path: the caller knows it. */
  readonly finding?: Finding;
}

/** What shall stand in the file. */
export interface WantedEntries {
  readonly entries: readonly SettingsEntry[];
  /** What a file that has no content yet must hold beside them. */
  readonly frame: JsonObject;
}

const MARK = "\uFEFF";

/**
 * Puts our entries into a settings file.
 *
 * An older entry of ours gives its place to the new one. Comments, order, indentation, line ends and everybody else's
 * entries stay as they are; a new entry comes last.
 *
 * @param text The file's text; undefined where there is no file.
 * @param wanted The entries.
 * @returns The new text; unchanged where the entries stand already, or where the file cannot be understood.
 */
export function installEntries(text: string | undefined, wanted: WantedEntries): SettingsEdit {
  if (text === undefined) return { text: `${newFile(wanted, "\n")}\n`, changed: true };
  return edit(text, (bare) => {
    const doc = readJsonc(bare);
    if ("problem" in doc) return refused(doc);
    if (doc.root === undefined) return { text: intoBlank(doc, wanted) };
    const wrong = wrongKind(doc, wanted.entries);
    return wrong === undefined ? { text: withEntries(bare, wanted) } : refused(wrong);
  });
}

/**
 * Takes our entries out of a settings file, and the containers that were made for them.
 *
 * @param text The file's text.
 * @param wanted The entries as they would be installed: they tell where to look, and what we added beside them.
 * @returns The new text; undefined text where the file was ours as a whole.
 */
export function uninstallEntries(text: string, wanted: WantedEntries): SettingsEdit {
  return edit(text, (bare) => {
    const doc = readJsonc(bare);
    return "problem" in doc ? refused(doc) : { text: withoutEntries(bare, wanted) };
  });
}

function edit(text: string, change: (bare: string) => { text?: string | undefined; finding?: Finding }): SettingsEdit {
  const mark = text.startsWith(MARK) ? MARK : "";
  const result = change(text.slice(mark.length));
  if (result.finding !== undefined) return { text, changed: false, finding: result.finding };
  const edited = result.text === undefined ? undefined : mark + result.text;
  return { text: edited, changed: edited !== text };
}

function withEntries(start: string, { entries, frame }: WantedEntries): string {
  const filled = entries.reduce(withEntry, withoutSurplus(start, entries));
  return Object.entries(frame).reduce(withFrame, filled);
}

/** One entry: in its place already, in the place of an older one of ours, or new. */
function withEntry(text: string, entry: SettingsEntry): string {
  const doc = understood(text);
  const event = entry.keys.at(-1)!;
  const own = ownItems(doc, [entry]).filter((item) => item.event === event);
  if (own.some(({ node }) => isSame(node, entry.item))) return text;
  const older = own.find(({ node }) => node.parent === valueAtPath(doc.root, entry.keys));
  return older === undefined ? addItem(doc, entry) : replaceValue(doc, older.node, entry.item);
}

/** Our entries beyond the one of each event that is right already or can give its place. */
function withoutSurplus(start: string, entries: readonly SettingsEntry[]): string {
  let text = start;
  for (;;) {
    const doc = understood(text);
    const own = ownItems(doc, entries);
    const kept = entries.map((entry) => {
      const lists = own.filter(({ node }) => node.parent === valueAtPath(doc.root, entry.keys));
      return lists.find(({ node }) => isSame(node, entry.item)) ?? lists[0];
    });
    const surplus = own.findLast((item) => !kept.includes(item));
    if (surplus === undefined) return text;
    text = withoutItem(doc, surplus) ?? "{}";
  }
}

function addItem(doc: JsoncText, { keys, item }: SettingsEntry): string {
  let container = doc.root!;
  for (const [depth, key] of keys.entries()) {
    const next = valueAt(container, key);
    const rest = nest(keys.slice(depth + 1), item);
    if (next === undefined) return insertChild(doc, container, { key, value: rest });
    if (next.type === "null") return replaceByContainer(doc, next, { value: rest, former: "null" });
    if (next.type === "array" && depth < keys.length - 1) {
      return replaceByContainer(doc, next, { value: rest, former: "list" });
    }
    container = next;
  }
  return insertChild(doc, container, { value: item });
}

/** A part of the frame that is missing comes beside the last property, in its line: that is how it is found again. */
function withFrame(text: string, [key, value]: [string, unknown]): string {
  const doc = understood(text);
  return valueAt(doc.root, key) === undefined ? insertBeside(doc, doc.root!, { key, value }) : text;
}

function withoutFrame(text: string, [key, value]: [string, unknown]): string {
  const doc = understood(text);
  const property = doc.root?.children?.find((child) => child.children?.[0]?.value === key);
  return property !== undefined && stoodBeside(doc, property, { key, value }) ? removeChild(doc, property) : text;
}

function withoutEntries(start: string, { entries, frame }: WantedEntries): string | undefined {
  let doc = understood(start);
  if (ownItems(doc, entries).length === 0) return start;
  const frameFirst = firstKey(doc) in frame;
  doc = understood(Object.entries(frame).reduceRight(withoutFrame, start));
  for (let own = ownItems(doc, entries); own.length > 0; own = ownItems(doc, entries)) {
    const rest = withoutItem(doc, own.at(-1)!);
    if (rest === undefined) return outside(doc);
    doc = understood(rest);
  }
  // A file of ours has the frame behind the entries; a person writes it before them.
  const isFrame = Object.keys(frame).length > 0 && isSame(doc.root!, frame);
  return isFrame && !frameFirst ? outside(doc) : doc.text;
}

function firstKey({ root }: JsoncText): string {
  return String(root?.children?.[0]?.children?.[0]?.value);
}

/** One item, or its whole list where all of it is ours. */
function withoutItem(doc: JsoncText, { node }: OwnItem): string | undefined {
  const list = node.parent!;
  return list.children!.length === 1 ? removeContent(doc, list) : removeChild(doc, node);
}

function ownItems(doc: JsoncText, entries: readonly SettingsEntry[]): OwnItem[] {
  const roots = new Set(entries.map(({ keys }) => valueAtPath(doc.root, keys.slice(0, -1))));
  return [...roots].flatMap(findOwnItems);
}

/** What is left of a file around the object that was ours. Made by us alone, it ends with one line end. */
function outside({ text, root, eol }: JsoncText): string | undefined {
  const before = text.slice(0, root!.offset);
  const after = text.slice(root!.offset + root!.length);
  if (before === "" && after === eol) return undefined;
  return (before.trim() === "" ? before : before.slice(0, -eol.length)) + after;
}

/** A file with blanks or comments alone keeps them before our object. */
function intoBlank({ text, eol }: JsoncText, wanted: WantedEntries): string {
  return text + (text.trim() === "" ? "" : eol) + newFile(wanted, eol);
}

function newFile({ entries, frame }: WantedEntries, eol: string): string {
  const events: Record<string, unknown> = {};
  for (const { keys, item } of entries) {
    let at = events;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    ((at[keys.at(-1)!] ??= []) as unknown[]).push(item);
  }
  return writeJson({ ...events, ...frame }, "  ").replaceAll("\n", eol);
}

function nest(keys: readonly string[], item: JsonObject): object {
  return keys.reduceRight<object>((inner, key) => ({ [key]: inner }), [item]);
}

/** The first place on the way to an entry that holds something else than it must. */
function wrongKind(doc: JsoncText, entries: readonly SettingsEntry[]): JsoncProblem | undefined {
  if (doc.root!.type !== "object") return wrong(doc, doc.root!, "the settings are no object");
  for (const { keys } of entries) {
    for (const depth of keys.keys()) {
      const node = valueAtPath(doc.root, keys.slice(0, depth + 1));
      const expected = depth === keys.length - 1 ? "array" : "object";
      const fillable = node === undefined || node.type === "null" || node.type === expected ||
        (node.type === "array" && node.length === "[]".length);
      if (!fillable) return wrong(doc, node, `"${keys[depth]}" is ${aOrAn(node.type)}, not ${aOrAn(expected)}`);
    }
  }
  return undefined;
}

function wrong({ text }: JsoncText, { offset }: Node, problem: string): JsoncProblem {
  return { problem, ...positionAt(text, offset) };
}

function aOrAn(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function refused({ problem, line, column }: JsoncProblem): { finding: Finding } {
  return {
    finding: {
      code: "settings.unreadable",
      level: "error",
      message: `Cannot edit the settings: ${problem}`,
      mend: "Mend the file at this place, then run the command again; it was left as it is",
      line,
      column,
    },
  };
}

/** A text that is known to be readable, because it was read before or written here. */
function understood(text: string): JsoncText {
  const doc = readJsonc(text);
  if ("problem" in doc) throw new Error(`Cannot read back the edited settings: ${doc.problem} at line ${doc.line}`);
  return doc;
}

function isSame(node: Node, value: unknown): boolean {
  return JSON.stringify(getNodeValue(node)) === JSON.stringify(value);
}
