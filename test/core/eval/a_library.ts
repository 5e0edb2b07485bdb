/** A few cards to evaluate with. */

import { readFixtureCards } from "../../../src/core/eval/read_fixture_cards.ts";

/** Cards with ids and nothing to match on but their titles. */
export function aLibrary(...ids: readonly string[]) {
  return readFixtureCards(ids.map((id) => ({ id, title: id, summary: `When ${id}`, language: "en", rule: "Do it" })))
    .cards;
}
