/**
 * `indexes/categories.json`: the categories in use, and how many cards of each status they have.
 *
 * It can be deleted at any time: the next command makes it again.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import type { ListedCard, ListEntry, ListHost } from "./experience_index.ts";
import { INDEX_FOLDER } from "./index_place.ts";
import type { Library } from "./library.ts";
import { writeList } from "./write_list.ts";

/** The version of the list's format. */
const VERSION = 1;

/** One category. */
export interface CategoryEntry extends Readonly<Record<CardStatus, number>> {
  readonly category: string;
}

/**
 * Counts cards by their category.
 *
 * @param entries The library's cards; files that hold none are left out.
 * @returns The categories by name, in code-unit order.
 */
function countCategories(entries: readonly ListEntry[]): CategoryEntry[] {
  const counts = new Map<string, Record<CardStatus, number>>();
  for (const { category, status } of entries.filter(isCard)) {
    const count = counts.get(category) ?? { draft: 0, active: 0, archived: 0 };
    count[status]++;
    counts.set(category, count);
  }
  return [...counts].map(([category, count]) => ({ category, ...count })).sort((a, b) =>
    a.category < b.category ? -1 : 1
  );
}

/**
 * Writes the list, unless it is right as it stands.
 *
 * @param library The library.
 * @param entries Its cards.
 * @param host The outside world.
 * @returns Whether it had to be written.
 * @throws {FileError} Where it cannot be written.
 */
export function writeCategoryList({ folder }: Library, entries: readonly ListEntry[], host: ListHost): boolean {
  const path = `${folder}/${INDEX_FOLDER}/categories.json`;
  return writeList(path, { version: VERSION, categories: countCategories(entries) }, host);
}

function isCard(entry: ListEntry): entry is ListedCard {
  return !("problem" in entry);
}
