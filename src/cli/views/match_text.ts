/**
 * A recall as a person reads it.
 *
 * @module
 */

import type { QuietFacts } from "../../core/doctor/snapshot.ts";
import type {
  AbstainReason,
  CandidateVerdict,
  CardMatch,
  RecallResult,
  RejectionReason,
} from "../../core/recall/result.ts";
import { oneLine } from "../../core/context/one_line.ts";
import { countOf } from "../../core/text/count_of.ts";
import type { Host } from "../../edge/host.ts";
import type { Style } from "../command.ts";
import { silenceInWords } from "./silence_words.ts";
import { inPoints, reasonsInWords } from "./match_reasons.ts";
import { widthOf, wrap } from "./wrap.ts";
import { type WrittenWords, writtenWords } from "./written_words.ts";

/** What the text is made of. */
export interface MatchData extends RecallResult {
  /** The task as it was written. */
  readonly task: string;
  /** What silences the hook here; null where nothing does. */
  readonly silence: Required<QuietFacts>["here"] | null;
  /** Whether `OME_OFF` is set in this shell. */
  readonly isShellSilent: boolean;
  readonly brokenCards: readonly string[];
  /** For the person's time zone. */
  readonly host: Pick<Host, "zoneOffset">;
}

/** How the text is made. */
export interface MatchTextOptions {
  readonly explain: boolean;
  readonly style: Style;
}

/** Below the title of a card. */
const INDENT = "     ";
const LONGEST = 400;
const MOST_REASONS = 4;
const MOST_CANDIDATES = 12;

const ABSTAIN_WORDS: Readonly<Record<AbstainReason, string>> = {
  "no-candidate": "no active card shares an informative word or signal with the task",
  "below-threshold": "no card has enough evidence",
  "all-excluded": "every card that could apply is excluded",
  "small-talk": "the task is small talk, which calls for nothing",
  "no-request": "nobody asks for anything in it: logs, quotes and machine text are no request",
};

const REJECTION_WORDS: Readonly<Record<RejectionReason, string>> = {
  "excluded-by-ignore-when": "excluded: in this case the card is to be ignored",
  "missing-required-signal": "the task lacks a signal that the card asks for",
  "suppressed-signal": "a negative signal takes back the one that the card asks for",
  "below-threshold": "too little evidence",
  "thin-evidence": "only common words or topics speak for it",
  "weaker-than-best": "weaker than the best card",
  "near-duplicate": "says the same as a card that is shown",
  "over-limit": "there is no room for more cards",
};

/** What each family of evidence is, for people. */
const FAMILY_WORDS: Readonly<Record<string, string>> = {
  term: "words in common",
  subject: "everyday subject",
  phrase: "phrases",
  name: "title",
  text: "whole text",
  exclusion: "ignore-if phrases",
  technology: "another technology",
  negation: "ruled out in the task",
  intent: "only an explanation is asked for",
  signal: "signals",
};

/** Evidence that would be shown as nothing. */
const LEAST_SHOWN = 0.05;

/**
 * Writes a recall for a person.
 *
 * @param data The recall, and what else bears on it.
 * @param options Whether to explain, and how it may look.
 * @returns Lines that fit the terminal.
 */
export function matchText(data: MatchData, { explain, style }: MatchTextOptions): string {
  const task = writtenWords(data.task);
  const blocks = [
    headline(data, { explain, style }),
    ...data.matches.map((match) => matchBlock(match, { explain, style, task })),
    ...(explain ? [candidateBlock(data, style), readingBlock(data, { style, task })] : []),
    ...noteBlocks(data, style),
  ];
  return blocks.filter((block) => block !== "").join("\n");
}

function headline(
  { matches, diagnostics, envelope, threshold }: MatchData,
  { explain, style }: MatchTextOptions,
): string {
  if (matches.length > 0) {
    return `${style.bold(`${countOf(matches.length, "card")} would be shown`)}\n`;
  }
  const reason = whyNothing(diagnostics);
  const best = diagnostics.candidates.find(({ eligible }) => eligible);
  const explains = envelope.intentModes.join() === "explain" ? " Only an explanation is asked for." : "";
  const near = best === undefined ? "" : ` The nearest is "${best.id}"${distance(best, threshold)}.`;
  const hint = explain || diagnostics.candidates.length === 0 ? "" : " `--explain` says why.";
  return wrap(`Nothing would be shown${reason}.${explains}${near}${hint}`, style.columns);
}

function whyNothing({ abstainReason, inputCount, applicableCount }: RecallResult["diagnostics"]): string {
  if (abstainReason === undefined) return "";
  const isNobodys = abstainReason === "no-candidate";
  if (isNobodys && inputCount === 0) return ": there is no active card; `ome init` makes a library";
  if (isNobodys && applicableCount === 0) return ": no active card is in scope here";
  return `: ${ABSTAIN_WORDS[abstainReason]}`;
}

/** A card may have the points and still be left, such as one for which only common words speak. */
function distance({ score, rejectionReason }: CandidateVerdict, threshold: number): string {
  if (score < threshold) return ` with ${points(score)} of ${threshold} needed`;
  return rejectionReason === undefined ? "" : `: ${REJECTION_WORDS[rejectionReason]}`;
}

function matchBlock(
  match: CardMatch,
  { explain, style, task }: MatchTextOptions & { readonly task: WrittenWords },
): string {
  const reasons = reasonsInWords(match, task);
  const lines = [reasons.slice(0, explain ? reasons.length : MOST_REASONS).join(", ")];
  if (explain) lines.push(`Evidence: ${familiesInWords(match.evidenceFamilies)}`);
  if (match.similarCards.length > 0) lines.push(`Stands for: ${match.similarCards.join(", ")}`);
  return titleLines(match, style) + lines.map((text) => wrap(text, style.columns, INDENT)).join("");
}

/** What the card is called in commands stands behind its title, or below where there is no room. */
function titleLines({ score, title, id, shown }: CardMatch, style: Style): string {
  const lead = `${points(score).padStart(3)}  `;
  const [head = "", ...more] = wrap(oneLine(title, LONGEST), style.columns, INDENT).trimEnd().split("\n");
  const detail = `${id}, ${shown.scope}`;
  const fits = more.length === 0 && widthOf(`${head}  ${detail}`) <= style.columns;
  const named = [head.slice(INDENT.length), ...more].map(style.bold).join("\n");
  return lead + named + (fits ? `  ${style.dim(detail)}\n` : `\n${style.dim(wrap(detail, style.columns, INDENT))}`);
}

function candidateBlock({ diagnostics, threshold }: MatchData, style: Style): string {
  const others = diagnostics.candidates.filter(({ selected }) => !selected);
  if (others.length === 0) return "";
  const shown = others.slice(0, MOST_CANDIDATES).map((verdict) => candidateLines(verdict, { threshold, style }));
  const rest = others.length - shown.length;
  return [`${style.bold("Not shown")}\n`, ...shown, rest > 0 ? `     and ${rest} more\n` : ""].join("");
}

function candidateLines(
  { id, score, rejectionReason, rejectionDetail, evidenceFamilies }: CandidateVerdict,
  { threshold, style }: { readonly threshold: number; readonly style: Style },
): string {
  const why = rejectionReason === undefined ? "not worked out" : REJECTION_WORDS[rejectionReason];
  const missing = rejectionReason === "below-threshold"
    ? `, ${countOf(threshold - Math.floor(score), "point")} short`
    : "";
  const detail = rejectionDetail === undefined ? "" : ` (${rejectionDetail})`;
  const evidence = familiesInWords(evidenceFamilies);
  return `${points(score).padStart(3)}  ${id}\n` +
    wrap(`${why}${missing}${detail}`, style.columns, INDENT) +
    (evidence === "" ? "" : wrap(`Evidence: ${evidence}`, style.columns, INDENT));
}

/** How the task was understood: what a person changes when a card does not come. */
function readingBlock(
  { envelope, threshold, limit, diagnostics, projectContext }: MatchData,
  { style, task }: { readonly style: Style; readonly task: WrittenWords },
): string {
  const keywords = new Set(envelope.keywords.flatMap((key) => task.get(key) ?? [key]));
  const rows: [label: string, text: string][] = [
    ["Language", envelope.language],
    ["Asks to", envelope.intentModes.join(" and ")],
    ["Signals", envelope.signals.join(", ")],
    ["Keywords", [...keywords].join(", ")],
    ["Boundaries", envelope.constraints.join("; ")],
    ["Project", projectContext.key ?? projectContext.root ?? ""],
    [
      "Cards",
      `${diagnostics.inputCount} active, ${diagnostics.applicableCount} in scope, ${diagnostics.evaluatedCount} weighed`,
    ],
    ["Rule", `at least ${threshold} of 100, at most ${limit} cards`],
  ];
  const lines = rows.filter(([, text]) => text !== "").map(([label, text]) =>
    wrap(`${label}: ${text}`, style.columns, INDENT)
  );
  return [`${style.bold("How the task was read")}\n`, ...lines].join("");
}

function noteBlocks({ silence, isShellSilent, brokenCards, host }: MatchData, style: Style): string[] {
  const notes: string[] = [];
  if (silence !== null) {
    const end = silence.isConfigured ? "The settings say so: see `projects.off`." : "`ome on` ends it.";
    notes.push(`Recall is silent ${silenceInWords(silence, host)}: the hook shows nothing. ${end}`);
  }
  if (isShellSilent) notes.push("OME_OFF is set in this shell: hooks that are started from it show nothing.");
  if (brokenCards.length > 0) {
    notes.push(`${countOf(brokenCards.length, "broken card")} took no part; \`ome experience check\` names them.`);
  }
  return notes.map((note) => wrap(note, style.columns)).map(style.yellow);
}

function familiesInWords(families: Readonly<Record<string, number>>): string {
  return Object.entries(families).filter(([, weight]) => Math.abs(weight) >= LEAST_SHOWN)
    .toSorted(([, a], [, b]) => b - a)
    .map(([family, weight]) => `${FAMILY_WORDS[family] ?? family} ${inPoints(weight)}`).join(", ");
}

/** Rounded down: 39.7 is not the 40 that are needed. */
function points(score: number): string {
  return String(Math.floor(score));
}
