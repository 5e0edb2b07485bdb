import { assertEquals } from "@std/assert";
import type { Card } from "../../../src/core/card/card.ts";
import { checkCard, checkCards } from "../../../src/core/card/check.ts";
import { checkCardPlace } from "../../../src/core/card/place.ts";
import { hasErrors } from "../../../src/core/finding.ts";
import { EXAMPLE, EXAMPLE_FILE } from "./example.ts";

const PATH = "experiences/active/look-before-commit.md";

Deno.test("checkCard() finds nothing wrong with a good file", () => {
  assertEquals(checkCard(EXAMPLE_FILE, PATH), { card: EXAMPLE, findings: [] });
});

Deno.test("checkCard() adds place, lint and privacy to the shape, each with its line", () => {
  const file = EXAMPLE_FILE.replace("  - git commit", "  - commit").replace(
    "Stage paths",
    "In /home/mina/x stage paths",
  )
    .replace("Run `git", "token: ghp_" + "a1B2c3D4e5F6".repeat(3) + "\nRun `git");
  const { findings } = checkCard(file, "draft/other.md");
  assertEquals(findings.map(({ code, line, path }) => `${code} ${line} ${path}`), [
    "card.file-name 1 draft/other.md",
    "card.folder 1 draft/other.md",
    "card.generic-trigger 18 draft/other.md",
    "card.secret 42 draft/other.md",
    "card.abs-path 44 draft/other.md",
  ]);
});

Deno.test("checkCard() counts all that it leaves out once, whichever check found it", () => {
  const unknown = Array.from({ length: 16_000 }, (_, at) => `key_${at}: x\n`).join("");
  const file = EXAMPLE_FILE.replace("recall:", `${unknown}recall:`).replace(
    "Stage paths",
    "In /home/mina/x stage paths",
  );
  const { findings } = checkCard(file, PATH);
  assertEquals(findings.length, 101);
  // The unknown keys and the path of a person's machine, less the hundred that are listed.
  assertEquals(findings.at(-1)?.message, "15901 more findings are not listed");
});

Deno.test("checkCard() never repeats a secret, wherever it stands", () => {
  const secret = "ghp_" + "a1B2c3D4e5F6".repeat(3);
  const places = [
    "look-before-commit",
    "active",
    "Look before you commit",
    "git commit",
    "Git",
    "commit my changes",
    "explain what",
    "criteria",
    "worktree_diff_operation",
    "high",
    "project\n",
    "owner",
    "title: Look",
    "[提交]",
  ];
  for (const place of places) {
    const { findings } = checkCard(EXAMPLE_FILE.replace(place, `${secret}${place.endsWith("\n") ? "\n" : ""}`), PATH);
    assertEquals(findings.some(({ code }) => code === "card.secret"), true, place);
    assertEquals(findings.filter(({ message, mend }) => /a1B2c3/.test(message + mend)), [], place);
  }
});

Deno.test("checkCard() lets a card of an older library pass with notes", () => {
  const file = EXAMPLE_FILE.replace("[worktree_diff_operation]", "[uncommitted change safety, real diff]")
    .replace("language: en\n", "");
  const { card, findings } = checkCard(file, PATH);
  assertEquals(card?.engineHints.positive, ["uncommitted change safety", "real diff"]);
  assertEquals(findings.map(({ code, level }) => `${code} ${level}`), [
    "card.language note",
    "card.hint-prose note",
    "card.hint-prose note",
  ]);
});

Deno.test("checkCardPlace() compares names in one composition, and folders that are named for a status", () => {
  const card = { ...EXAMPLE, id: "résumé" };
  assertEquals(checkCardPlace(card, "active/re\u0301sume\u0301.MD"), []);
  assertEquals(checkCardPlace(card, "cards\\résumé.md"), []);
  assertEquals(checkCardPlace(card, "archived/x.md").map(({ code }) => code), ["card.file-name", "card.folder"]);
});

function filed(id: string, change: Partial<Card> = {}): { card: Card; path: string } {
  return { card: { ...EXAMPLE, id, ...change }, path: `${id}.md` };
}

const OTHER: Partial<Card> = {
  title: "Rehearse a migration",
  summary: "Before migrating production data, the usual mistake is to trust a small copy; rehearse on a full snapshot.",
  criteria: { useWhen: ["migrate the orders table"], ignoreWhen: [] },
  recall: { ...EXAMPLE.recall, triggers: ["database migration"] },
  rule: "Restore last night's snapshot, time the migration, and write down how to roll it back.",
};

Deno.test("checkCards() finds ids that differ in case or composition alone", () => {
  const findings = checkCards([filed("Foo"), filed("foo", OTHER), filed("bar", { ...OTHER, title: "x" })]);
  assertEquals(findings.map(({ code, path }) => `${code} ${path}`), [
    "card.duplicate-id foo.md",
    "card.near-duplicate bar.md",
  ]);
  assertEquals(hasErrors(findings), true);
});

Deno.test("checkCards() finds a reworded lesson, and not another one on the same subject", () => {
  const reworded = filed("stage-own-paths", {
    title: "Stage only your own paths",
    summary:
      "When you commit in a shared tree, the common mistake is sweeping in foreign changes; stage only your own paths.",
    rule: "Read the diff and run `git status`.\nStage your paths, never everything.",
  });
  const related = filed("rebase-first", {
    title: "Rebase before you push",
    summary: "When a branch is behind, the usual mistake is a merge bubble; fetch and rebase onto main, then push.",
    criteria: { useWhen: ["push my branch"], ignoreWhen: [] },
    recall: { ...EXAMPLE.recall, triggers: ["git push rejected", "rebase onto main"] },
    rule: "Run `git fetch`, then `git rebase origin/main`, and solve conflicts one commit at a time.",
  });
  assertEquals(checkCards([filed("look"), related]), []);
  assertEquals(checkCards([filed("look"), reworded]).map(({ code }) => code), ["card.near-duplicate"]);
});
