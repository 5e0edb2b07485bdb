/**
 * The steps in the life of a card, as commands take them.
 *
 * @module
 */

import { checkCardText } from "../../edge/library/check_cards.ts";
import type { Host } from "../../edge/host.ts";
import { findCard } from "../../edge/library/find_card.ts";
import type { Library } from "../../edge/library/library.ts";
import { type Move, moveCard, type MovedCard } from "../../edge/library/move_card.ts";
import type { StoredCard } from "../../edge/library/read_card.ts";
import { refreshIndexes } from "../../edge/library/refresh_indexes.ts";
import { CommandError, type Invocation, type Outcome } from "../command.ts";
import { openRuns } from "../reflect/reflect_run.ts";
import { type Smoke, smokeTest } from "./enable_smoke.ts";
import { logOperation } from "./log_operation.ts";
import { wrap } from "../views/wrap.ts";

/** One step, and what it says when it is done. */
export interface Step {
  readonly move: Move;
  readonly reason?: string;
  /** Sentences for a person, a line each. */
  readonly says: (moved: MovedCard) => readonly string[];
}

/**
 * Takes a step with the card that the command names.
 *
 * @param invocation The command line: the id is its first argument.
 * @param step The step.
 * @param host The outside world.
 * @returns What became of the card.
 */
export async function takeStep(invocation: Invocation, step: Step, host: Host): Promise<Outcome> {
  const { move, reason } = step;
  const { stack, open: { dataDir }, notes: finished } = await openRuns(invocation, host);
  const stored = findCard(invocation.args[0] ?? "", stack, host);
  if (move === "enable") await requireClean(stored);
  const { library } = stored;
  const moved = await moveCard({ library, id: stored.card.id, move }, host);
  if (moved.from !== moved.to) {
    await logOperation({ operation: `experience.${move}`, library, id: moved.id, reason }, host);
  }
  await refreshIndexes([library], dataDir, host);
  const smoke = move === "enable" ? smokeTest(stored, invocation.global, host) : undefined;
  return outcomeOf({ ...moved, notes: [...finished, ...moved.notes] }, { step, library, smoke });
}

interface StepTaken {
  readonly step: Step;
  readonly library: Library;
  readonly smoke: Smoke | undefined;
}

function outcomeOf(moved: MovedCard, { step: { reason, says }, library, smoke }: StepTaken): Outcome {
  const data = {
    ...moved,
    libraryScope: library.scope,
    ...(reason ? { reason } : {}),
    ...(smoke ? { rehearsals: smoke.rehearsals } : {}),
  };
  const said = moved.from === moved.to ? [`"${moved.id}" is ${moved.to} already`] : says(moved);
  const lines = [...said, ...smoke?.lines ?? [], ...moved.notes];
  return { data, view: ({ columns }) => lines.map((line) => wrap(line, columns)).join("") };
}

/** What recall shows must be fit to be shown; a draft may be unfinished. */
async function requireClean({ text, path }: StoredCard): Promise<void> {
  const { findings } = await checkCardText(text, path);
  const error = findings.find(({ level }) => level === "error");
  if (!error) return;
  throw new CommandError("card.unfit", `${path}:${error.line ?? 1}: ${error.message}`, error.mend);
}
