/**
 * A retrospective whose candidates are approved, for tests of what becomes of it.
 *
 * @module
 */

import { readCandidates } from "../../../src/core/reflect/read_candidates.ts";
import type { Library } from "../../../src/edge/library/library.ts";
import { decide, putCandidates, startRun } from "../../../src/edge/retrospectives/change_run.ts";
import type { RunPlace } from "../../../src/edge/retrospectives/run_store.ts";
import { FLAKY, PNPM } from "../../core/reflect/a_candidate.ts";
import { MemoryHost } from "../../memory_host.ts";

/** The data folder of the machine. */
export const DATA = "/home/ada/.oh-my-experience";

/** The library of the run. */
export const LIBRARY: Library = { scope: "global", folder: DATA };

/** A run with two candidates, both approved, on a machine with the files that a test begins with. */
export async function approvedRun(
  files: Readonly<Record<string, string>> = {},
): Promise<{ host: MemoryHost; place: RunPlace }> {
  const host = new MemoryHost({ files });
  const place = await startRun(LIBRARY, { focus: "Lately" }, host);
  const { candidates } = readCandidates([PNPM, FLAKY], { evidence: [], scope: { level: "global" } });
  await putCandidates(place, { candidates }, host);
  for (const { id } of candidates) await decide(place, { action: "approve", candidate: id }, host);
  return { host, place };
}
