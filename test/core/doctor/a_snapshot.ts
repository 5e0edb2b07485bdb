/** An installation for tests: healthy; say only what the test is about. */

import type { Snapshot } from "../../../src/core/doctor/snapshot.ts";

/** A healthy installation with Claude Code's hook. */
export function aSnapshot(of: Partial<Snapshot> = {}): Snapshot {
  return {
    folder: { path: "~/.oh-my-experience", source: "default", exists: true, isWritable: true },
    config: [],
    cards: {
      libraries: [{ scope: "global", folder: "~", counts: { draft: 1, active: 2, archived: 0 } }],
      findings: [],
    },
    indexes: [{ path: "recall.index", state: "fresh" }],
    runs: [],
    hooks: [{
      id: "claude",
      name: "Claude Code",
      settings: "~/.claude/settings.json",
      isHere: true,
      isInstalled: true,
      missing: [],
      doubles: [],
      isEnabled: true,
      lastHeard: "2026-11-30T09:00:00.000Z",
      findings: [],
    }],
    deaf: [],
    skills: [],
    events: { path: "events.jsonl", bytes: 10, parts: 1, oldParts: 0, events: 3, torn: 0, prompts: 3, failures: 0 },
    quiet: { isShellSilent: false },
    programs: { version: "1.0.0", onPath: ["/usr/bin/ome"], isFirst: true },
    leftovers: [],
    ...of,
  };
}
