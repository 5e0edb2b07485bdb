/**
 * The smoke test of a card that was just enabled: would it be found at the prompts that it came from?
 *
 * @module
 */

import type { Card } from "../../core/card/card.ts";
import { oneLine } from "../../core/context/one_line.ts";
import { type Rehearsal, rehearse } from "../../core/reflect/rehearse.ts";
import { rehearsalInWords } from "../../core/reflect/review_words.ts";
import { readConfigFile } from "../../edge/settings/config_file.ts";
import type { Host } from "../../edge/host.ts";
import { type OpenStack, openWholeStack } from "../../edge/library/open_stack.ts";
import { readLibrary } from "../../edge/library/read_library.ts";
import { promptsOfCard } from "../../edge/retrospectives/card_evidence.ts";
import type { StoredCard } from "../../edge/library/read_card.ts";
import type { GlobalFlags } from "../command.ts";

/** What the smoke test says. */
export interface Smoke {
  /** What would happen at each prompt; empty for a card without evidence. */
  readonly rehearsals: readonly Rehearsal[];
  /** Sentences for a person: what is not as it should be, or that all is well. */
  readonly lines: readonly string[];
}

/**
 * Rehearses a card at the prompts of its evidence, against all active cards that recall would see.
 *
 * @param stored The card.
 * @param global The flags of every command.
 * @param host The outside world.
 * @returns What would happen.
 */
export function smokeTest({ card, library }: StoredCard, global: GlobalFlags, host: Host): Smoke {
  const prompts = promptsOfCard(card.id, library, host);
  if (prompts.length === 0) return { rehearsals: [], lines: [] };
  const rehearsals = rehearseHere(card, prompts, { open: openWholeStack(global, host), host });
  const amiss = rehearsals.filter(({ found, crowdedOut }) => !found || crowdedOut.length > 0);
  if (amiss.length === 0) {
    return { rehearsals, lines: [`It is found at ${prompts.length} of ${prompts.length} prompts that it came from`] };
  }
  return { rehearsals, lines: amiss.map((one) => `At "${oneLine(one.prompt, 120)}": ${rehearsalInWords(one)}`) };
}

function rehearseHere(
  card: Card,
  prompts: readonly string[],
  { open: { stack, dataDir, project }, host }: { readonly open: OpenStack; readonly host: Host },
): Rehearsal[] {
  const { retrieval } = readConfigFile(dataDir, host).config;
  const { cards } = readLibrary(stack, host, { statuses: ["active"] });
  return rehearse(card, prompts, { cards, project, limit: retrieval.maxCards, threshold: retrieval.minScore });
}
