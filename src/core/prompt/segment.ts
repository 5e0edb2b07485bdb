/**
 * A passage of a prompt: what recall reads instead of the whole.
 *
 * @module
 */

/** One passage of a prompt. Only `request` passages are full evidence. */
export interface PromptSegment {
  /** What the passage is. */
  readonly kind: "request" | "background" | "quote" | "code" | "log" | "machine" | "negated";
  /** Where it starts, in UTF-16 units. */
  readonly start: number;
  /** Where it ends, exclusive. */
  readonly end: number;
}

/** What a passage is. */
export type SegmentKind = PromptSegment["kind"];
