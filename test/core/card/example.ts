/** A whole card for tests, and its parts to vary. */

import type { Card } from "../../../src/core/card/card.ts";

export const EXAMPLE: Card = {
  id: "look-before-commit",
  status: "active",
  title: "Look before you commit",
  category: "Git",
  summary:
    "When committing in a shared tree, the usual mistake is to sweep in foreign changes; stage your own paths only.",
  criteria: { useWhen: ["commit my changes"], ignoreWhen: ["explain what git add does"] },
  engineHints: { positive: ["worktree_diff_operation"], requiredAll: [], negative: [] },
  recall: {
    policy: "should",
    risk: "medium",
    confidence: "high",
    triggers: ["git commit", "stage the changes"],
    topics: ["git"],
    aliases: { commit: ["提交"] },
  },
  scope: { level: "project", projectKey: "github.com/owner/name", modulePath: "apps/web" },
  language: "en",
  intro: "Committing is the moment when foreign changes slip in.",
  rule: "Run `git status` and read the diff.\nStage paths, never everything.",
};

/** The example's file as a person might have written it. */
export const EXAMPLE_FILE = `---
schema: ome-card
id: look-before-commit
status: active
title: Look before you commit
category: Git
summary: When committing in a shared tree, the usual mistake is to sweep in foreign changes; stage your own paths only.
criteria:
  use_when:
    - commit my changes
  ignore_when:
    - explain what git add does
engine_hints:
  positive: [worktree_diff_operation]
recall:
  confidence: high
  triggers:
  - git commit
  - stage the changes
  topics: [git]
  aliases: { commit: [提交] }
scope:
  level: project
  project_key: github.com/owner/name
  module_path: apps/web
language: en
---

# Look before you commit

## What This Card Is For

Committing is the moment when foreign changes slip in.

## Usage Criteria

Use: commit my changes

## Full Rule

\`\`\`text
Run \`git status\` and read the diff.
Stage paths, never everything.
\`\`\`
`;
