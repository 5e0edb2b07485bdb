/**
 * One card of the compact index: everything that decides whether it applies, and not its rule.
 *
 * @module
 */

import type { CardMatch } from "../recall/result.ts";
import { dataDirFlag } from "./data_dir_flag.ts";
import { matchInWords } from "./match_words.ts";
import { oneLine } from "./one_line.ts";
import { UnicodePattern } from "../text/unicode_pattern.ts";

/** The most UTF-16 units of each field: a card that follows the format is never cut. */
const MAX_CHARS = { title: 160, summary: 480, scope: 160, criteria: 480, match: 240, file: 600 } as const;

/** The most UTF-16 units of one phrase in a list. */
const MAX_PHRASE_CHARS = 160;

/** Ids that are safe in a command line, as the card format has them. */
const SAFE_ID = new UnicodePattern("^[\\p{L}\\p{M}\\p{N}_][\\p{L}\\p{M}\\p{N}_.-]{0,79}$", "u");

/**
 * Renders one card of the compact index.
 *
 * @param match The card, as recall returned it.
 * @param at Where its Markdown lies, for the link of the final report, and the data folder that the command of its rule
 * must name.
 * @returns About eight lines without a line end; undefined for an id that could not stand in a command line.
 */
export function renderCard(
  match: CardMatch,
  { file, dataDir }: { readonly file: string; readonly dataDir: string | undefined },
): string | undefined {
  if (!SAFE_ID.test(match.id)) return undefined;
  const { shown } = match;
  const title = oneLine(match.title, MAX_CHARS.title) || match.id;
  const fields: [label: string, value: string][] = [
    ["Summary", oneLine(shown.summary, MAX_CHARS.summary)],
    ["Scope", scopeInWords(match)],
    ["Use if", listOf(shown.useWhen)],
    ["Ignore if", listOf(shown.ignoreWhen)],
    ["Matched by", oneLine(matchInWords(match.reasons), MAX_CHARS.match)],
    ["Full rule", ruleCommand(match, dataDir)],
    ["Report link", linkTo(title, file)],
  ];
  const lines = fields.filter(([, value]) => value !== "").map(([label, value]) => `  ${label}: ${value}`);
  return [`- ${title} (id: ${match.id})`, ...lines].join("\n");
}

/**
 * The command that prints the rule of a card.
 *
 * @param card The card's id and the library that holds it.
 * @param dataDir The absolute data folder to name, for cards of the global library; left out where no quotes would hold it.
 * @returns A command line for any shell.
 */
export function ruleCommand({ id, libraryScope }: Pick<CardMatch, "id" | "libraryScope">, dataDir?: string): string {
  if (libraryScope === "project") return `ome experience show ${id} --scope project --section rule`;
  return `ome experience show ${id} --section rule${dataDirFlag(dataDir)}`;
}

function scopeInWords({ shown, libraryScope }: CardMatch): string {
  const scope = oneLine(shown.scope, MAX_CHARS.scope);
  return libraryScope === "project" ? `${scope}; this card comes from the repository, not from the user` : scope;
}

/** As many whole phrases as fit, and how many more there are. */
function listOf(phrases: readonly string[]): string {
  const lines = phrases.map((phrase) => oneLine(phrase, MAX_PHRASE_CHARS)).filter((line) => line !== "");
  let count = 0;
  for (let length = 0; count < lines.length; count++) {
    length += (lines[count] ?? "").length + 2;
    if (length > MAX_CHARS.criteria) break;
  }
  const rest = lines.length - count;
  return lines.slice(0, count).join("; ") + (rest > 0 ? `; and ${rest} more` : "");
}

/** A Markdown link; characters that would end its label or its target early are escaped. */
function linkTo(title: string, file: string): string {
  const label = title.replace(/[\\[\]]/g, "\\$&");
  const target = oneLine(file, MAX_CHARS.file).replaceAll("\\", "/").replace(/[ %()<>#?]/g, percentOf);
  return `[${label}](${target})`;
}

function percentOf(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}
