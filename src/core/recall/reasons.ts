/**
 * Why a card is shown, in the words of the card.
 *
 * @module
 */

import type { CardProfile, ProfilePhrase } from "./card_profile.ts";
import { PROFILE_FIELDS } from "./card_profile.ts";
import type { Evidence } from "./evidence.ts";
import { coverPhrase, WHOLE_COVER } from "./phrase_evidence.ts";
import type { MatchReason } from "./result.ts";
import type { EvidenceModel } from "./weights.ts";

/** Reasons to give: enough to judge by. */
const MOST_REASONS = 8;

/** A phrase is a reason once the prompt holds this share of it. */
const LEAST_COVER = 0.5;

/**
 * The reasons for a card, strongest first.
 *
 * @param profile The card.
 * @param evidence What speaks for it.
 * @param context Ids of the signals that the prompt sets off, and the model.
 * @returns Phrases that the prompt holds, matched terms, signals, and what speaks against the card.
 */
export function reasonsFor(
  profile: CardProfile,
  evidence: Evidence,
  { signals, model }: { readonly signals: ReadonlySet<string>; readonly model: EvidenceModel },
): MatchReason[] {
  const reasons = [
    ...phraseReasons(profile, evidence),
    ...termReasons(profile, evidence),
    ...profile.hints.positive.filter((id) => signals.has(id)).map((id): MatchReason => ({
      field: "engineHints",
      term: id,
      weight: model.signal,
      kind: "signal",
    })),
  ];
  return reasons.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_REASONS);
}

function phraseReasons(profile: CardProfile, { match }: Evidence): MatchReason[] {
  return profile.phrases.flatMap((phrase) => {
    const { cover, matched } = coverPhrase(phrase, profile, match);
    if (cover < LEAST_COVER) return [];
    const weight = round(cover * matched);
    return [{
      field: phrase.field,
      term: phrase.text,
      weight: against(phrase) ? -weight : weight,
      kind: kindOf(phrase),
      ...(cover < WHOLE_COVER && { partly: true }),
    }];
  });
}

function against({ field }: ProfilePhrase): boolean {
  return field === "ignoreWhen";
}

function kindOf({ field }: ProfilePhrase): string {
  if (field === "title") return "name";
  return field === "ignoreWhen" ? "exclusion" : "phrase";
}

function termReasons({ terms }: CardProfile, { match }: Evidence): MatchReason[] {
  return terms.keys.flatMap((term, at) => {
    const key = match.found[at];
    const field = PROFILE_FIELDS.find((_, bit) => ((terms.fields[at] as number) >> bit) & 1);
    if (key === undefined || field === undefined) return [];
    const weight = round(Math.min(key.weight, terms.weights[at] as number));
    if (key.synonymOf !== undefined) return [{ field, term, weight, kind: "synonym", standsFor: key.synonymOf }];
    return [{ field, term, weight, kind: key.translated || at >= terms.translatedFrom ? "translation" : "term" }];
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
