/**
 * The name that somebody probably meant.
 *
 * @module
 */

/**
 * Counts the letters to change, add, drop or swap with a neighbour to get from one word to another.
 *
 * It is the optimal string alignment distance: a swapped pair is one slip of the fingers, so it counts once.
 */
function slips(from: string, to: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (same ? 0 : 1),
        swapped && row > 1 ? older[column - 2]! + 1 : Infinity,
      );
    }
    older = previous;
    previous = current;
  }
  return previous[to.length]!;
}

/**
 * Finds the known name that is nearest to what was typed: one that it begins, or one that is a few slips away.
 *
 * @param typed What was typed.
 * @param names The names that exist.
 * @returns The nearest name, the first of equally near ones; undefined where none is near enough to be meant.
 *
 * @example
 * ```ts
 * import { nearest } from "./nearest.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(nearest("limt", ["limit", "json"]), "limit");
 * assertEquals(nearest("exp", ["eval", "experience"]), "experience");
 * assertEquals(nearest("banana", ["limit", "json"]), undefined);
 * ```
 */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  const begun = word.length > 1 ? names.find((name) => name.startsWith(word)) : undefined;
  if (begun !== undefined) return begun;
  const allowed = Math.max(1, Math.floor(word.length / 3));
  const near = names
    .filter((name) => Math.abs(name.length - word.length) <= allowed)
    .map((name) => ({ name, distance: slips(word, name) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name;
}
