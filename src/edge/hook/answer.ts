/**
 * From a prompt to what the agent is shown.
 *
 * @module
 */

import { findAgent } from "../../core/agent/agents.ts";
import { renderContext, type RenderedContext } from "../../core/context/render_context.ts";
import type { ProjectContext } from "../../core/project/project.ts";
import { recall } from "../../core/recall/recall.ts";
import type { RecallResult } from "../../core/recall/result.ts";
import type { Host } from "../host.ts";
import { absolutePath } from "../path.ts";
import { readProjectContext } from "../project_context.ts";
import { readSilences, silenceAt } from "../quiet.ts";
import { OutOfTimeError } from "./budget.ts";
import type { HookSettings } from "./hook_settings.ts";
import type { Heard } from "./listen.ts";
import { type LoadedIndex, loadIndex } from "./load_index.ts";

/** What became of a prompt. */
export interface Answer {
  readonly context: RenderedContext;
  /** Ids of recalled cards that the session has seen already. */
  readonly repeatedIds: readonly string[];
  readonly result?: RecallResult;
  readonly loaded?: LoadedIndex;
  /** `timeout`, or the kind of failure. */
  readonly error?: string;
}

const NOTHING: RenderedContext = { text: "", shown: [], dropped: [], truncated: false };

/** What answering depends on beside the prompt. */
export interface AnswerOptions {
  readonly settings: HookSettings;
  /** Ids of the cards that the session has seen. */
  readonly seen: ReadonlySet<string>;
}

/**
 * Answers a prompt.
 *
 * @param heard The prompt and its agent.
 * @param options Settings and session.
 * @param host The outside world.
 * @returns The context and how it came about, failures included; undefined where recall was told to be silent.
 */
export async function answerPrompt(
  heard: Heard,
  options: AnswerOptions,
  host: Host,
): Promise<Answer | undefined> {
  const { settings } = options;
  const { dataDir, budget } = settings;
  try {
    const cwd = absolutePath(heard.event.cwd ?? "", settings.cwd);
    const project = readProjectContext(cwd, host);
    if (isSilent({ project, cwd }, settings, host)) return undefined;
    const loaded = await loadIndex({ dataDir, project, outOfTime: budget.isOver }, host);
    return answerFrom(heard, { ...options, loaded, project });
  } catch (error) {
    return { context: NOTHING, repeatedIds: [], error: kindOf(error) };
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

interface Surroundings extends AnswerOptions {
  readonly loaded: LoadedIndex;
  readonly project: ProjectContext;
}

function answerFrom({ dialect, event }: Heard, { loaded, project, settings, seen }: Surroundings): Answer {
  const { retrieval } = settings.config;
  const result = recall(event.prompt, loaded.index, {
    limit: retrieval.maxCards,
    threshold: retrieval.minScore,
    project,
    outOfTime: settings.budget.isOver,
  });
  if (settings.budget.isOver()) return { context: NOTHING, repeatedIds: [], result, loaded, error: "timeout" };
  const fresh = result.matches.filter(({ id }) => retrieval.repeatInSession || !seen.has(id));
  const facts = findAgent(dialect.id)?.facts;
  const context = renderContext({ matches: fresh }, {
    maxChars: Math.min(retrieval.additionalContextMaxChars, facts?.maxContextChars ?? Infinity),
    maxBytes: facts?.maxContextBytes ?? Infinity,
    fileOf: loaded.fileOf,
  });
  const repeatedIds = result.matches.filter((match) => !fresh.includes(match)).map(({ id }) => id);
  return { context, repeatedIds, result, loaded };
}

/** Its kind and not its message, which could quote the prompt or name a path. */
function kindOf(error: unknown): string {
  if (error instanceof OutOfTimeError) return "timeout";
  return error instanceof Error ? error.name : "unknown";
}
