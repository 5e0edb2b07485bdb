/**
 * Where things stand in YAML: every key and list item with its place, in block and in flow style.
 *
 * A reading parser gives values without places, and stops at the first error. This scanner gives places, stops at
 * nothing, and reads each character once; what it makes of broken YAML need not be right, only near.
 *
 * @module
 */

import type { KeyPath } from "../fields/read.ts";
import { BLOCK_KEY, COLON, FLOW_KEY, FLOW_SPACE, PLAIN, PROPERTIES, YamlCursor } from "./yaml_cursor.ts";

/** One key or list item; offsets count from the start of the YAML. */
export interface OutlineEntry {
  /** The way to it. */
  readonly path: KeyPath;
  /** Where the key, or the item's dash, starts. */
  readonly offset: number;
  /** The value, where it is a plain or quoted scalar on the key's own line: its first character and its end. */
  readonly scalar?: { readonly start: number; readonly end: number };
}

/** The places in one YAML text. */
export interface YamlOutline {
  /** Every key and item, in reading order. */
  readonly entries: readonly OutlineEntry[];
  /** Keys that stand a second time in their group. */
  readonly duplicates: readonly OutlineEntry[];
  /** Offsets of tabs in the indentation of a line. */
  readonly tabs: readonly number[];
  /** Offset of a quote that nothing closes. */
  readonly openQuote: number | undefined;
}

/** One open group of keys or list, outermost first. */
interface Frame {
  readonly column: number;
  readonly path: KeyPath;
  /** Keys seen so far; undefined in a list. */
  readonly keys: Set<string> | undefined;
  length: number;
}

/** Deeper than anything that a person writes: beyond it the scanner gives up, the reading parser will report. */
const MAX_DEPTH = 64;

/**
 * Scans YAML for the places of its keys and items.
 *
 * @param yaml The YAML, such as the `yaml` part of a split file.
 * @returns The places, in reading order.
 */
export function outlineYaml(yaml: string): YamlOutline {
  const scanner = new Scanner(yaml);
  scanner.run();
  return scanner;
}

class Scanner extends YamlCursor implements YamlOutline {
  readonly entries: OutlineEntry[] = [];
  readonly duplicates: OutlineEntry[] = [];
  readonly tabs: number[] = [];
  readonly #frames: Frame[] = [];
  /** The key or item whose value is still to come. */
  #open: KeyPath = [];

  run(): void {
    while (this.at < this.text.length) this.#line();
  }

  #line(): void {
    const start = this.at;
    this.skip(/[ \t]*/y);
    const tab = this.text.slice(start, this.at).indexOf("\t");
    if (this.isBlank()) return this.nextLine();
    if (tab >= 0) this.tabs.push(start + tab);
    if (this.at === start && this.matches(/---|\.\.\.|%|[<=>|]{7}/y)) return this.nextLine();
    this.#node(start);
  }

  /** Reads what starts a line: dashes, then a key or a scalar. */
  #node(lineStart: number): void {
    for (;;) {
      const column = this.at - lineStart;
      if (this.#frames.length > MAX_DEPTH) return this.giveUp();
      if (this.matches(/-(?=[ \t\r\n]|$)/y)) {
        const offset = this.at++;
        this.#item(column, offset);
        this.skip(/[ \t]*/y);
        if (this.isBlank()) return this.nextLine();
        continue;
      }
      const key = this.#key(BLOCK_KEY);
      if (key) return this.#keyAndValue(column, key);
      return this.#value(this.#frames.at(-1)?.column ?? -1, this.entries.length - 1);
    }
  }

  #item(column: number, offset: number): void {
    this.#popDeeperThan(column);
    let frame = this.#frames.at(-1);
    if (!frame || frame.keys || frame.column !== column) {
      frame = { column, path: this.#open, keys: undefined, length: 0 };
      this.#frames.push(frame);
    }
    this.#open = [...frame.path, frame.length++];
    this.entries.push({ path: this.#open, offset });
  }

  #keyAndValue(column: number, { name, offset }: Key): void {
    this.#popDeeperThan(column);
    // A list may stand at the column of the key that holds it; the next key there ends it.
    if (this.#frames.at(-1)?.column === column && !this.#frames.at(-1)?.keys) this.#frames.pop();
    let frame = this.#frames.at(-1);
    if (!frame?.keys || frame.column !== column) {
      frame = { column, path: this.#open, keys: new Set(), length: 0 };
      this.#frames.push(frame);
    }
    this.#record([...frame.path, name], offset, frame.keys);
    this.#value(column, this.entries.length - 1);
  }

  #record(path: KeyPath, offset: number, keys: Set<string> | undefined): void {
    const entry = { path, offset };
    const name = String(path.at(-1));
    if (keys?.has(name)) this.duplicates.push(entry);
    keys?.add(name);
    this.entries.push(entry);
    this.#open = path;
  }

  /** Reads the value of the entry at `index`; lines deeper than `column` still belong to it. */
  #value(column: number, index: number): void {
    this.skip(PROPERTIES);
    const start = this.at;
    if (this.isBlank()) return this.nextLine();
    const first = this.text[start] ?? "";
    if (first === "[" || first === "{") {
      this.#flow(0);
      return this.nextLine();
    }
    if (first === "|" || first === ">") {
      this.nextLine();
      return this.skipDeeper(column);
    }
    const quoted = this.skipQuoted();
    if (!quoted) this.skip(PLAIN);
    const end = this.at;
    this.nextLine();
    const after = this.at;
    if (!quoted) this.skipDeeper(column);
    const entry = this.entries[index];
    const onOneLine = this.at === after && first !== "*" && !this.text.slice(start, end).includes("\n");
    if (entry && !entry.scalar && onOneLine) this.entries[index] = { ...entry, scalar: { start, end } };
  }

  /** Reads `[…]` or `{…}` from its bracket to behind its end. */
  #flow(depth: number): void {
    if (depth > MAX_DEPTH) return this.giveUp();
    const path = this.#open;
    const keys = this.text[this.at++] === "{" ? new Set<string>() : undefined;
    for (let index = 0; this.at < this.text.length;) {
      this.skip(FLOW_SPACE);
      const sign = this.text[this.at];
      if (sign === "]" || sign === "}" || sign === ",") {
        this.at++;
        if (sign !== ",") return;
        index++;
        continue;
      }
      const offset = this.at;
      const key = keys && this.#key(FLOW_KEY);
      this.#record([...path, key ? key.name : index], offset, keys);
      this.skip(FLOW_SPACE);
      this.skip(PROPERTIES);
      if (this.matches(/[[{]/y)) this.#flow(depth + 1);
      else if (!this.skipQuoted()) this.skip(/[^,[\]{}]*/y);
    }
  }

  /** Reads a key and its colon, if one stands here; `plain` is what an unquoted key may be made of. */
  #key(plain: RegExp): Key | undefined {
    const offset = this.at;
    this.skip(/\?[ \t]+/y);
    this.skip(PROPERTIES);
    const start = this.at;
    const quoted = this.skipQuoted();
    if (!quoted) this.skip(plain);
    const name = quoted ? this.text.slice(start + 1, this.at - 1) : this.text.slice(start, this.at).trimEnd();
    this.skip(/[ \t]*/y);
    // As in JSON, a quoted key in flow style needs no space behind its colon.
    if (name !== "" && this.matches(quoted && plain === FLOW_KEY ? /:/y : COLON)) {
      this.at++;
      this.skip(/[ \t]*/y);
      return { name, offset };
    }
    this.at = offset;
    return undefined;
  }

  #popDeeperThan(column: number): void {
    while ((this.#frames.at(-1)?.column ?? -1) > column) this.#frames.pop();
  }
}

interface Key {
  readonly name: string;
  readonly offset: number;
}
