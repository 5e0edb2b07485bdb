/**
 * The small stores that the selftest runs over: what must be refused, and what only looks like it.
 *
 * Secrets are put together here, so that no scanner takes this file for a leak.
 *
 * @module
 */

/** One small store, and what must be found in it. */
export interface SelftestCase {
  /** What it holds, in words. */
  readonly name: string;
  /** Its files by their place in the store. */
  readonly files: Readonly<Record<string, string>>;
  /** The code that must be found; null where nothing at all may be. */
  readonly expects: string | null;
  /** What no finding may repeat. */
  readonly hides?: string;
}

/** The day on which the cases play. */
export const SELFTEST_DAY = "2026-10-25";

const TOKEN = `ghp_${"a1B2".repeat(9)}`;
const PASSWORD = `tr0ub4dor${"&3x"}`;
const PLACE = "recipes/add-column.md";

const GOOD = `---
id: add-column
type: recipe
title: Add a nullable column to a reporting endpoint
status: validated
confidence: high
applicability: PHP endpoint on MySQL, the column is additive and no client selects everything
tags: [php, mysql]
created_at: 2026-10-24
updated_at: 2026-10-24
last_verified_at: 2026-10-24
source: user task
related: []
---

## Problem

A report needs one more field.

## When to use

The column may be empty, and every client names the fields that it reads.

## Procedure

1. Add the column with a default of NULL.
2. Select it by name in the endpoint.

## Validation

Run the endpoint's tests, then compare the old export with the new one.

## Rollback

Deploy the old endpoint first, then drop the column.
`;

/** The good recipe with one thing changed, in its place. */
function changed(from: string | RegExp, to: string): Readonly<Record<string, string>> {
  return { [PLACE]: GOOD.replace(from, () => to) };
}

const TWIN = GOOD.replace("id: add-column", "id: add-column-again");
const DEPRECATED = "status: deprecated";

/** Every case; each refusal stands alone, so that it fails when its check is taken out. */
export const SELFTEST_CASES: readonly SelftestCase[] = [
  {
    name: "a credential in the body",
    files: changed("1. Add", `token = "${TOKEN}"\n1. Add`),
    expects: "exp.secret",
    hides: TOKEN,
  },
  {
    name: "a credential in the title",
    files: changed("reporting endpoint", TOKEN),
    expects: "exp.secret",
    hides: TOKEN,
  },
  { name: "a credential in a tag", files: changed("mysql]", `${TOKEN}]`), expects: "exp.secret", hides: TOKEN },
  { name: "a credential in the source", files: changed("user task", TOKEN), expects: "exp.secret", hides: TOKEN },
  {
    name: "a password that is assigned",
    files: changed("1. Add", `db_password: "${PASSWORD}"\n1. Add`),
    expects: "exp.secret",
    hides: PASSWORD,
  },
  {
    name: "a login inside a URL",
    files: changed("1. Add", `mysql://root:${PASSWORD}@db.internal/shop\n1. Add`),
    expects: "exp.secret",
    hides: PASSWORD,
  },
  { name: "a recipe without Rollback", files: changed(/## Rollback[^]*/, ""), expects: "exp.recipe-sections" },
  {
    name: "a recipe with an empty Rollback",
    files: changed(/(?<=## Rollback)[^]*/, "\n\n<!-- later -->\n"),
    expects: "exp.recipe-sections",
  },
  {
    name: "a recipe whose sections are out of order",
    files: changed(/## Problem[^]*(?=## Procedure)/, "## When to use\n\nNow.\n\n## Problem\n\nA field.\n\n"),
    expects: "exp.recipe-sections",
  },
  {
    name: "a path of one machine",
    files: changed("1. Add", "Open /home/mina/shop/app.php\n1. Add"),
    expects: "exp.abs-path",
  },
  {
    name: "a Windows path of one machine",
    files: changed("1. Add", "Open C:\\Users\\mina\\app.php\n1. Add"),
    expects: "exp.abs-path",
  },
  { name: "a header without status", files: changed("status: validated\n", ""), expects: "exp.schema" },
  {
    name: "a day that the calendar does not have",
    files: changed("updated_at: 2026-10-24", "updated_at: 2026-02-30"),
    expects: "exp.schema",
  },
  {
    name: "an id that leads out of the store",
    files: changed("id: add-column", "id: ../../add-column"),
    expects: "exp.schema",
  },
  { name: "front matter that is a program", files: { [PLACE]: `---js\n${GOOD.slice(4)}` }, expects: "exp.schema" },
  {
    name: "validated, and never verified",
    files: changed("last_verified_at: 2026-10-24\n", ""),
    expects: "exp.schema",
  },
  {
    name: "a restricted record",
    files: changed("related: []", "related: []\nsensitivity: restricted"),
    expects: "exp.sensitivity",
  },
  { name: "a recipe among the failures", files: { "failures/add-column.md": GOOD }, expects: "exp.misfiled" },
  { name: "two records with one id", files: { [PLACE]: GOOD, "recipes/z.md": GOOD }, expects: "exp.duplicate-id" },
  {
    name: "two records that say the same",
    files: { [PLACE]: GOOD, "recipes/add-column-again.md": TWIN },
    expects: "exp.near-duplicate",
  },
  { name: "a link to no record", files: changed("related: []", "related: [no-such-record]"), expects: "exp.related" },
  {
    name: "deprecated without a successor",
    files: changed("status: validated", DEPRECATED),
    expects: "exp.superseded-by",
  },
  {
    name: "a proof that is old",
    files: changed(/last_verified_at: .*/, "last_verified_at: 2026-01-02"),
    expects: "exp.stale",
  },
  { name: "an empty store", files: {}, expects: "exp.empty" },
  {
    name: "a store of READMEs alone",
    files: { "README.md": GOOD, "recipes/README.ru.md": "# Рецепты", "README.zh-CN.md": "# 记录" },
    expects: "exp.empty",
  },
  { name: "a record as it should be", files: { [PLACE]: GOOD, "README.ru.md": "# Рецепты" }, expects: null },
  {
    name: "talk about secrets, references, hashes and placeholders",
    files: changed(
      "1. Add",
      "No API key in the build: `apiKey: import.meta.env.X`, `token: <TOKEN>`, 3f786850e387550fdab836ed7e6dc881de23001b, " +
        "123e4567-e89b-12d3-a456-426614174000, #!/usr/bin/env php, https://example.com/home/mina, <path>\n1. Add",
    ),
    expects: null,
  },
];
