/**
 * How the cards stand.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import type { CardFacts } from "../../core/doctor/snapshot.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { checkLibrary } from "../library/check_cards.ts";
import type { Library, LibraryStack } from "../library/library.ts";
import { readLibrary } from "../library/read_library.ts";

/**
 * Looks at all cards of a stack, as `experience check` does.
 *
 * @param stack The libraries.
 * @param host The outside world.
 * @returns How many there are, and every finding.
 */
export async function readCards(stack: LibraryStack, host: Pick<Host, "files">): Promise<CardFacts> {
  const libraries: CardFacts["libraries"][number][] = [];
  const findings: Finding[] = [];
  for (const library of stack) {
    libraries.push({ ...library, counts: countByStatus(library, host) });
    findings.push(...(await checkLibrary(library, host)).findings);
  }
  return { libraries, findings };
}

function countByStatus(library: Library, host: Pick<Host, "files">): Record<CardStatus, number> {
  const counts: Record<CardStatus, number> = { draft: 0, active: 0, archived: 0 };
  for (const { card } of readLibrary([library], host).cards) counts[card.status]++;
  return counts;
}
