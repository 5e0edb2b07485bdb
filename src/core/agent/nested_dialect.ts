/**
 * The payload and the answer that many agents share: fields in snake case in, `hookSpecificOutput` out.
 *
 * @module
 */

import type { JsonObject, PromptEvent } from "./hook_dialect.ts";
import { present, textAt } from "./payload.ts";

/**
 * Reads a prompt from a payload in snake case.
 *
 * @param payload What the agent sent.
 * @param events The names that the agent has for the event; a payload that names no event is taken for it.
 * @returns The prompt; undefined where there is none.
 */
export function readNestedPrompt(payload: JsonObject, events: readonly string[]): PromptEvent | undefined {
  const prompt = textAt(payload, "prompt");
  if (prompt === undefined) return undefined;
  return {
    prompt,
    ...present({
      cwd: textAt(payload, "cwd"),
      sessionId: textAt(payload, "session_id"),
      turnId: textAt(payload, "turn_id") ?? textAt(payload, "prompt_id"),
      transcriptPath: textAt(payload, "transcript_path"),
      notAPerson: notAPerson(payload, events),
    }),
  };
}

/**
 * Reads from a payload in snake case that the context was compacted.
 *
 * @param payload What the agent sent.
 * @returns The session; undefined where the payload tells something else.
 */
export function readNestedCompaction(payload: JsonObject): string | undefined {
  const event = textAt(payload, "hook_event_name");
  const compacted = event === "SessionStart" ? textAt(payload, "source") === "compact" : event === "PreCompact";
  return compacted ? textAt(payload, "session_id") : undefined;
}

/**
 * Writes the nested answer.
 *
 * @param event The event's name, which the agent checks.
 * @param context What the model shall read.
 * @returns The answer.
 */
export function nestedReply(event: string, context: string): JsonObject {
  return { hookSpecificOutput: { hookEventName: event, additionalContext: context } };
}

function notAPerson(payload: JsonObject, events: readonly string[]): PromptEvent["notAPerson"] {
  const event = textAt(payload, "hook_event_name");
  if (event !== undefined && !events.includes(event)) return "other-event";
  return textAt(payload, "agent_id") === undefined ? undefined : "sub-agent";
}
