/** Reads the recall benchmark, which lies beside the project and never inside it. */

import type { Card, LibraryCard } from "../../src/core/card/card.ts";
import type { EvalCase } from "../../src/core/eval/suite.ts";

/** The folder of the benchmark's cases, relative to the project's root. */
export const CASES_FOLDER = "../shared/bench/cases";

/** One prompt and its labels. */
export interface BenchCase extends Omit<EvalCase, "difficulty"> {
  /** The repository that the prompt comes from. */
  readonly repository: string;
}

/** A library and the prompts that are asked of it. */
export interface BenchSuite {
  /** The repository's short name, or `merged`. */
  readonly name: string;
  readonly cards: readonly LibraryCard[];
  readonly cases: readonly BenchCase[];
}

/** Reads every suite, or nothing where the folder is missing. */
export function readSuites(folder: string = CASES_FOLDER): BenchSuite[] {
  let names: string[];
  try {
    names = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) => name.endsWith(".suite.json"));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
  return names.sort().map((name) => readSuite(folder, name.slice(0, -".suite.json".length)));
}

function readSuite(folder: string, name: string): BenchSuite {
  const read = (kind: string) => JSON.parse(Deno.readTextFileSync(`${folder}/${name}.${kind}.json`));
  return {
    name,
    cards: read("cards").experiences.map(readCard),
    cases: read("suite").cases.map(readCase),
  };
}

interface RawCase extends Partial<Omit<BenchCase, "repository">> {
  readonly id: string;
  readonly prompt: string;
}

function readCase(raw: RawCase): BenchCase {
  const tags = raw.tags ?? [];
  return {
    id: raw.id,
    prompt: raw.prompt,
    expectedCards: raw.expectedCards ?? [],
    unexpectedCards: raw.unexpectedCards ?? [],
    allowedExtraCards: raw.allowedExtraCards ?? [],
    expectNoMatches: raw.expectNoMatches ?? false,
    tags,
    repository: tags.find((tag) => tag.startsWith("source:"))?.slice("source:".length) ?? "?",
  };
}

interface RawCard extends Pick<Card, "id" | "status" | "title" | "category" | "summary" | "language" | "rule"> {
  readonly criteria: { readonly use_when: string[]; readonly ignore_when: string[] };
  readonly recall: Pick<Card["recall"], "policy" | "risk" | "confidence" | "triggers" | "topics">;
}

function readCard(raw: RawCard): LibraryCard {
  const { id, status, title, category, summary, language, rule, criteria, recall } = raw;
  return {
    libraryScope: "global",
    card: {
      id,
      status,
      title,
      category,
      summary,
      language,
      rule,
      intro: "",
      criteria: { useWhen: criteria.use_when, ignoreWhen: criteria.ignore_when },
      engineHints: { positive: [], requiredAll: [], negative: [] },
      recall: { ...recall, aliases: {} },
      scope: { level: "global" },
    },
  };
}
