/**
 * Help as text: the overview, a family of commands, one command.
 *
 * @module
 */

import type { Command, CommandEntry, Flag, Style } from "../command.ts";
import { GLOBAL_FLAGS } from "../arguments/global_flags.ts";
import { FAMILIES, type Topic, TOPICS } from "../help/topics.ts";
import { flagForm, usageLine } from "../arguments/usage.ts";
import { wrap } from "./wrap.ts";

/** A command of the table, loaded. */
export interface LoadedEntry {
  readonly entry: CommandEntry;
  readonly command: Command;
}

/** Two columns: a term and what it means. */
type Row = readonly [term: string, meaning: string];

/** Terms up to this width stand beside what they mean, longer ones above it. */
const MOST_BESIDE = 36;

/** The overview that `ome` alone shows: one line a command or family, grouped by purpose. */
export function overviewText(loaded: readonly LoadedEntry[], style: Style): string {
  const rows = overviewRows(loaded);
  const width = widthOf(rows.map(({ row }) => row));
  const sections = Object.entries(TOPICS).map(([topic, title]) => {
    const own = rows.filter((row) => row.topic === topic).map(({ row }) => row);
    return own.length === 0 ? "" : `\n${style.bold(title)}\n${table(own, style, width)}`;
  });
  return [
    `${style.bold("ome")} keeps the lessons that a coding agent should not have to learn twice.\n`,
    ...sections,
    `\nStart with ${style.bold("ome init")}. See ${style.bold("ome help <command>")} for flags and examples.\n`,
  ].join("");
}

/** The help of a word that several commands share. */
export function familyText(family: string, loaded: readonly LoadedEntry[], style: Style): string {
  const rows = loaded.map(({ command }): Row => [`ome ${command.words.join(" ")}`, command.summary]);
  return `${FAMILIES[family] ?? family}.\n\n${table(rows, style)}\nSee ome help ${family} <command>.\n`;
}

/** The help of one command: usage, what it does, flags, examples. */
export function commandText(command: Command, style: Style): string {
  return [
    `${style.bold("Usage:")} ${usageLine(command)}\n\n${paragraphs(`${command.summary}.`, style)}`,
    command.details === undefined ? "" : `\n${paragraphs(command.details, style)}`,
    section("Flags", flagRows(command.flags), style),
    section("Flags of every command", flagRows(GLOBAL_FLAGS), style),
    `\n${style.bold("Examples")}\n${command.examples.map((line) => `  ${line}\n`).join("")}`,
  ].join("");
}

function overviewRows(loaded: readonly LoadedEntry[]): { topic: Topic; row: Row }[] {
  const rows = new Map<string, { topic: Topic; row: Row }>();
  for (const { entry: { words: [first = ""], topic }, command } of loaded) {
    if (!rows.has(first)) rows.set(first, { topic, row: [first, FAMILIES[first] ?? command.summary] });
  }
  return [...rows.values()];
}

/** The flags of a table as rows of form and meaning. */
export function flagRows(flags: Readonly<Record<string, Flag>>): Row[] {
  return Object.entries(flags).map(([name, flag]) => [flagForm(name, flag), flag.help]);
}

function paragraphs(text: string, { columns }: Style): string {
  return text.split("\n").map((paragraph) => wrap(paragraph, columns)).join("");
}

function section(title: string, rows: readonly Row[], style: Style): string {
  return rows.length === 0 ? "" : `\n${style.bold(title)}\n${table(rows, style)}`;
}

function table(rows: readonly Row[], style: Style, width = widthOf(rows)): string {
  const indent = " ".repeat(width + 4);
  const columns = Math.max(style.columns, width + 34);
  return rows.map(([term, meaning]) => {
    const lines = wrap(meaning, columns, indent);
    return term.length > width ? `  ${term}\n${lines}` : `  ${term.padEnd(width)}  ${lines.trimStart()}`;
  }).join("");
}

/** The width of the first column. */
function widthOf(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(([term]) => term.length).filter((length) => length <= MOST_BESIDE));
}
