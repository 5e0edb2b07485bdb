/**
 * The rings of the program and the rooms of its core, in the order in which they may be imported.
 *
 * @module
 */

/** A ring: the folder that it is, and the folders and packages that it may import from. */
export interface Ring {
  readonly folder: string;
  readonly imports: readonly string[];
}

/** The rings, from the inside out. `docs/design.md` explains them. */
export const RINGS: readonly Ring[] = [
  { folder: "src/core/", imports: ["src/core/", "@std/yaml", "zod"] },
  {
    folder: "src/edge/",
    imports: ["src/core/", "src/edge/", "docs/skill/", "jsonc-parser", "@secretlint/"],
  },
  { folder: "src/cli/", imports: ["src/core/", "src/edge/", "src/cli/", "@std/cli/"] },
];

/** The rooms of the core: a file imports only from its own room and from rooms that stand before it. */
export const CORE_ROOMS: readonly string[] = [
  "finding.ts",
  "version.ts",
  "fields",
  "markdown",
  "text",
  "privacy",
  "rank",
  "prompt",
  "signal",
  "project",
  "card",
  "record",
  "recall",
  "context",
  "config",
  "event",
  "agent",
  "session",
  "reflect",
  "stats",
  "doctor",
  "eval",
  "report",
];
