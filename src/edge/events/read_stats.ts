/**
 * The log and the cards of a library, read for its statistics.
 *
 * @module
 */

import type { Config } from "../../core/config/config.ts";
import type { DecodedLine } from "../../core/event/decode.ts";
import type { ProjectContext } from "../../core/project/project.ts";
import { ENGINE_VERSION, SCORER_VERSION } from "../../core/recall/versions.ts";
import { describeStats, type Stats } from "../../core/stats/stats.ts";
import { type Fingerprints, type Tally, tallyEvents } from "../../core/stats/tally.ts";
import { configFingerprint } from "../settings/config_fingerprint.ts";
import { withIndex } from "../hook/load_index.ts";
import type { Host } from "../host.ts";
import type { LibraryStack } from "../library/library.ts";
import { readLibrary } from "../library/read_library.ts";

/** Which library, and how it is looked at. */
export interface StatsRequest {
  readonly dataDir: string;
  readonly project: ProjectContext;
  readonly stack: LibraryStack;
  readonly config: Config;
  /** After how many days without being shown a card is stale, at least 1. */
  readonly days: number;
  /** The lines of the log, oldest first. */
  readonly events: Iterable<DecodedLine>;
}

/** Statistics, and the log that they come from. */
export interface StatsReading {
  readonly stats: Stats;
  readonly tally: Tally;
}

/**
 * Reads the statistics of a library, in memory that does not grow with its log.
 *
 * @param request Which library, and how it is looked at.
 * @param host The outside world; only read.
 * @returns The statistics.
 * @throws {FileError} Where the log cannot be read.
 */
export async function readStats(request: StatsRequest, host: Host): Promise<StatsReading> {
  const { cards, findings } = readLibrary(request.stack, host, { statuses: ["active"] });
  const tally = tallyEvents(request.events, await fingerprintsNow(request, host));
  const stats = describeStats(tally, {
    cards: cards.map(({ card: { id, title }, libraryScope }) => ({ id, title, libraryScope })),
    broken: findings.filter(({ level }) => level === "error"),
    days: request.days,
    now: host.now().toISOString(),
  });
  return { stats, tally };
}

/** What the event of a prompt would carry if it were typed here and now. */
async function fingerprintsNow({ dataDir, project, config }: StatsRequest, host: Host): Promise<Fingerprints> {
  return {
    engineVersion: ENGINE_VERSION,
    scorerVersion: SCORER_VERSION,
    cardSetFingerprint: await withIndex({ dataDir, project }, host, ({ fingerprint }) => fingerprint),
    configFingerprint: await configFingerprint(config, host),
  };
}
