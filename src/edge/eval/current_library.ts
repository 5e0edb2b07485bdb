/**
 * The library that a person has, for an evaluation that asks for it.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import { METRIC_TABLE } from "../../core/eval/metric_table.ts";
import type { Report } from "../../core/eval/report.ts";
import type { RunOptions } from "../../core/eval/run_suite.ts";
import { readConfigFile } from "../settings/config_file.ts";
import { type DataFolderHost, findDataFolder } from "../settings/data_folder.ts";
import { appendEvent, newEventHead } from "../events/event_log.ts";
import type { Host } from "../host.ts";
import { libraryStack } from "../library/library.ts";
import { readLibrary } from "../library/read_library.ts";
import { absolutePath } from "../files/path.ts";
import { readProjectContext } from "../project/project_context.ts";

/** The person's active cards, and how a suite is run on them. */
export interface CurrentLibrary {
  /** The data folder. */
  readonly dataDir: string;
  /** The active cards of the library stack. */
  readonly cards: readonly LibraryCard[];
  /** The person's own settings, and the real projects of the cases. */
  readonly options: Pick<RunOptions, "limit" | "threshold" | "projectOf">;
}

/** Where the library is looked for. */
export interface LibraryPlace {
  readonly dataDir: string | undefined;
  readonly cwd: string;
}

/**
 * Reads the library of a place.
 *
 * @param place Data folder, if one was named, and working folder.
 * @param host The outside world.
 * @returns Active cards and settings; nothing is changed.
 */
export function readCurrentLibrary(place: LibraryPlace, host: Host & DataFolderHost): CurrentLibrary {
  const { folder } = findDataFolder(place, host);
  const { maxCards, minScore } = readConfigFile(folder, host).config.retrieval;
  const stack = libraryStack({ dataDir: folder, projectRoot: readProjectContext(place.cwd, host).root }, host);
  return {
    dataDir: folder,
    cards: readLibrary(stack, host, { statuses: ["active"] }).cards,
    options: {
      limit: maxCards,
      threshold: minScore,
      projectOf: ({ cwd }) => readProjectContext(absolutePath(cwd ?? "", place.cwd), host),
    },
  };
}

/**
 * Notes in the library's log that it was evaluated; a library that is not there gets no log.
 *
 * @param report What was found.
 * @param library The library.
 * @param host The outside world.
 */
export async function logEvaluation(
  report: Report,
  { dataDir }: Pick<CurrentLibrary, "dataDir">,
  host: Host,
): Promise<void> {
  if (host.files.stat(dataDir)?.kind !== "folder") return;
  const passed = report.cases.filter((one) => one.passed).length;
  const judged = METRIC_TABLE.filter(({ better }) => better !== "neither");
  await appendEvent(dataDir, {
    ...newEventHead(host),
    kind: "eval",
    suite: report.suite,
    suiteFingerprint: report.fingerprints.suite,
    engineVersion: report.engineVersion,
    scorerVersion: report.scorerVersion,
    passed,
    failed: report.cases.length - passed,
    metrics: Object.fromEntries(judged.flatMap(({ key }) => {
      const value = report.metrics[key];
      return value === null ? [] : [[key, value]];
    })),
  }, host);
}
