/**
 * The settings of a library: their table, defaults, and reading them from what `config.json` holds.
 *
 * @module
 */

import { boolean, group, mapOf, number, oneOf, optionalText, texts } from "../fields/define.ts";
import type { ValuesOf } from "../fields/field.ts";
import { readFields, type Reading, type ReadOptions } from "../fields/read.ts";
import type { Finding } from "../finding.ts";

/** The version of the format that this program reads and writes. */
const CONFIG_VERSION = 1;

/** Every setting, in the order of writing. */
export const CONFIG_FIELDS = {
  version: number("Version of this file's format", { default: 1, min: 1, max: CONFIG_VERSION, integer: true }),
  dataDir: optionalText("Where the library lives; read from ~/.oh-my-experience/config.json alone"),
  privacy: group("What may be written down", {
    saveRawPrompt: boolean("Keep the prompt's text in the event log", false),
  }),
  retrieval: group("What is recalled at a prompt", {
    maxCards: number("Most cards at one prompt", { default: 4, min: 1, max: 20, integer: true }),
    minScore: number("Least evidence that shows a card, from 0 to 100", { default: 40, min: 0, max: 100 }),
    additionalContextMaxChars: number("Most characters of context at one prompt", {
      default: 6000,
      min: 500,
      max: 9500,
      integer: true,
    }),
    hookTimeoutMs: number("Longest time of a hook, in milliseconds", {
      default: 4000,
      min: 50,
      max: 60_000,
      integer: true,
    }),
    repeatInSession: boolean("Show a card again in a session that has seen it", false),
  }),
  projects: group("Where recall is silent", {
    off: texts("Project keys, or absolute folders, in which nothing is recalled"),
  }),
  hooks: group("The connected agents", {
    providers: mapOf(
      "One agent, by its name",
      group("Its hook", { enabled: boolean("Answer this agent's prompts", true) }),
    ),
  }),
  sessions: group("Evidence from past sessions", {
    store: oneOf("What is kept of a session", ["pointer", "recent", "full"], "pointer"),
    retainDays: number("Days that evidence and old event logs are kept", {
      default: 30,
      min: 1,
      max: 3650,
      integer: true,
    }),
    keepAppliedEvidence: boolean("Keep the evidence of cards that were approved", true),
  }),
};

/** The settings of a library. */
export type Config = ValuesOf<typeof CONFIG_FIELDS>;

/** What an empty `config.json` means. */
export const DEFAULT_CONFIG: Config = readFields(CONFIG_FIELDS, {}, { prefix: "config" }).value;

/**
 * Reads settings from a parsed `config.json`.
 *
 * @param value What the JSON parser returned.
 * @param locate Where a key stands in the file.
 * @returns The settings, with the default for everything that is absent or cannot be used, and the findings. A file of
 * a newer format gives the defaults alone: what its keys mean is not ours to guess.
 *
 * @example
 * ```ts
 * import { readConfig } from "./config.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { value, findings } = readConfig({ version: 1, retrieval: { maxCards: 50, minScore: 55 } });
 * assertEquals([value.retrieval.maxCards, value.retrieval.minScore], [4, 55]);
 * assertEquals(findings[0]?.code, "config.range");
 * ```
 */
export function readConfig(value: unknown, locate?: ReadOptions["locate"]): Reading<Config> {
  if (isTooNew(value)) return { value: DEFAULT_CONFIG, findings: [tooNew(value.version, locate)] };
  return readFields(CONFIG_FIELDS, value, { prefix: "config", naming: "same", ...(locate ? { locate } : {}) });
}

function isTooNew(value: unknown): value is { version: number } {
  const version = typeof value === "object" && value !== null && "version" in value ? value.version : undefined;
  return typeof version === "number" && version > CONFIG_VERSION;
}

function tooNew(version: number, locate: ReadOptions["locate"]): Finding {
  return {
    code: "config.too-new",
    level: "error",
    message: `The settings have version ${version}, and this program reads up to ${CONFIG_VERSION}`,
    mend: "Update ome, or start over with `ome init --reset-config`",
    ...locate?.(["version"]),
  };
}
