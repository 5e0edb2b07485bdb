/**
 * Which past sessions a command is about.
 *
 * @module
 */

import type { Source } from "../../core/session/source.ts";
import type { Host } from "../../edge/host.ts";
import { openWholeStack } from "../../edge/library/open_stack.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { readSourceIndex } from "../../edge/source_index.ts";
import type { ReadableAgent } from "../../edge/transcripts/find_transcripts.ts";
import { READABLE_AGENTS } from "../../edge/transcripts/source_messages.ts";
import { CommandError, type Flag, type GlobalFlags, type Invocation } from "../command.ts";
import { SINCE_FLAG } from "../arguments/since.ts";

/** The names of the agents whose transcripts can be read. */
const READABLE_NAMES: readonly string[] = READABLE_AGENTS.map(({ id }) => id);

/** Flags that narrow the sessions down. */
export const CHOICE_FLAGS: Readonly<Record<"provider" | "here" | "since", Flag>> = {
  provider: { type: "texts", value: "AGENT", oneOf: READABLE_NAMES, help: "Only sessions of this agent" },
  here: { type: "boolean", help: "Only sessions that were held in this project or folder" },
  since: SINCE_FLAG,
};

/**
 * Reads the source index.
 *
 * @param global The flags of every command.
 * @param host The outside world.
 * @returns The sessions, newest first.
 * @throws {CommandError} `source.none` where nothing was ever scanned.
 */
export function knownSources(global: GlobalFlags, host: Host): readonly Source[] {
  const { dataDir } = openWholeStack(global, host);
  const sources = readSourceIndex(dataDir, host);
  if (sources.length === 0) throw noSources();
  return sources;
}

/**
 * Reads the source index and narrows it down by the flags, `--since` left aside.
 *
 * @param invocation The command line.
 * @param host The outside world.
 * @returns The sessions in which a person wrote anything.
 * @throws {CommandError} `source.none` where nothing was ever scanned.
 */
export function chooseSources(invocation: Invocation, host: Host): readonly Source[] {
  const { cwd: here } = invocation.global;
  const providers = invocation.texts("provider");
  const root = invocation.has("here") ? readProjectContext(here, host).root ?? here : undefined;
  return knownSources(invocation.global, host).filter(({ provider, cwd, messageCount }) =>
    messageCount > 0 && (providers.length === 0 || providers.includes(provider)) &&
    (root === undefined || isBelow(cwd, root))
  );
}

/** Agents write paths as their system does. */
function isBelow(cwd: string | null, root: string): boolean {
  const [path, folder] = [cwd, root].map((each) => each?.replaceAll("\\", "/"));
  return path === folder || path?.startsWith(`${folder}/`) === true;
}

/**
 * The agents that the arguments name, or all of them.
 *
 * @param names What was typed.
 * @returns The agents.
 * @throws {CommandError} `source.no-transcripts` for a name whose transcripts cannot be read.
 */
export function readableAgents(names: readonly string[]): readonly ReadableAgent[] {
  const stranger = names.find((name) => !READABLE_NAMES.includes(name));
  if (stranger === undefined) return READABLE_AGENTS.filter(({ id }) => names.length === 0 || names.includes(id));
  throw new CommandError(
    "source.no-transcripts",
    `Transcripts of "${stranger}" cannot be read`,
    `Name one of ${READABLE_NAMES.join(", ")}`,
    2,
  );
}

function noSources(): CommandError {
  return new CommandError("source.none", "No past sessions are known", "Find them first: ome source scan");
}
