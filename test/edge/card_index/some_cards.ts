/** Cards with a little variety, for tests of the index. */

import type { LibraryCard } from "../../../src/core/card/card.ts";
import { EXAMPLE } from "../../core/card/example.ts";

const WORDS =
  "kubernetes rollout migration viewport browser invoice webhook retry token cache lockfile rebase 回滚 部署 迁移 useEffect tsconfig.json flaky snapshot locale"
    .split(" ");

/** A card whose words follow from its number. */
export function someCard(number: number, changes: Partial<LibraryCard["card"]> = {}): LibraryCard {
  const word = (step: number) => WORDS[(number * 7 + step * 5) % WORDS.length] as string;
  return {
    libraryScope: number % 5 === 0 ? "project" : "global",
    card: {
      ...EXAMPLE,
      id: `card-${number}`,
      title: `${word(0)} ${word(1)} ${number}`,
      summary: `When ${word(2)} meets ${word(3)}, people forget the ${word(4)}; check it first.`,
      criteria: {
        useWhen: [`change the ${word(1)} ${word(2)}`],
        ignoreWhen: number % 3 === 0 ? [`only ${word(5)}`] : [],
      },
      engineHints: { positive: number % 4 === 0 ? ["ui_surface"] : [], requiredAll: [], negative: [] },
      recall: { ...EXAMPLE.recall, policy: number % 11 === 0 ? "off" : "should", triggers: [`${word(3)} ${word(0)}`] },
      scope: number % 2 === 0 ? { level: "global" } : EXAMPLE.scope,
      ...changes,
    },
  };
}

/** The first so many of them. */
export function someCards(count: number): LibraryCard[] {
  return Array.from({ length: count }, (_, number) => someCard(number));
}

/** Keys that some of them are listed under, and some that none is. */
export const SOME_KEYS: readonly string[] = [
  ..."kubernet rollout migrat viewport browser invoic webhook retri cach lockfil rebas useeffect flaki snapshot local"
    .split(" "),
  "回滚",
  "部署",
  "signal:ui_surface",
  "signal:unknown",
  "nowhere",
];
