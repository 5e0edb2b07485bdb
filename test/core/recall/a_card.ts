import type { Card, LibraryCard, LibraryScope } from "../../../src/core/card/card.ts";

/** What a test says of a card; the rest is empty or ordinary. */
export interface CardParts
  extends Partial<Pick<Card, "id" | "title" | "summary" | "rule" | "language" | "status" | "scope">> {
  readonly useWhen?: readonly string[];
  readonly ignoreWhen?: readonly string[];
  readonly triggers?: readonly string[];
  readonly topics?: readonly string[];
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  readonly policy?: Card["recall"]["policy"];
  readonly positive?: readonly string[];
  readonly negative?: readonly string[];
  readonly libraryScope?: LibraryScope;
}

/** A card for a test. */
export function aCard(parts: CardParts): LibraryCard {
  const { title = "Untitled", libraryScope = "global" } = parts;
  return {
    libraryScope,
    card: {
      id: parts.id ?? title.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      status: parts.status ?? "active",
      title,
      category: "Testing",
      summary: parts.summary ?? "",
      criteria: { useWhen: parts.useWhen ?? [], ignoreWhen: parts.ignoreWhen ?? [] },
      engineHints: { positive: parts.positive ?? [], requiredAll: [], negative: parts.negative ?? [] },
      recall: {
        policy: parts.policy ?? "should",
        risk: "medium",
        confidence: "medium",
        triggers: parts.triggers ?? [],
        topics: parts.topics ?? [],
        aliases: parts.aliases ?? {},
      },
      scope: parts.scope ?? { level: "global" },
      language: parts.language ?? "en",
      intro: "",
      rule: parts.rule ?? "",
    },
  };
}

/** A small library on different subjects. */
export const LIBRARY: readonly LibraryCard[] = [
  aCard({
    title: "Browser validation",
    summary: "When a visible page changes, the usual wrong turn is to stop at unit tests; open the page in a browser.",
    useWhen: ["visible frontend change", "verify the page in a browser"],
    ignoreWhen: ["pure backend work"],
    triggers: ["browser validation", "UI verification"],
  }),
  aCard({
    title: "Database migration",
    summary: "When a migration renames a column, expand first and contract later, so that old code survives.",
    useWhen: ["write a database migration", "rename a column"],
    triggers: ["database migration", "rename column", "SQL migration"],
    aliases: { migration: ["迁移"] },
  }),
  aCard({
    title: "Git force push",
    summary: "When history was rewritten, never force push a shared branch; use force-with-lease.",
    useWhen: ["force push a branch"],
    triggers: ["git push --force", "force push"],
  }),
  aCard({
    id: "zh-cache",
    title: "缓存一致性",
    summary: "更新数据库之后要删除缓存，不要先删缓存再写库。",
    useWhen: ["缓存和数据库不一致"],
    triggers: ["缓存一致性", "删除缓存"],
    language: "zh",
  }),
];
