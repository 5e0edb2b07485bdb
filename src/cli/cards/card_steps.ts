/**
 * The steps in the life of a card, as commands take them.
 *
 * @module
 */

import type { EventHead } from "../../core/event/event_head.ts";
import { readConfigFile } from "../../edge/settings/config_file.ts";
import { appendEvent, newEventHead } from "../../edge/events/event_log.ts";
import { retainEvents } from "../../edge/events/event_retention.ts";
import { FileError, type Host } from "../../edge/host.ts";
import { checkCardText } from "../../edge/library/check_cards.ts";
import { findCard } from "../../edge/library/find_card.ts";
import type { Library } from "../../edge/library/library.ts";
import { type Move, moveCard, type MovedCard } from "../../edge/library/move_card.ts";
import { openStack } from "../../edge/library/open_stack.ts";
import { refreshIndexes } from "../../edge/library/refresh_indexes.ts";
import { finishApplies } from "../../edge/retrospectives/apply_run.ts";
import { CommandError, type Invocation, type Outcome } from "../command.ts";
import { smokeTest } from "./enable_smoke.ts";
import { wrap } from "../views/wrap.ts";

/** What happened to a card, for the event log. */
export interface Operation {
  /** The command's words joined by dots. */
  readonly operation: string;
  readonly library: Library;
  readonly id: string;
  readonly reason?: string;
}

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
export async function takeStep(invocation: Invocation, { move, reason, says }: Step, host: Host): Promise<Outcome> {
  const { stack, dataDir } = openStack(invocation.global, host);
  const finished: string[] = [];
  for (const each of stack) {
    for (const { note } of await finishApplies(each, { dataDir }, host)) finished.push(note);
  }
  const stored = findCard(invocation.args[0] ?? "", stack, host);
  if (move === "enable") await requireClean(stored.text, stored.path);
  const { library } = stored;
  const moved = await moveCard({ library, id: stored.card.id, move }, host);
  const operation = { operation: `experience.${move}`, library, id: moved.id, ...(reason ? { reason } : {}) };
  if (moved.from !== moved.to) await logOperation(operation, host);
  await refreshIndexes([library], dataDir, host);
  const smoke = move === "enable" ? smokeTest(stored, invocation.global, host) : undefined;
  const notes = [...finished, ...moved.notes];
  const data = {
    ...moved,
    notes,
    libraryScope: library.scope,
    ...(reason ? { reason } : {}),
    ...(smoke ? { rehearsals: smoke.rehearsals } : {}),
  };
  const lines = moved.from === moved.to ? [`"${moved.id}" is ${moved.to} already`] : says(moved);
  const all = [...lines, ...smoke?.lines ?? [], ...notes];
  return { data, view: ({ columns }) => all.map((line) => wrap(line, columns)).join("") };
}

/**
 * Writes down what was done to a card, and lets go what the log need not keep any longer. The deed is done by then: a log
 * that cannot be written does not undo it.
 *
 * @param operation What was done.
 * @param host The outside world.
 */
export async function logOperation({ operation, library, id, reason }: Operation, host: Host): Promise<void> {
  const head: EventHead = newEventHead(host);
  const event = {
    ...head,
    kind: "operation",
    operation,
    subjects: [id],
    ok: true,
    ...(reason ? { reason } : {}),
  } as const;
  try {
    await appendEvent(library.folder, event, host);
    await retainEvents(library.folder, readConfigFile(library.folder, host).config.sessions.retainDays, host);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
  }
}

/** What recall shows must be fit to be shown; a draft may be unfinished. */
async function requireClean(text: string, path: string): Promise<void> {
  const { findings } = await checkCardText(text, path);
  const error = findings.find(({ level }) => level === "error");
  if (!error) return;
  throw new CommandError("card.unfit", `${path}:${error.line ?? 1}: ${error.message}`, error.mend);
}
