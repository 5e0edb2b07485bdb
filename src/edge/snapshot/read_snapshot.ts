/**
 * An installation, read into plain data for `doctor`.
 *
 * @module
 */

import { VERSION } from "../../core/version.ts";
import type { Snapshot } from "../../core/doctor/snapshot.ts";
import { readConfigFile } from "../settings/config_file.ts";
import { findDataFolder } from "../settings/data_folder.ts";
import type { Host } from "../host.ts";
import { libraryStack } from "../library/library.ts";
import { readProjectContext } from "../project/project_context.ts";
import { readCards } from "./card_facts.ts";
import { readEventLog } from "./event_facts.ts";
import { readFolder } from "./folder_facts.ts";
import { readDeafHosts, readHooks } from "./hook_facts.ts";
import { readIndexes } from "./index_facts.ts";
import { findLeftovers } from "./leftovers.ts";
import { readPrograms } from "./program_facts.ts";
import { readQuiet } from "./quiet_facts.ts";
import { readRuns } from "./run_facts.ts";
import { readSkills } from "./skill_facts.ts";

/** Where to look. */
export interface SnapshotRequest {
  readonly dataDir: string | undefined;
  /** Absolute working folder. */
  readonly cwd: string;
  /** Told how many bytes of the event log have been read, of how many. */
  readonly onRead?: (done: number, total: number) => void;
}

/**
 * Reads an installation. Nothing that is wrong with it makes it fail.
 *
 * @param request Where to look.
 * @param host The outside world. A file is made in the data folder and removed again, to see whether that can be done.
 * @returns The installation.
 * @throws {CommandError} `data-folder.no-home` where nothing names a data folder.
 */
export async function readSnapshot({ dataDir, cwd, onRead }: SnapshotRequest, host: Host): Promise<Snapshot> {
  const { folder: path, source } = findDataFolder({ dataDir, cwd }, host);
  const folder = readFolder({ path, source }, host);
  const project = readProjectContext(cwd, host);
  const usable = folder.refusal === undefined ? path : undefined;
  const stack = libraryStack({ dataDir: usable, projectRoot: project.root }, host);
  const { config, findings } = readConfigFile(path, host);
  const log = readEventLog(path, { retainDays: config.sessions.retainDays, ...(onRead ? { onRead } : {}) }, host);
  return {
    folder,
    config: findings,
    cards: await readCards(stack, host),
    indexes: readIndexes(stack, folder.exists ? usable : undefined, host),
    runs: readRuns(stack, host),
    hooks: readHooks({ projectRoot: project.root, config, lastHeard: log.lastHeard }, host),
    deaf: readDeafHosts(host),
    skills: readSkills(host),
    events: log.facts,
    quiet: readQuiet({ project, cwd }, { dataDir: path, config }, host),
    programs: { version: VERSION, ...readPrograms(host) },
    leftovers: usable === undefined ? [] : findLeftovers(usable, host),
  };
}
