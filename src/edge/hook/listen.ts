/**
 * From standard input to a prompt that a person typed, or to nothing.
 *
 * @module
 */

import type { HookDialect, PromptEvent } from "../../core/agent/hook_dialect.ts";
import { recognise } from "../../core/agent/recognise.ts";
import { isAnsweredElsewhere } from "../borrowed_hook.ts";
import type { Host } from "../host.ts";
import { openSession } from "../session_state.ts";
import type { HookSettings } from "./hook_settings.ts";
import { MAX_PAYLOAD_BYTES, PayloadReader } from "./payload.ts";

/** A prompt, and how to answer the agent that sent it. */
export interface Heard {
  readonly dialect: HookDialect;
  readonly event: PromptEvent;
}

/**
 * Listens for a prompt.
 *
 * @param settings The settings of this run.
 * @param host The outside world.
 * @returns The prompt; undefined where nobody asked anything, or where another entry of ours answers.
 */
export async function listen(settings: HookSettings, host: Host): Promise<Heard | undefined> {
  const { provider, config, budget, dataDir = "" } = settings;
  const reader = new PayloadReader();
  const isWhole = (bytes: Uint8Array) => reader.isWhole(bytes);
  const payload = reader.read(await host.readStdin(MAX_PAYLOAD_BYTES, budget.forReading(), isWhole));
  if (payload === undefined) return undefined;
  const recognition = recognise(payload, { provider, env: (name) => host.env(name) });
  const { dialect } = recognition;
  const compacted = dialect.readCompaction?.(payload);
  if (compacted !== undefined) {
    (await openSession({ dataDir, provider: dialect.id, sessionId: compacted }, host)).forget();
    return undefined;
  }
  const event = dialect.readEvent(payload, (name) => host.env(name));
  if (event === undefined || event.notAPerson !== undefined) return undefined;
  if (config.hooks.providers[dialect.id]?.enabled === false) return undefined;
  return isAnsweredElsewhere(recognition, host) ? undefined : { dialect, event };
}
