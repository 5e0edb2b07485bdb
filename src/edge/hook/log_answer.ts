/**
 * The one event that a prompt leaves.
 *
 * @module
 */

import type { Config } from "../../core/config/config.ts";
import { describeRecall, type KeyedHash } from "../../core/event/describe_recall.ts";
import type { HookEvent } from "../../core/event/hook_event.ts";
import { ENGINE_VERSION, SCORER_VERSION } from "../../core/recall/versions.ts";
import { configFingerprint } from "../settings/config_fingerprint.ts";
import { appendEvent, newEventHead } from "../events/event_log.ts";
import { keyedHash } from "../events/event_salt.ts";
import type { Host } from "../host.ts";
import type { Answer } from "./answer.ts";
import type { HookSettings } from "./hook_settings.ts";
import type { Heard } from "./listen.ts";

/** The most cards that an event names as broken. */
const MOST_BROKEN = 24;

/** A session id of this form is written as it is; anything else could be a path. */
const PLAIN_ID = /^[\w.:-]{1,80}$/;

/**
 * Appends the event; a library that is not there gets none.
 *
 * @param answer What became of the prompt.
 * @param run The prompt, and the settings of this run.
 * @param host The outside world.
 * @throws {FileError} Where the log cannot be written.
 */
export async function logAnswer(
  answer: Answer,
  { heard, settings }: { readonly heard: Heard; readonly settings: HookSettings },
  host: Host,
): Promise<void> {
  const { dataDir, budget, config } = settings;
  const durationMs = Math.round(budget.spent() * 10) / 10;
  if (dataDir === undefined || host.files.stat(dataDir)?.kind !== "folder") return;
  const hash = await keyedHash(dataDir, host);
  const [asked, recalled, settingsFingerprint] = await Promise.all([
    askedPart(heard, config, hash),
    answer.result === undefined ? undefined : describeRecall(answer.result, hash),
    configFingerprint(config, host),
  ]);
  await appendEvent(dataDir, {
    ...newEventHead(host),
    kind: "hook",
    engineVersion: ENGINE_VERSION,
    scorerVersion: SCORER_VERSION,
    matchedIds: [],
    ...asked,
    ...recalled,
    ...answerPart(answer),
    configFingerprint: settingsFingerprint,
    durationMs,
  }, host);
}

type AskedPart = Pick<HookEvent, "provider" | "promptHash" | "sessionId" | "turnId" | "rawPrompt">;

async function askedPart({ dialect, event }: Heard, { privacy }: Config, hash: KeyedHash): Promise<AskedPart> {
  const idOf = async (id: string | undefined) =>
    id === undefined || PLAIN_ID.test(id) ? id : (await hash(id)).slice(0, 16);
  const [promptHash, sessionId, turnId] = await Promise.all([
    hash(event.prompt),
    idOf(event.sessionId),
    idOf(event.turnId),
  ]);
  return {
    provider: dialect.id,
    promptHash,
    ...(sessionId === undefined ? {} : { sessionId }),
    ...(turnId === undefined ? {} : { turnId }),
    ...(privacy.saveRawPrompt ? { rawPrompt: event.prompt } : {}),
  };
}

function answerPart({ context, repeatedIds, loaded, error }: Answer) {
  const broken = loaded?.brokenCards.slice(0, MOST_BROKEN) ?? [];
  return {
    cardSetFingerprint: loaded?.fingerprint ?? "",
    repeatedIds,
    renderedIds: context.shown,
    contextTruncated: context.truncated,
    contextChars: context.text.length,
    deliveryStatus: "unknown",
    injected: context.text !== "",
    ...(error === undefined ? {} : { error }),
    ...(broken.length === 0 ? {} : { brokenCards: broken }),
  } satisfies Partial<HookEvent>;
}
