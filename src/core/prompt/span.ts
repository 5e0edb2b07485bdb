/**
 * A stretch of the prompt, by its place in it.
 *
 * @module
 */

/** Where a stretch of text starts, and where it ends (exclusive), in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Takes the white space off both ends of a span.
 *
 * @param text The text that the span lies in.
 * @param span The span.
 * @returns The shorter span; empty (`start === end`) if there is nothing but white space.
 */
export function trimSpan(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const lead = part.length - part.trimStart().length;
  return { start: start + lead, end: start + Math.max(lead, part.trimEnd().length) };
}

/**
 * The stretches of `whole` that none of the `holes` covers, in order.
 *
 * @param whole The span to cut.
 * @param holes Spans in order, without overlap.
 * @returns What is left, empty stretches omitted.
 */
export function without(whole: Span, holes: readonly Span[]): Span[] {
  const rest: Span[] = [];
  let start = whole.start;
  for (const hole of holes) {
    if (hole.end <= start || hole.start >= whole.end) continue;
    if (hole.start > start) rest.push({ start, end: hole.start });
    start = hole.end;
  }
  if (start < whole.end) rest.push({ start, end: whole.end });
  return rest;
}
