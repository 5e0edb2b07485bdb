/**
 * Checks of the library: its folder, settings, cards, indexes and retrospectives.
 *
 * @module
 */

import type { CardStatus } from "../../card/card.ts";
import { type Check, count, when } from "../check.ts";
import type { IndexFacts, RunFacts, Snapshot } from "../snapshot.ts";

/** The most errors of cards that are listed one by one. */
const MOST_ERRORS = 20;

const REPAIR = "Make it again: ome doctor --repair-index";

/** The data folder is there, fit, and can be written to. */
export const folderCheck: Check = {
  area: "folder",
  title: "Data folder",
  fact: ({ folder: { path } }) => path,
  run: ({ folder: { path, exists, isWritable, refusal } }) => [
    ...when(!exists, ["error", "no-library", "There is no library yet", "Make it: ome init"], { path }),
    ...when(refusal !== undefined, [
      "error",
      "folder",
      `The folder cannot hold a library: ${refusal?.reason}`,
      `Choose another one, such as ${refusal?.better}`,
    ], { path }),
    ...when(exists && refusal === undefined && !isWritable, [
      "warning",
      "read-only",
      "Nothing can be written here: recall works, and is slower, and no event is kept",
      "Check the folder's owner, its permissions and the space on its disk",
    ], { path }),
  ],
};

/** The settings can be read. */
export const configCheck: Check = {
  area: "config",
  title: "Settings",
  fact: ({ config }) => config.length === 0 ? "as they should be" : count(config.length, "problem"),
  run: ({ config }) => config,
};

/** Every card can be read; what could be better is counted. */
export const cardsCheck: Check = {
  area: "cards",
  title: "Cards",
  fact: ({ cards: { libraries, findings } }) => {
    const all = (status: CardStatus) => libraries.reduce((sum, { counts }) => sum + counts[status], 0);
    const files = new Set(findings.filter(({ level }) => level === "error").map(({ path }) => path)).size;
    const broken = files === 0 ? "" : `, ${count(files, "broken file")}`;
    const project = libraries.some(({ scope }) => scope === "project") ? "; the project's own among them" : "";
    return `${all("active")} active, ${count(all("draft"), "draft")}, ${all("archived")} archived${broken}${project}`;
  },
  run: ({ folder, cards: { libraries, findings } }) => {
    const errors = findings.filter(({ level }) => level === "error");
    const others = findings.length - errors.length;
    const active = libraries.reduce((sum, { counts }) => sum + counts.active, 0);
    return [
      ...errors.slice(0, MOST_ERRORS),
      ...when(errors.length > MOST_ERRORS, [
        "error",
        "cards-broken",
        `${errors.length - MOST_ERRORS} more errors in cards`,
        "See each with its line: ome experience check",
      ]),
      ...when(others > 0, [
        "note",
        "cards-to-mend",
        `${count(others, "thing")} in cards could be better`,
        "See each with its line: ome experience check",
      ]),
      ...when(folder.exists && active === 0, [
        "note",
        "no-cards",
        "No card is active, so that nothing can be recalled",
        "Begin with the starter cards: ome init --starter. Or write one: ome experience new",
      ]),
    ];
  },
};

const INDEX_FINDINGS: Readonly<Record<IndexFacts["state"], Parameters<typeof when>[1] | undefined>> = {
  fresh: undefined,
  stale: ["note", "index-stale", "Files changed since the index was made; the hook reads those itself", REPAIR],
  missing: ["note", "index-missing", "There is no index, so that the hook reads every card", REPAIR],
  damaged: ["warning", "index-damaged", "The index cannot be used: damaged, or made by another version", REPAIR],
};

/** The stored indexes are there and up to date. */
export const indexesCheck: Check = {
  area: "indexes",
  title: "Indexes",
  fact: ({ indexes }) => {
    const fresh = indexes.filter(({ state }) => state === "fresh").length;
    return indexes.length === 0 ? "none needed yet" : `${fresh} of ${indexes.length} up to date`;
  },
  run: ({ indexes }) =>
    indexes.flatMap(({ path, state }) => {
      const words = INDEX_FINDINGS[state];
      return words === undefined ? [] : when(true, words, { path });
    }),
};

const RUN_FINDINGS: Readonly<Record<RunFacts["state"], (run: RunFacts) => Parameters<typeof when>[1]>> = {
  unfinished: ({ id }) => [
    "warning",
    "run-unfinished",
    `An apply of the retrospective "${id}" was cut short`,
    `Finish it: ome reflect apply ${id}`,
  ],
  waiting: ({ id }) => [
    "note",
    "run-waiting",
    `The retrospective "${id}" has approved candidates that are no drafts yet`,
    `Make drafts of them: ome reflect apply ${id}`,
  ],
  foreign: ({ id }) => [
    "note",
    "run-foreign",
    `The retrospective "${id}" was made by another version of ome, and is left as it is`,
    "Keep its folder as it is, or remove it",
  ],
  broken: ({ id, reason = "it cannot be read" }) => [
    "error",
    "run-broken",
    `The retrospective "${id}" cannot be used: ${reason}`,
    "Mend the file, or remove the folder of the run",
  ],
};

/** No retrospective was left half-way. */
export const runsCheck: Check = {
  area: "retrospectives",
  title: "Retrospectives",
  fact: ({ runs }: Snapshot) =>
    runs.length === 0 ? "nothing left to do" : count(runs.length, "run wants", "runs want") + " attention",
  run: ({ runs }) => runs.flatMap((run) => when(true, RUN_FINDINGS[run.state](run))),
};
