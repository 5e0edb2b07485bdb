/** A match as recall returns it, for tests of what is made of it. */

import type { CardMatch, ShownFields } from "../../../src/core/recall/result.ts";

/** A plausible match; say only what the test is about. */
export function aMatch(of: Partial<Omit<CardMatch, "shown">> & { shown?: Partial<ShownFields> } = {}): CardMatch {
  return {
    rank: 1,
    id: "browser-validation",
    title: "Browser Validation",
    libraryScope: "global",
    score: 81,
    rawScore: 7.5,
    rankScore: 0.9,
    postSelectionScore: 0.9,
    evidenceFamilies: { phrase: 2.5 },
    strongAnchor: true,
    policy: "should",
    risk: "medium",
    confidence: "medium",
    reasons: [{ field: "triggers", term: "browser validation", weight: 2.5, kind: "phrase" }],
    similarCards: [],
    ...of,
    shown: {
      summary: "When a page changes, static checks are not enough; open it in a browser.",
      category: "Testing",
      useWhen: ["visible frontend change"],
      ignoreWhen: ["pure backend migration"],
      scope: "global",
      language: "en",
      ...of.shown,
    },
  };
}
