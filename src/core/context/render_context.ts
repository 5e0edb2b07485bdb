/**
 * The compact index of recalled cards that an agent reads beside the prompt.
 *
 * @module
 */

import type { CardMatch, RecallResult } from "../recall/result.ts";
import { utf8Length } from "../text/utf8_length.ts";
import { renderCard } from "./card_lines.ts";
import { frameCards } from "./frame.ts";

/** The most characters of context, whatever is configured: agents cut or drop at 10,000. */
const MAX_CONTEXT_CHARS = 9500;

/** What a caller may say about the context. */
export interface ContextOptions {
  /** The most UTF-16 units, from 0 to 9,500; larger numbers count as 9,500. Default 6,000. */
  readonly maxChars: number;
  /** The most bytes of UTF-8, for agents that count tokens: Chinese takes three a character. Default: no limit. */
  readonly maxBytes: number;
  /** The absolute data folder that the command of a rule must name; undefined where it finds the folder by itself. */
  readonly dataDir: string | undefined;
  /** Where a card's Markdown lies, for its link in the final report. Default: the place in its library. */
  readonly fileOf: (match: CardMatch) => string;
}

/** The defaults of {@linkcode ContextOptions}. */
export const DEFAULT_CONTEXT_OPTIONS: ContextOptions = {
  maxChars: 6000,
  maxBytes: Infinity,
  dataDir: undefined,
  fileOf: ({ id, libraryScope }) =>
    `${libraryScope === "project" ? ".oh-my-experience/" : ""}experiences/active/${id}.md`,
};

/** What was rendered, so that nobody has to search the text for it. */
export interface RenderedContext {
  /** The context, well-formed and without a line end at its end; empty if no card is shown. */
  readonly text: string;
  /** Ids of the cards in it, in order. */
  readonly shown: readonly string[];
  /** Ids of the recalled cards that are not in it. */
  readonly dropped: readonly string[];
  /** Whether a card was left out. */
  readonly truncated: boolean;
}

/**
 * Renders the recalled cards for an agent: whole cards, best first, as many as fit; never their rules.
 *
 * Whatever a card says stays on one line inside its field, so that it cannot pass for the frame or for another field.
 *
 * @param result What recall returned; only its matches are used.
 * @param options Budget, links and commands; see {@linkcode ContextOptions}.
 * @returns The text, and which cards it shows.
 *
 * @example
 * ```ts
 * import { renderContext } from "./render_context.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(renderContext({ matches: [] }), { text: "", shown: [], dropped: [], truncated: false });
 * ```
 */
export function renderContext(
  result: Pick<RecallResult, "matches">,
  options: Partial<ContextOptions> = {},
): RenderedContext {
  const { maxChars, maxBytes, dataDir, fileOf } = { ...DEFAULT_CONTEXT_OPTIONS, ...options };
  const fits = (text: string) => text.length <= Math.min(maxChars, MAX_CONTEXT_CHARS) && utf8Length(text) <= maxBytes;
  const cards: string[] = [];
  const shown = new Set<CardMatch>();
  let text = "";
  for (const match of result.matches) {
    const card = renderCard(match, { file: fileOf(match), dataDir });
    if (card === undefined) continue;
    const longer = frameCards([...cards, card]);
    if (!fits(longer)) break;
    cards.push(card);
    shown.add(match);
    text = longer;
  }
  const dropped = result.matches.filter((match) => !shown.has(match));
  return { text, shown: idsOf([...shown]), dropped: idsOf(dropped), truncated: dropped.length > 0 };
}

function idsOf(matches: readonly CardMatch[]): string[] {
  return matches.map(({ id }) => id);
}
