import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import type { LibraryCard } from "../../../src/core/card/card.ts";
import { indexCards } from "../../../src/core/recall/index_cards.ts";
import { recall } from "../../../src/core/recall/recall.ts";
import { EVIDENCE_MODEL } from "../../../src/core/recall/weights.ts";
import { aCard, LIBRARY } from "./a_card.ts";

const INDEX = indexCards(LIBRARY);
const idsFor = (prompt: string, cards?: readonly LibraryCard[]) =>
  recall(prompt, cards === undefined ? INDEX : indexCards(cards)).matches.map(({ id }) => id);

Deno.test("recall() shows the card that a prompt calls for", () => {
  assertEquals(idsFor("Fix the login page and verify it in the browser, it is a visible frontend change"), [
    "browser-validation",
  ]);
  assertEquals(idsFor("write a database migration that renames the email column"), ["database-migration"]);
});

Deno.test("recall() does not mind inflection", () => {
  assertEquals(idsFor("validating the page in browsers"), ["browser-validation"]);
});

Deno.test("recall() reaches an English card from Chinese, and a Chinese card from English", () => {
  assertEquals(idsFor("写一个数据库迁移，重命名字段"), ["database-migration"]);
  assertEquals(idsFor("the cache and the database are inconsistent"), ["zh-cache"]);
});

Deno.test("recall() finds both halves of a mixed sentence (faults 17)", () => {
  assertEquals(idsFor("重写历史之后 git push --force 到共享分支"), ["git-force-push"]);
  assertEquals(idsFor("ＳＱＬ ｍｉｇｒａｔｉｏｎ for the orders table"), ["database-migration"]);
});

Deno.test("recall() is silent at small talk, and says so (faults 11)", () => {
  for (const prompt of ["yes", "continue", "merge it", "1", "👍", "/compact", "fix it", "继续"]) {
    const { matches, diagnostics } = recall(prompt, INDEX);
    assertEquals([prompt, matches.length, diagnostics.abstainReason], [prompt, 0, "small-talk"]);
  }
});

Deno.test("recall() is silent at machine text and logs without a request (faults 12)", () => {
  const prompts = [
    "<task-notification>database migration finished</task-notification>",
    "<local-command-stdout>git push --force</local-command-stdout>",
    "2026-01-01 10:00:00 ERROR database migration failed: rename column\n2026-01-01 10:00:01 ERROR database migration aborted",
  ];
  for (const prompt of prompts) assertEquals(recall(prompt, INDEX).diagnostics.abstainReason, "no-request");
});

Deno.test("recall() does not take common words for a topic (faults 13, 14)", () => {
  const cards = [
    aCard({
      title: "Errors are logged once",
      triggers: ["log errors once"],
      useWhen: ["handle an error of a service"],
    }),
    aCard({
      title: "Release from a clean tag",
      summary:
        "When a version is published, the usual wrong turn is to build it from a dirty folder; build it from a tag.",
      triggers: ["build", "passed", "release"],
      useWhen: ["publish a new version", "tag a release"],
    }),
  ];
  const prompts = [
    "is there an error log for my dishwasher",
    "publish a poem in a press release style",
    "build a treehouse for the neighbours",
    "the meeting passed quickly, summarize what was said",
    "release the doves at noon",
  ];
  for (const prompt of prompts) assertEquals([prompt, ...idsFor(prompt, cards)], [prompt]);
});

Deno.test("recall() takes a program about recipes for software, and a recipe for none", () => {
  const card = aCard({
    title: "Browser Validation",
    useWhen: ["UI or browser validation"],
    triggers: ["browser validation", "UI verification"],
    positive: ["ui_surface"],
  });
  assertEquals(idsFor("Fix the login page of the recipe app and verify it in the browser", [card]), [card.card.id]);
  assertEquals(idsFor("verify the dinner recipe before the party", [card]), []);
});

Deno.test("recall() does not publish a poem in a press release style (faults 13)", () => {
  const card = aCard({
    title: "Release checklist",
    useWhen: ["publish the release"],
    triggers: ["publish the release"],
  });
  assertEquals(idsFor("publish a poem in a press release style", [card]), []);
  assertEquals(idsFor("publish the release", [card]), [card.card.id]);
});

Deno.test("recall() hears negation, and its own negation (faults 15)", () => {
  assertEquals(idsFor("do not run the database migration yet, just explain it"), []);
  assertEquals(idsFor("don't skip the database migration"), ["database-migration"]);
});

Deno.test("recall() takes an explanation of a thing for no doing of it, and hears both", () => {
  const explaining = [
    "explain how a database migration works",
    "what is a database migration?",
    "Can you describe to me how git push --force works",
    "解释一下数据库迁移是怎么工作的",
  ];
  assertEquals(explaining.flatMap((prompt) => idsFor(prompt)), []);
  const doing = [
    "write a database migration and explain each step",
    "how do I write a database migration that renames a column?",
    "why does the database migration fail to rename the column?",
  ];
  for (const prompt of doing) assertEquals([prompt, ...idsFor(prompt)], [prompt, "database-migration"]);
});

Deno.test("recall() shows a card about explaining to whoever wants an explanation", () => {
  const card = aCard({
    title: "Explain Git with a graph",
    triggers: ["explain git"],
    useWhen: ["explain git branches"],
  });
  assertEquals(idsFor("explain git branches to a newcomer", [card]), ["explain-git-with-a-graph"]);
});

Deno.test("recall() matches whole tokens (faults 16)", () => {
  const cards = [
    aCard({ title: "JavaScript notes", triggers: ["js notes", "md notes"], useWhen: ["write notes about js"] }),
    aCard({ title: "Git", triggers: ["git"], useWhen: ["use git"] }),
    aCard({ title: "To do", triggers: ["to do"] }),
  ];
  for (const prompt of ["look at foo.js bar.md", "open github", "the history of the project"]) {
    assertEquals([prompt, ...idsFor(prompt, cards)], [prompt]);
  }
});

Deno.test("recall() excludes a card exactly when its ignore_when phrase stands in the prompt", () => {
  const { diagnostics } = recall("pure backend work: browser validation of the visible frontend change", INDEX);
  const verdict = diagnostics.candidates.find(({ id }) => id === "browser-validation");
  assertEquals(verdict?.rejectionReason, "excluded-by-ignore-when");
  assertEquals(diagnostics.abstainReason, "all-excluded");
});

Deno.test("recall() keeps a card out for want of its signal, whatever the words say", () => {
  const cards = [aCard({ title: "Browser validation", triggers: ["browser validation"], positive: ["goal_execute"] })];
  const { diagnostics } = recall("browser validation of the browser validation page", indexCards(cards));
  assertEquals(diagnostics.candidates[0]?.rejectionReason, "missing-required-signal");
});

Deno.test("recall() leaves out drafts, cards with policy off, and foreign projects", () => {
  const parts = { title: "Database migration", triggers: ["database migration"] };
  const scope = { level: "project", projectKey: "github.com/o/shop" } as const;
  assertEquals(idsFor("database migration", [aCard({ ...parts, status: "draft" })]), []);
  assertEquals(idsFor("database migration", [aCard({ ...parts, policy: "off" })]), []);
  const scoped = indexCards([aCard({ ...parts, scope })]);
  assertEquals(recall("database migration", scoped).diagnostics.applicableCount, 0);
  assertEquals(recall("database migration", scoped, { project: { key: "github.com/o/shop" } }).matches.length, 1);
});

Deno.test("recall() prefers a project's card to its global twin, and names it", () => {
  const parts = { id: "migrate", title: "Database migration", triggers: ["database migration"] };
  const cards = [aCard({ ...parts }), aCard({ ...parts, libraryScope: "project" })];
  const { matches } = recall("write a database migration", indexCards(cards));
  assertEquals(matches.map(({ libraryScope, similarCards }) => [libraryScope, similarCards]), [["project", [
    "migrate",
  ]]]);
});

Deno.test("recall() hears the request through a long prompt, and not the volume around it", () => {
  const background = "Some history: the team moved offices, billing changed twice and the wiki was rewritten. ".repeat(
    40,
  );
  assertEquals(idsFor(`${background}\n\nPlease write a database migration that renames the email column.`), [
    "database-migration",
  ]);
  const log = "2026-01-01 10:00:00 INFO database migration: rename column email\n".repeat(200);
  assertEquals(idsFor(`${log}\nPlease translate this sentence to French: the cat sleeps.`), []);
});

Deno.test("recall() stops when the caller's time is up, and says so", () => {
  const { diagnostics } = recall("write a database migration", INDEX, { outOfTime: () => true });
  assertEquals([diagnostics.timedOut, diagnostics.complete, diagnostics.evaluatedCount], [true, false, 0]);
});

Deno.test("recall() gives the same result every time", () => {
  const run = () => JSON.stringify(recall("rename a column in the database, verify the page in a browser", INDEX));
  assertEquals(run(), run());
});

Deno.test("recall() answers any text, surrogates and all, with evidence from 0 to 100", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (prompt) => {
      const { diagnostics } = recall(prompt, INDEX);
      return diagnostics.candidates.every(({ score }) => score >= 0 && score <= 100);
    }),
    { numRuns: 300, seed: 7 },
  );
});

Deno.test("recall() bounds its work on huge input (faults 19)", () => {
  const inputs = [
    "2026-01-01 ERROR database migration failed\n".repeat(25_000),
    "a.".repeat(25_000),
    "/a/b".repeat(25_000),
    "x".repeat(200_000),
    "数据库迁移".repeat(20_000),
    "rename the column ".repeat(20_000),
  ];
  for (const input of inputs) {
    let asked = 0;
    const { diagnostics } = recall(input, INDEX, { outOfTime: () => ++asked > 100 });
    assert(diagnostics.candidates.length <= LIBRARY.length, input.slice(0, 20));
    assertEquals(diagnostics.timedOut, false);
  }
});

Deno.test("recall() takes another model for measuring", () => {
  const model = { ...EVIDENCE_MODEL, intercept: -50 };
  assertEquals(recall("write a database migration", INDEX, { model }).matches, []);
});

Deno.test("recall() takes a tool that goes along with any project for no other technology", () => {
  const card = aCard({
    title: "Read the first error of a failed build",
    triggers: ["test fails in ci", "build is red"],
  });
  const score = (prompt: string) => recall(prompt, indexCards([card])).diagnostics.candidates[0]?.score ?? 0;
  assert(score("pnpm test fails in ci on github") > 60);
});

Deno.test("recall() finds a card by the error in a pasted log, and not by the rest of the log", () => {
  const card = aCard({ title: "Find the leak, do not raise max_connections", triggers: ["too many clients"] });
  const log = (line: string) =>
    `${line}\n    at connect (/app/node_modules/pg/lib/connection.js:614:13)\n` +
    "    at process.nextTick (node:internal/process:77:11)\nwhy does this happen, please fix";
  assertEquals(idsFor(log("Error: FATAL: sorry, too many clients already"), [card]), [card.card.id]);
  assertEquals(idsFor(log("Error: connection refused by the client"), [card]), []);
});

Deno.test("recall() takes one ordinary word of a phrase for half of it", () => {
  const card = aCard({ title: "Roll back first", triggers: ["production is down"] });
  const [whole, bare] = ["production is down, help", "build it for production, help"].map((prompt) =>
    recall(prompt, indexCards([card])).diagnostics.candidates[0]?.score ?? 0
  );
  assert(whole! > bare!, `${whole} and ${bare}`);
});
