/**
 * A place in a text that should not be shared.
 *
 * @module
 */

/** Where something private stands; never what it is. */
export interface PrivateSpan {
  /** First character, in UTF-16 units from 0. */
  readonly start: number;
  /** End, exclusive. */
  readonly end: number;
  /** What kind of thing it is, with its article, such as `a GitHub token`. */
  readonly kind: string;
}

/** A pattern together with the name of what it finds. */
export interface PrivatePattern {
  /** Global, and linear: bounded, or with a start that cannot lie inside what it matches. */
  readonly pattern: RegExp;
  /** What it finds, with its article. */
  readonly kind: string;
  /** Every match holds one of these, and nearly no text does: looking for them is much cheaper than trying the pattern. */
  readonly cues?: readonly string[];
}

/**
 * Finds what the patterns match; of two overlapping places the earlier pattern's counts.
 *
 * @param text The text.
 * @param patterns The patterns, the more telling first.
 * @returns The places, in order, none overlapping another.
 */
export function findSpans(text: string, patterns: readonly PrivatePattern[]): PrivateSpan[] {
  const likely = patterns.filter(({ cues }) => cues === undefined || cues.some((cue) => text.includes(cue)));
  const spans = likely.flatMap(({ pattern, kind }) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length, kind }))
  );
  return withoutOverlaps(spans);
}

/**
 * Keeps the first of overlapping places.
 *
 * @param spans Places, the more telling first.
 * @returns Those that overlap none before them, in the order of the text.
 */
export function withoutOverlaps(spans: readonly PrivateSpan[]): PrivateSpan[] {
  if (spans.length === 0) return [];
  const kept: PrivateSpan[] = [];
  // The sort is stable, so that of two places with one start the more telling stays in front.
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}
