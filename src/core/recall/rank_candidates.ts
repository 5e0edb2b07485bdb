/**
 * The library-relative order: BM25F over the card's fields, fused with the evidence.
 *
 * @module
 */

import type { Grade, RecallPolicy } from "../card/card.ts";
import { type Bm25fParams, type RankCollection, type RankDocument, scoreBm25f } from "../rank/bm25f.ts";
import type { Candidate } from "./candidate.ts";
import type { CardIndex } from "./card_index.ts";
import { PROFILE_FIELDS, type ProfileField, RULE_BIT } from "./card_profile.ts";
import { isWritten } from "./query_window.ts";

const FIELD_PARAMS: Readonly<Record<ProfileField, { weight: number; lengthPenalty: number }>> = {
  title: { weight: 3, lengthPenalty: 0.3 },
  triggers: { weight: 2.5, lengthPenalty: 0.4 },
  useWhen: { weight: 2, lengthPenalty: 0.4 },
  summary: { weight: 1.5, lengthPenalty: 0.6 },
  topics: { weight: 0.7, lengthPenalty: 0.3 },
  aliases: { weight: 2, lengthPenalty: 0.3 },
  rule: { weight: 0, lengthPenalty: 0 }, // the index does not count the cards that have a term in the rule alone
};

const PARAMS: Bm25fParams = { fields: PROFILE_FIELDS.map((field) => FIELD_PARAMS[field]) };

/** A translation or a synonym says half of what the word itself does. */
const INDIRECT_FACTOR = 0.5;

/** The best rank is worth this many points of the score, so that it orders near ties and nothing else. */
const RANK_POINTS = 1;

/** Tie-breakers, in points of the score: far less than any rank. */
const POLICY_POINTS: Readonly<Record<RecallPolicy, number>> = { must: 0.02, should: 0.01, may: 0, off: 0 };
const RISK_POINTS: Readonly<Record<Grade, number>> = { high: 0.004, medium: 0.002, low: 0 };
const CONFIDENCE_POINTS: Readonly<Record<Grade, number>> = { high: 0.0008, medium: 0.0004, low: 0 };

/**
 * Ranks candidates among each other; fills in their rank scores.
 *
 * @param candidates Scored candidates.
 * @param index The cards that they come from.
 */
export function rankCandidates(candidates: readonly Candidate[], index: CardIndex): void {
  const collection: RankCollection = {
    size: index.size,
    averageLengths: index.averageLengths,
    documentFrequency: (key) => index.documentFrequency(key),
  };
  for (const candidate of candidates) candidate.rawScore = scoreCandidate(candidate, collection);
  const best = Math.max(...candidates.map(({ rawScore }) => rawScore), 1e-9);
  for (const candidate of candidates) {
    const { policy, risk, confidence } = candidate.profile;
    candidate.rankScore = candidate.evidence.score + RANK_POINTS * candidate.rawScore / best;
    candidate.postSelectionScore = candidate.rankScore + POLICY_POINTS[policy] + RISK_POINTS[risk] +
      CONFIDENCE_POINTS[confidence];
  }
}

function scoreCandidate({ evidence, profile }: Candidate, collection: RankCollection): number {
  const query = new Map<string, number>();
  const matched: RankDocument["terms"][number][] = [];
  const { found } = evidence.match;
  for (let at = 0; at < found.length; at++) {
    const key = found[at];
    const fields = profile.terms.fields[at] as number;
    if (key === undefined || (fields & ~RULE_BIT) === 0) continue;
    const name = profile.terms.keys[at] as string;
    query.set(name, isWritten(key) && at < profile.terms.translatedFrom ? 1 : INDIRECT_FACTOR);
    matched.push({ key: name, counts: PROFILE_FIELDS.map((_, bit) => (fields >> bit) & 1) });
  }
  return scoreBm25f(query, { terms: matched, lengths: profile.terms.lengths }, { collection, params: PARAMS });
}
