/**
 * The cards that a new library is offered: four lessons that hold for every coding agent.
 *
 * @module
 */

import { COMMIT_OWN_CHANGES } from "./commit_own_changes.ts";
import { LOOK_BEFORE_DELETING } from "./look_before_deleting.ts";
import { REPRODUCE_FIRST } from "./reproduce_first.ts";
import type { StarterCard } from "./starter_card.ts";
import { TRY_THE_REAL_THING } from "./try_the_real_thing.ts";

/** Every starter card, in the order in which they are offered. */
export const STARTER_CARDS: readonly StarterCard[] = [
  TRY_THE_REAL_THING,
  COMMIT_OWN_CHANGES,
  REPRODUCE_FIRST,
  LOOK_BEFORE_DELETING,
];
