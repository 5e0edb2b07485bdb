import { assertEquals, assertStringIncludes } from "@std/assert";
import { widthOf } from "../../src/cli/views/wrap.ts";
import { cardText } from "../edge/library/card_text.ts";
import type { MemoryHost } from "../memory_host.ts";
import { programHost } from "./program_host.ts";
import { runCli } from "./run_cli.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const LONG_ID = "a-very-long-id-that-goes-on-and-on-and-on-for-nearly-eighty-chars-in-all-xyz";
const CHINESE = "重命名正在使用的数据库字段必须分成三步来做，绝对不能在一次迁移里直接改名，否则旧版本会立刻报错";

/** Looks take no columns. */
// deno-lint-ignore no-control-regex
const LOOKS = /\x1b\[\d+m/g;

const COMMANDS: readonly (readonly string[])[] = [
  ["experience", "list"],
  ["experience", "list", "--compact"],
  ["match", "Rename the flaky test of the 数据库字段", "--explain"],
  ["record", "search", "add a column 给订单表加字段"],
  ["stats"],
  ["doctor"],
];

const RECORD = `---
id: 给订单表加一个可空的字段而不锁表
type: recipe
title: 给订单表加一个可空的字段而不锁表 add a column
status: validated
confidence: high
applicability: 'PostgreSQL 14 以上，表比较大而且正在线上使用，不能停机的时候'
tags: [database]
created_at: 2026-11-01
updated_at: 2026-11-01
last_verified_at: 2026-11-01
source: 'https://example.org/x'
related: []
---

## Problem

Add a column to a table.

## When to use

Large tables.

## Procedure

1. \`alter table orders add column note text\`

## Validation

\`select note from orders limit 1\` answers.

## Rollback

\`alter table orders drop column note\`
`;

function cardOf(id: string, title: string): string {
  return cardText(id).replace(`title: Title of ${id}`, `title: ${title}`).replace("flaky test", title);
}

/** A library with long ids, Chinese titles and a broken card. */
function hostWith(setup: Parameters<typeof programHost>[0]): MemoryHost {
  const at = (id: string) => `${LIBRARY}/experiences/active/${id}.md`;
  return programHost({
    ...setup,
    files: {
      [at(LONG_ID)]: cardOf(LONG_ID, "Renaming a column of the database in use 🚀 needs three steps"),
      [at("分三步")]: cardOf("分三步", CHINESE),
      [at("flaky")]: cardText("flaky"),
      [at("坏")]: "---\nid: 坏\nstatus: activ\n---\n",
      [`${LIBRARY}/memory/recipes/给订单表加一个可空的字段而不锁表.md`]: RECORD,
    },
  });
}

/** What may stand beside a word that is too long for the line: a score, or the level of a finding. */
const BESIDE = /^ *\d+ {2}| {2}(?:error|warning|note)$/g;

/** Lines that are wider than they may be, but for single words: nothing else could be done about those. */
function tooWide(text: string, columns: number): string[] {
  return text.replace(LOOKS, "").split("\n").filter((line) =>
    widthOf(line) > columns && /\s/.test(line.replace(BESIDE, "").trim())
  );
}

for (const columns of [40, 80, 200]) {
  for (const words of COMMANDS) {
    Deno.test(`ome ${words.join(" ")} fits ${columns} columns, on a terminal, piped and without colour`, async () => {
      const env = { COLUMNS: String(columns) };
      const setups = [{ answers: [], columns }, { env }, { answers: [], env: { ...env, NO_COLOR: "1" } }];
      const outs: string[] = [];
      for (const setup of setups) outs.push((await runCli(words, hostWith(setup))).out);
      for (const out of outs) assertEquals(tooWide(out, columns), []);
      const [painted = "", piped, plain] = outs;
      assertEquals([painted.replace(LOOKS, ""), plain], [piped, piped]);
    });
  }
}

Deno.test("ome experience list leaves titles whole in a pipe that nobody gave a width", async () => {
  assertStringIncludes((await runCli("experience list --compact", hostWith({}))).out, CHINESE);
  assertStringIncludes((await runCli("experience list --compact", hostWith({ answers: [] }))).out, "…\n");
});
