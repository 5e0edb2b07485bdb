/**
 * Numbers by difficulty and by tag.
 *
 * @module
 */

import { measure, type MeasuredCase, type Metrics } from "./metrics.ts";

/**
 * Works out the numbers of every group of cases.
 *
 * @param cases The cases.
 * @param limit The most cards that a case could return (k), from 1.
 * @param groupsOf The names of the groups that a case belongs to.
 * @returns The numbers by name of the group, names in code-unit order.
 */
export function breakDown<Case extends MeasuredCase>(
  cases: readonly Case[],
  limit: number,
  groupsOf: (one: Case) => readonly string[],
): Record<string, Metrics> {
  const groups = new Map<string, Case[]>();
  for (const one of cases) {
    for (const name of new Set(groupsOf(one))) {
      const group = groups.get(name);
      if (group) group.push(one);
      else groups.set(name, [one]);
    }
  }
  const names = [...groups.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, measure(groups.get(name) ?? [], limit)]));
}
