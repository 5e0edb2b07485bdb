/**
 * How the cards stand.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import type { CardFacts } from "../../core/doctor/snapshot.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { listCardFiles } from "../library/card_files.ts";
import { checkLibrary } from "../library/check_cards.ts";
import type { Library, LibraryStack } from "../library/library.ts";

/**
 * Looks at all cards of a stack, as `experience check` does.
 *
 * @param stack The libraries.
 * @param host The outside world.
 * @returns How many there are, and every finding.
 */
export async function readCards(stack: LibraryStack, host: Pick<Host, "files">): Promise<CardFacts> {
  const libraries: CardFacts["libraries"][number][] = [];
  const findings: (readonly Finding[])[] = [];
  for (const library of stack) {
    const check = await checkLibrary(library, host);
    const broken = new Set(check.findings.filter(({ level }) => level === "error").map(({ path }) => path));
    libraries.push({ ...library, counts: countUnless(broken, library, host) });
    findings.push(check.findings);
  }
  return { libraries, findings: findings.flat() };
}

function countUnless(
  broken: ReadonlySet<string | undefined>,
  library: Library,
  host: Pick<Host, "files">,
): Record<CardStatus, number> {
  const count = (status: CardStatus) =>
    listCardFiles(library, { status }, host).files.filter(({ path }) => !broken.has(path)).length;
  return { draft: count("draft"), active: count("active"), archived: count("archived") };
}
