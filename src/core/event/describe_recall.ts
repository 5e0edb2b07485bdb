/**
 * From a recall to what the log may keep of it.
 *
 * @module
 */

import type { ProjectContext } from "../project/project.ts";
import type { CardMatch, RecallResult, TaskEnvelope } from "../recall/result.ts";
import type { CandidateStage, EnvelopeLabels, HookEvent, ProjectLabels, SelectionStage } from "./hook_event.ts";

/**
 * Hashes a text so that only the owner of a library could test a guess.
 *
 * @param text What must not stand in the log.
 * @returns The keyed SHA-256 in hexadecimal.
 */
export type KeyedHash = (text: string) => Promise<string>;

/** Hexadecimal digits of a hashed label: 64 bits tell labels apart; the prompt's own hash is kept whole. */
const LABEL_DIGITS = 16;

/** The most entries of each list of an event. */
const MOST = { files: 4, commands: 4, keywords: 6, labels: 12, candidates: 10, selected: 10, reasons: 4 } as const;

/** The part of a hook event that comes from a recall. */
export type RecallPart =
  & Pick<HookEvent, "engineVersion" | "scorerVersion" | "candidates" | "selection" | "matchedIds">
  & {
    readonly envelope: EnvelopeLabels;
    readonly project: ProjectLabels;
  };

/**
 * Describes a recall without a word of its prompt.
 *
 * @param result What recall returned.
 * @param hash How paths, file names, commands and keywords are hashed.
 * @returns The stages of the decision, every list bounded.
 */
export async function describeRecall(result: RecallResult, hash: KeyedHash): Promise<RecallPart> {
  const { diagnostics, matches } = result;
  const label = async (text: string) => (await hash(text)).slice(0, LABEL_DIGITS);
  const [envelope, project] = await Promise.all([
    envelopeLabels(result.envelope, label),
    projectLabels(result.projectContext, label),
  ]);
  return {
    engineVersion: diagnostics.engineVersion,
    scorerVersion: diagnostics.scorerVersion,
    envelope,
    project,
    candidates: candidateStage(result),
    selection: selectionStage(result),
    matchedIds: matches.map(({ id }) => id),
  };
}

async function envelopeLabels(envelope: TaskEnvelope, label: KeyedHash): Promise<EnvelopeLabels> {
  const labels = (texts: readonly string[], most: number) => Promise.all(texts.slice(0, most).map(label));
  const [fileHashes, commandHashes, keywordHashes] = await Promise.all([
    labels(envelope.files, MOST.files),
    labels(envelope.commands, MOST.commands),
    labels(envelope.keywords, MOST.keywords),
  ]);
  return {
    language: envelope.language,
    taskTypes: envelope.taskTypes.slice(0, MOST.labels),
    surfaces: envelope.surfaces.slice(0, MOST.labels),
    operations: envelope.operations.slice(0, MOST.labels),
    intentModes: envelope.intentModes,
    signals: envelope.signals.slice(0, MOST.labels),
    segments: countByKind(envelope),
    constraints: envelope.constraints.length,
    length: envelope.length,
    fileHashes,
    commandHashes,
    keywordHashes,
  };
}

function countByKind({ segments }: TaskEnvelope): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of segments) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function projectLabels(project: ProjectContext, label: KeyedHash): Promise<ProjectLabels> {
  const parts: [name: keyof ProjectLabels, text: string | undefined][] = [
    ["keyHash", project.key],
    ["familyHash", project.family],
    ["rootHash", project.root],
    ["modulePathHash", project.modulePath],
  ];
  const known = parts.flatMap(([name, text]) => text ? [{ name, text }] : []);
  return Object.fromEntries(await Promise.all(known.map(async ({ name, text }) => [name, await label(text)])));
}

function candidateStage({ diagnostics }: RecallResult): CandidateStage {
  const { candidates, candidateListTruncated } = diagnostics;
  return {
    count: candidates.length,
    truncated: candidateListTruncated || candidates.length > MOST.candidates,
    list: candidates.slice(0, MOST.candidates).map(({ id, score, selected, rejectionReason }) => ({
      id,
      score: rounded(score),
      selected,
      ...(rejectionReason === undefined ? {} : { reason: rejectionReason }),
    })),
  };
}

function selectionStage({ threshold, limit, diagnostics, matches }: RecallResult): SelectionStage {
  const { inputCount, applicableCount, evaluatedCount, complete, abstainReason } = diagnostics;
  return {
    threshold,
    limit,
    inputCount,
    applicableCount,
    evaluatedCount,
    complete,
    ...(abstainReason === undefined ? {} : { abstainReason }),
    selected: matches.slice(0, MOST.selected).map((match) => ({
      id: match.id,
      score: rounded(match.score),
      reasons: reasonLabels(match),
    })),
  };
}

/** Fields and kinds only: the matched terms may be the prompt's own words. */
function reasonLabels({ reasons }: CardMatch): string[] {
  return [...new Set(reasons.map(({ field, kind }) => `${field}:${kind}`))].slice(0, MOST.reasons);
}

function rounded(score: number): number {
  return Math.round(score * 100) / 100;
}
