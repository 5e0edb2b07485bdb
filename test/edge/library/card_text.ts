/**
 * A card's file for tests: the least that is valid.
 *
 * @param id The id.
 * @param status The status.
 * @returns Front matter and body.
 */
export function cardText(id: string, status: string = "active"): string {
  return `---
schema: ome-card
id: ${id}
status: ${status}
title: Title of ${id}
category: Testing
summary: When tests are flaky, the usual wrong turn is to retry them; find the shared state instead.
criteria:
  use_when:
    - flaky test
recall:
  triggers:
    - flaky test
language: en
---

# Title of ${id}

## What This Card Is For

Flaky tests hide shared state.

## Usage Criteria

Use:
- flaky test

## Full Rule

\`\`\`text
Find what the tests share before running them again.
\`\`\`
`;
}
