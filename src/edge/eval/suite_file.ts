/**
 * A suite's file and the files with its cards.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import { readFixtureCards } from "../../core/eval/read_fixture_cards.ts";
import type { CardsReading } from "../../core/eval/suite.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { type JsonFile, readJsonFile } from "../files/json_file.ts";
import { absolutePath, parentFolder } from "../files/path.ts";

/** A suite's file, and its cards. */
export interface SuiteFile extends JsonFile {
  /** The cards of `experiences` and of every `experiencesFile`, in that order. */
  readonly cards: readonly LibraryCard[];
  /** What is wrong with the cards, with file and line. */
  readonly findings: readonly Finding[];
}

/**
 * Reads a suite's file and the card files that it names, which lie relative to it.
 *
 * @param path The suite's file, absolute.
 * @param host The outside world.
 * @returns The document, its cards, and what is wrong with these.
 * @throws {CommandError} Where a file cannot be read or is not JSON.
 */
export function readSuiteFile(path: string, host: Pick<Host, "files">): SuiteFile {
  const file = readJsonFile(path, host);
  const lists = [cardsIn(file), ...cardFilesOf(file).map((path) => cardsIn(readJsonFile(path, host)))];
  return {
    ...file,
    cards: lists.flatMap(({ cards }) => cards),
    findings: lists.flatMap(({ findings }) => findings),
  };
}

function cardsIn(file: JsonFile): CardsReading {
  const list = fieldOf(file, "experiences");
  if (list === undefined && fieldOf(file, "cases") !== undefined) return { cards: [], findings: [] };
  const { cards, findings } = readFixtureCards(list, { locate: (at) => file.locate(["experiences", ...at]) });
  return { cards, findings: findings.map((finding) => ({ ...finding, path: file.path })) };
}

function cardFilesOf(file: JsonFile): string[] {
  const names = [fieldOf(file, "experiencesFile")].flat();
  return names.filter((name) => typeof name === "string").map((name) => absolutePath(name, parentFolder(file.path)));
}

function fieldOf({ document }: JsonFile, name: string): unknown {
  return typeof document === "object" && document !== null ? Reflect.get(document, name) : undefined;
}
