/** Events for tests. */

import type { HookEvent } from "../../../src/core/event/hook_event.ts";

/** A plausible hook event; say only what the test is about. */
export function aHookEvent(of: Partial<HookEvent> = {}): HookEvent {
  return {
    kind: "hook",
    schemaVersion: 2,
    id: "01jdx",
    createdAt: "2026-11-30T09:00:00.000Z",
    provider: "claude",
    promptHash: "00".repeat(32),
    engineVersion: "1",
    scorerVersion: "1",
    cardSetFingerprint: "c",
    configFingerprint: "f",
    matchedIds: [],
    repeatedIds: [],
    renderedIds: [],
    contextTruncated: false,
    contextChars: 0,
    deliveryStatus: "unknown",
    injected: false,
    durationMs: 12,
    ...of,
  };
}
