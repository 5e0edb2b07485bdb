/**
 * From the recalled cards to a context of those that the session has not seen.
 *
 * @module
 */

import { findAgent } from "../../core/agent/agents.ts";
import { type ContextOptions, renderContext } from "../../core/context/render_context.ts";
import type { CardMatch } from "../../core/recall/result.ts";
import type { Host } from "../host.ts";
import { openSession, type SessionState } from "../session_state.ts";
import type { Answer } from "./answer.ts";
import type { HookSettings } from "./hook_settings.ts";
import type { Heard } from "./listen.ts";

/** What showing depends on beside the cards. */
export interface ShowOptions extends Pick<ContextOptions, "fileOf"> {
  readonly heard: Heard;
  readonly settings: HookSettings;
}

/**
 * Renders the cards that the session has not seen, within what the agent takes in.
 *
 * @param matches The recalled cards, best first.
 * @param options The prompt and the settings.
 * @param host The outside world.
 * @returns The context, what was left out as seen, and where to note what is shown now.
 */
export async function showFresh(
  matches: readonly CardMatch[],
  { heard, settings, fileOf }: ShowOptions,
  host: Host,
): Promise<Pick<Answer, "context" | "repeatedIds" | "session">> {
  const { retrieval } = settings.config;
  const session = await sessionOf(heard, settings, host);
  const isSeen = ({ id }: CardMatch) => !retrieval.repeatInSession && session?.seen.has(id) === true;
  const facts = findAgent(heard.dialect.id)?.facts;
  const context = renderContext({ matches: matches.filter((match) => !isSeen(match)) }, {
    maxChars: Math.min(retrieval.additionalContextMaxChars, facts?.maxContextChars ?? Infinity),
    maxBytes: facts?.maxContextBytes ?? Infinity,
    dataDir: settings.flaggedDataDir,
    fileOf,
  });
  const repeatedIds = matches.filter(isSeen).map(({ id }) => id);
  return { context, repeatedIds, ...(session === undefined ? {} : { session }) };
}

/** Without a session, or a place to note it, cards may come twice. */
async function sessionOf(
  { dialect, event }: Heard,
  { dataDir = "" }: HookSettings,
  host: Host,
): Promise<SessionState | undefined> {
  if (event.sessionId === undefined) return undefined;
  try {
    return await openSession({ dataDir, provider: dialect.id, sessionId: event.sessionId }, host);
  } catch {
    return undefined;
  }
}
