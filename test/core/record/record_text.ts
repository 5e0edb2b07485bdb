/** A recipe as a person writes it; `changes` replaces texts in it. */
export function recordText(id: string, changes: Readonly<Record<string, string>> = {}): string {
  let text = `---
id: ${id}
type: recipe            # task | recipe | artifact | failure
title: Add a nullable column to a reporting endpoint
status: validated       # draft | validated | deprecated
confidence: high
applicability: PHP endpoint on MySQL where the column is additive and no client parses SELECT *
tags: [php, mysql, migration]
created_at: 2026-10-24
updated_at: 2026-10-24
last_verified_at: 2026-10-24
source: user task
related: []
---

## Problem

A report needs one more field.

## When to use

The column may be empty.

## Procedure

1. Add the column.

## Validation

Compare the exports.

## Rollback

Drop the column.
`;
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`The record has no "${from}"`);
    text = text.replace(from, () => to);
  }
  return text;
}
