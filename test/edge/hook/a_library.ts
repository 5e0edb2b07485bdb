/** A library with one card, a project that it belongs to, and payloads: what tests of the hook begin with. */

import { readEvents } from "../../../src/edge/events/read_events.ts";
import { runHook } from "../../../src/edge/hook/run_hook.ts";
import type { HookEvent } from "../../../src/core/event/hook_event.ts";
import { MemoryHost, type MemoryHostSetup } from "../../memory_host.ts";

export const LIBRARY = "/home/ada/.oh-my-experience";
export const CARD = `${LIBRARY}/experiences/active/browser-validation.md`;
export const LOG = `${LIBRARY}/events.jsonl`;

/** A prompt that the card is for, and one that it is not. */
export const MATCHING = "Fix the login page UI and verify it in the browser";
export const NEAR_MISS = "Write the SQL migration for the orders table, no UI involved";

/** The card of the schema's own description. */
export const CARD_TEXT = `---
schema: ome-card
id: browser-validation
status: active
title: Browser Validation
category: Testing
summary: When a UI-facing change can affect visible behavior, the common mistake is to stop at static checks or internal calls; validate the real user path in a browser and ignore backend-only work.
criteria:
  use_when:
    - UI or browser validation
    - visible frontend change
  ignore_when:
    - pure backend migration
    - UI wording is only an example
engine_hints:
  positive:
    - ui_surface
  negative:
    - ui_surface_noise
recall:
  policy: must
  risk: high
  confidence: medium
  triggers:
    - browser validation
    - UI verification
  topics:
    - frontend
    - test
scope:
  level: project
  project_key: github.com/example/app
language: en
---

# Browser Validation

## What This Card Is For

A change that people see is checked where they see it.

## Usage Criteria

Use:
- UI or browser validation

## Full Rule

\`\`\`text
Open the real UI, exercise the user-visible path, and inspect the browser console.
\`\`\`
`;

/** A payload as Claude Code sends it. */
export function payload(prompt: string, of: Record<string, unknown> = {}): string {
  return JSON.stringify({
    hook_event_name: "UserPromptSubmit",
    session_id: "s1",
    transcript_path: "/x",
    cwd: "/src/app",
    prompt,
    ...of,
  });
}

/** A machine with the card's library, and the project at `/src/app`. */
export function hookHost({ files = {}, ...setup }: MemoryHostSetup = {}): MemoryHost {
  const config = '[remote "origin"]\n\turl = git@github.com:example/app.git\n';
  return new MemoryHost({
    ...setup,
    files: {
      [CARD]: CARD_TEXT,
      "/src/app/.git/config": config,
      "/src/app/.git/HEAD": "ref: refs/heads/main\n",
      ...files,
    },
  });
}

/** Runs the hook on a machine and gives back the context that it printed; empty if it printed nothing. */
export async function contextOf(host: MemoryHost, args: readonly string[] = []): Promise<string> {
  const before = host.printed.length;
  await runHook(args, host);
  const printed = host.printed.slice(before);
  return printed === "" ? "" : JSON.parse(printed).hookSpecificOutput.additionalContext;
}

/** The hook events of the library. */
export function hookEvents(host: MemoryHost): HookEvent[] {
  return [...readEvents(LIBRARY, host)].flatMap(({ event }) => event?.kind === "hook" ? [event] : []);
}
