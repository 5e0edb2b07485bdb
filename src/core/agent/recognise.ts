/**
 * Which agent runs the hook, and whether the entry is its own.
 *
 * @module
 */

import type { Agent, Environment, HookDialect, JsonObject } from "./agent.ts";
import { AGENTS, findAgent } from "./agents.ts";
import { plain } from "./plain.ts";

/** Who runs the hook. */
export interface Recognition {
  /** How to read the payload and write the answer. */
  readonly dialect: HookDialect;
  /**
   * Agents whose own entries answer in place of this one, where they are installed: the agent that runs the hook, if
   * the entry was made for another. Empty where the entry is its own.
   */
  readonly answerFirst: readonly Agent[];
}

/** What recognition depends on beside the payload. */
export interface RecogniseOptions {
  /** The agent that the entry was installed for, from `--provider`. */
  readonly provider?: string | undefined;
  readonly env: Environment;
}

/** From this certainty on, the signs of one agent outweigh the name of another on the command line. */
const NAMES_THE_AGENT = 2;

/**
 * Recognises the agent that runs the hook.
 *
 * Some agents run hooks that were installed for others. The payload and the environment tell, and the answer must have
 * the shape of the one that reads it.
 *
 * @param payload What came on standard input.
 * @param options The name that the entry gives, and the environment.
 * @returns The dialect to speak, and who answers first.
 *
 * @example
 * ```ts
 * import { recognise } from "./recognise.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const env = () => undefined;
 * const payload = { hook_event_name: "UserPromptSubmit", cursor_version: "3.20.17", prompt: "Fix it" };
 * const { dialect, answerFirst } = recognise(payload, { provider: "claude", env });
 * assertEquals([dialect.id, answerFirst.map(({ id }) => id)], ["cursor", ["cursor"]]);
 * assertEquals(recognise({ prompt: "Fix it" }, { env }).dialect.id, "unknown");
 * ```
 */
export function recognise(payload: JsonObject, { provider, env }: RecogniseOptions): Recognition {
  const named = findAgent(provider);
  const found = mostCertain(payload, env);
  if (named === undefined) return { dialect: found?.agent ?? plain, answerFirst: [] };
  if (found === undefined || found.certainty < NAMES_THE_AGENT || found.certainty <= named.detect(payload, env)) {
    return { dialect: named, answerFirst: [] };
  }
  return { dialect: found.agent, answerFirst: betterEntries(found.agent, named) };
}

function mostCertain(payload: JsonObject, env: Environment): { agent: Agent; certainty: number } | undefined {
  const seen = AGENTS.map((agent) => ({ agent, certainty: agent.detect(payload, env) }));
  const most = Math.max(...seen.map(({ certainty }) => certainty));
  return most === 0 ? undefined : seen.find(({ certainty }) => certainty === most);
}

/** The agent's own entry, then those that it borrows before the one that runs: so that just one of them answers. */
function betterEntries(agent: Agent, lender: Agent): readonly Agent[] {
  const at = agent.borrows.indexOf(lender.id);
  const earlier = at < 0 ? agent.borrows : agent.borrows.slice(0, at);
  return [agent, ...AGENTS.filter(({ id }) => earlier.includes(id))];
}
