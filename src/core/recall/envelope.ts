/**
 * The task envelope: what recall understood of a prompt, as labels for explanation and for the event log.
 *
 * @module
 */

import { type PromptReading, textsOf } from "../prompt/reading.ts";
import { compilePatterns, findIn, type PatternIndex } from "../signal/pattern.ts";
import { readWords } from "../signal/words.ts";
import { WordList } from "../text/word_list.ts";
import { OPERATIONS, SURFACES, TASK_TYPES } from "./envelope_tables.ts";
import type { TaskEnvelope } from "./result.ts";

/** Lists in the envelope are cut here: it describes the task, it does not copy it. */
const MOST_ITEMS = 12;

/** A path, or a file name with an ending; what comes before and after it is bounded, so that the search is linear. */
const FILE =
  /(?<![\w/.:@-])(?:[\w@~.-]{1,64}\/){0,12}[\w@.-]{0,64}\.[a-zA-Z][a-zA-Z0-9]{0,9}(?![\w/-])|(?<![\w/.:@-])(?:[\w@~.-]{0,64}\/){2,12}[\w@.-]{1,64}/g;

/** Endings that say "file"; a name with another ending counts only inside a path. */
const FILE_ENDINGS = new WordList(
  "ts tsx js jsx mjs cjs json jsonc md mdx yml yaml toml lock css scss less html vue svelte py ipynb rs go java kt swift c h cc cpp hpp cs rb php sh bash zsh ps1 " +
    "sql graphql proto tf ini cfg conf env txt csv tsv log xml svg png jpg pdf gradle dart lua ex exs erl hs scala clj r jl zig nix",
);

/** Inline code that begins with one of these is a command line. */
const COMMANDS = new WordList(
  "git gh npm npx pnpm yarn bun deno node cargo rustc go make cmake docker docker-compose kubectl helm terraform pip pip3 uv poetry python python3 pytest ruff " +
    "bash sh zsh curl wget psql mysql redis-cli sqlite3 aws gcloud az ssh scp rsync systemctl brew apt apt-get mvn gradle dotnet ruby bundle rails php composer ome claude codex",
);

const INLINE_CODE = /`([^`\n]{2,200})`/g;

/** A command line in plain words, for the programs whose names are not also English words. */
const PLAIN_COMMAND =
  /\b(?:git|gh|npm|npx|pnpm|deno|cargo|docker|kubectl|terraform|pytest)(?: [a-z][\w:-]{1,30})(?: --?[\w=-]{1,40}){0,4}/g;

const TABLES = { taskTypes: TASK_TYPES, surfaces: SURFACES, operations: OPERATIONS } as const;

/** A label and its table, as one id. */
const idOf = (table: string, label: string): string => `${table} ${label}`;

let labels: PatternIndex<string> | undefined;

/**
 * Describes a prompt's task.
 *
 * @param reading The prompt, read into passages.
 * @param found The ids of the signals that it sets off, and its most informative terms, best first.
 * @returns The envelope. Lists are bounded, and in the order of their tables or of the prompt.
 *
 * @example
 * ```ts
 * import { readPrompt } from "../prompt/reading.ts";
 * import { describeTask } from "./envelope.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const reading = readPrompt("Fix the button in src/app.tsx, do not touch the API");
 * const { surfaces, files, constraints } = describeTask(reading, { signals: new Set(), keywords: [] });
 * assertEquals([surfaces, files, constraints], [["ui"], ["src/app.tsx"], ["do not touch the API"]]);
 * ```
 */
export function describeTask(
  reading: PromptReading,
  { signals, keywords }: { readonly signals: ReadonlySet<string>; readonly keywords: readonly string[] },
): TaskEnvelope {
  const asked = textsOf(reading, ["request", "background"]);
  const found = findLabels(asked);
  const labelled = (table: keyof typeof TABLES) =>
    Object.keys(TABLES[table]).filter((label) => found.has(idOf(table, label)));
  return {
    language: reading.language,
    taskTypes: labelled("taskTypes"),
    surfaces: labelled("surfaces"),
    operations: labelled("operations"),
    files: firstOf(asked.flatMap(filesIn)),
    commands: firstOf(asked.flatMap(commandsIn)),
    constraints: firstOf(textsOf(reading, ["negated"])),
    intentModes: reading.intentModes,
    signals: [...signals],
    keywords,
    segments: reading.segments,
    length: reading.text.length,
  };
}

function findLabels(passages: readonly string[]): ReadonlySet<string> {
  const index = labels ??= compilePatterns(
    Object.entries(TABLES).flatMap(([table, patterns]) =>
      Object.entries(patterns).map(([label, words]) => [idOf(table, label), words] as const)
    ),
  );
  return new Set(passages.flatMap((passage) => [...findIn(readWords(passage), index)]));
}

function filesIn(text: string): string[] {
  return (text.match(FILE) ?? []).filter((name) => {
    const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
    return name.includes("/") || FILE_ENDINGS.has(ending);
  });
}

function commandsIn(text: string): string[] {
  const inline = Array.from(text.matchAll(INLINE_CODE), ([, code = ""]) => code.trim().replace(/^\$ /, ""));
  const isCommand = (code: string) => COMMANDS.has(code.split(" ", 1)[0] ?? "");
  return [...inline.filter(isCommand), ...text.replace(INLINE_CODE, " ").match(PLAIN_COMMAND) ?? []];
}

function firstOf(items: readonly string[]): string[] {
  return [...new Set(items)].slice(0, MOST_ITEMS);
}
