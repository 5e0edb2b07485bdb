import { readFixtureCards } from "../../../src/core/eval/read_fixture_cards.ts";

/** One card that a prompt can call for: `Force push the shared branch`. */
export const { cards: ONE_CARD } = readFixtureCards([{
  id: "force-push",
  title: "Force push on a shared branch",
  summary: "When a shared branch is force pushed, …",
  recall: { triggers: ["force push the shared branch"] },
  language: "en",
  rule: "Ask first",
}]);
