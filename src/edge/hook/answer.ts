/**
 * From a prompt to what the agent is shown.
 *
 * @module
 */

import type { RenderedContext } from "../../core/context/render_context.ts";
import type { ProjectContext } from "../../core/project/project.ts";
import { recall } from "../../core/recall/recall.ts";
import type { RecallResult } from "../../core/recall/result.ts";
import type { Host } from "../host.ts";
import { absolutePath } from "../files/path.ts";
import { readProjectContext } from "../project/project_context.ts";
import { readSilences, silenceAt } from "../quiet.ts";
import type { SessionState } from "../session_state.ts";
import { OutOfTimeError } from "./budget.ts";
import type { HookSettings } from "./hook_settings.ts";
import type { Heard } from "./listen.ts";
import { type LoadedIndex, withIndex } from "./load_index.ts";
import { showFresh } from "./show_fresh.ts";

/** What became of a prompt. */
export interface Answer {
  readonly context: RenderedContext;
  /** Ids of recalled cards that the session has seen already. */
  readonly repeatedIds: readonly string[];
  readonly result?: RecallResult;
  readonly loaded?: LoadedIndex;
  /** Where it is noted what the session has seen; absent where nothing was recalled or nothing can be noted. */
  readonly session?: SessionState;
  /** `timeout`, or the kind of failure. */
  readonly error?: string;
}

const NOTHING: RenderedContext = { text: "", shown: [], dropped: [], truncated: false };

/**
 * Answers a prompt.
 *
 * @param heard The prompt and its agent.
 * @param settings The settings of this run.
 * @param host The outside world.
 * @returns The context and how it came about, failures included; undefined where recall was told to be silent.
 */
export async function answerPrompt(heard: Heard, settings: HookSettings, host: Host): Promise<Answer | undefined> {
  const { dataDir, budget } = settings;
  const nothing = { context: NOTHING, repeatedIds: [] };
  try {
    const cwd = absolutePath(heard.event.cwd ?? "", settings.cwd);
    const project = readProjectContext(cwd, host);
    if (isSilent({ project, cwd }, settings, host)) return undefined;
    const { loaded, result } = await withIndex({ dataDir, project, outOfTime: budget.isOver }, host, (loaded) => (
      { loaded, result: recallCards(heard.event.prompt, { loaded, project, settings }) }
    ));
    if (budget.isOver()) return { ...nothing, result, loaded, error: "timeout" };
    if (result.matches.length === 0) return { ...nothing, result, loaded };
    return { result, loaded, ...await showFresh(result.matches, { heard, settings, fileOf: loaded.fileOf }, host) };
  } catch (error) {
    return { ...nothing, error: kindOf(error) };
  }
}

function isSilent(
  at: { project: ProjectContext; cwd: string },
  { dataDir, config }: HookSettings,
  host: Host,
): boolean {
  const configured = config.projects.off.map((where) => ({ where }));
  const chosen = dataDir === undefined ? [] : readSilences(dataDir, host);
  return silenceAt([...configured, ...chosen], at, host.now()) !== undefined;
}

interface Surroundings {
  readonly loaded: LoadedIndex;
  readonly project: ProjectContext;
  readonly settings: HookSettings;
}

function recallCards(prompt: string, { loaded, project, settings }: Surroundings): RecallResult {
  const { retrieval } = settings.config;
  return recall(prompt, loaded.index, {
    limit: retrieval.maxCards,
    threshold: retrieval.minScore,
    project,
    outOfTime: settings.budget.isOver,
  });
}

/** Its kind and not its message, which could quote the prompt or name a path. */
function kindOf(error: unknown): string {
  if (error instanceof OutOfTimeError) return "timeout";
  return error instanceof Error ? error.name : "unknown";
}
