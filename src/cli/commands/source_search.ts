/**
 * `ome source search`.
 *
 * @module
 */

import { findCorrections } from "../../core/session/corrections.ts";
import type { CorrectionReason } from "../../core/session/correction.ts";
import type { LocatedMessage } from "../../core/session/message.ts";
import { searchMessages } from "../../core/session/search.ts";
import type { Source } from "../../core/session/source.ts";
import type { Host } from "../../edge/host.ts";
import { sourceMessages } from "../../edge/transcripts/source_messages.ts";
import { type Command, CommandError } from "../command.ts";
import { numberWithin } from "../arguments/number_within.ts";
import { sinceOf } from "../arguments/since.ts";
import { CHOICE_FLAGS, chooseSources } from "../reflect/source_choice.ts";
import { type FoundTurn, searchText } from "../views/source_text.ts";

const MOST = 10;

/** So much of a message stands in a list, in UTF-16 units. */
const EXCERPT = 240;

/** Finds a person's own words in past sessions. */
export const sourceSearchCommand: Command = {
  words: ["source", "search"],
  args: '["WORDS"]',
  arity: [0, Infinity],
  summary: "Search what you said in past sessions, or find where you corrected an agent",
  details:
    "Transcripts are read as they lie; nothing of them is kept. What system, tools, sub-agents and hooks wrote, the reminders of OME among them, is left out. --corrections lists turns in which you corrected an agent, said a thing again, set a rule or had work undone, each with the reason why it is listed.",
  examples: ['ome source search "database migration"', "ome source search --corrections --since 30d --here"],
  flags: {
    corrections: { type: "boolean", help: "Turns worth a look; with words, only those that hold one of them" },
    limit: { type: "number", value: "N", help: `The most hits, from 1 to 200; ${MOST} unless told` },
    ...CHOICE_FLAGS,
  },
  run: (invocation, host) => {
    const words = invocation.args.join(" ");
    if (words.trim() === "" && !invocation.has("corrections")) throw nothingAsked();
    const sources = chooseSources(invocation, host);
    const missing: Source[] = [];
    const messages = recent(sources, { since: sinceOf(invocation, host), missing }, host);
    const limit = numberWithin(invocation, "limit", [1, 200]) ?? MOST;
    const turns = invocation.has("corrections") ? corrections(messages, words) : search(messages, words, limit);
    const byId = new Map(sources.map((source) => [source.id, source]));
    const hits = turns.slice(0, limit).map((turn) => asHit(turn, byId));
    const data = { hits, more: Math.max(0, turns.length - limit), missing: missing.map(({ id }) => id) };
    return Promise.resolve({
      data,
      view: (style) => searchText({ ...data, sources: sources.length }, style),
    });
  },
};

type Turn = Omit<LocatedMessage, "text"> & {
  readonly excerpt: string;
  readonly score: number;
  readonly reasons?: readonly CorrectionReason[];
};

function search(messages: Iterable<LocatedMessage>, words: string, limit: number): Turn[] {
  return searchMessages(words, messages, { limit: limit + 1 });
}

function corrections(messages: Iterable<LocatedMessage>, words: string): Turn[] {
  const found = findCorrections(messages);
  const wanted = words.trim() === ""
    ? found
    : searchMessages(words, found.map(({ message }) => message), { limit: found.length + 1 }).flatMap((hit) =>
      found.filter(({ message }) => message.source === hit.source && message.turn === hit.turn)
    );
  return wanted.map(({ message: { text, ...place }, reasons, score }) => ({
    ...place,
    excerpt: text.slice(0, EXCERPT).replace(/\p{Cs}/gu, "").replace(/\s+/g, " ") + (text.length > EXCERPT ? "…" : ""),
    reasons,
    score,
  }));
}

function* recent(
  sources: readonly Source[],
  { since, missing }: { readonly since: number | undefined; readonly missing: Source[] },
  host: Host,
): Generator<LocatedMessage> {
  const startOf = new Map(sources.map(({ id, startedAt }) => [id, startedAt]));
  // Oldest session first: what is said again is found at its last place.
  const inOrder = sources.toReversed();
  for (const message of sourceMessages(inOrder, { onMissing: (source) => missing.push(source) }, host)) {
    const at = Date.parse(message.at ?? startOf.get(message.source) ?? "");
    if (since === undefined || !(at < since)) yield message;
  }
}

function asHit({ source, turn, at, ...found }: Turn, byId: ReadonlyMap<string, Source>): FoundTurn {
  const { provider = "", cwd = null, startedAt = null } = byId.get(source) ?? {};
  return { hit: `${source}:${turn}`, provider, cwd, at: at ?? startedAt, ...found, reasons: found.reasons ?? [] };
}

function nothingAsked(): CommandError {
  const hint = 'For example: ome source search "database migration", or ome source search --corrections';
  return new CommandError("usage.missing-argument", "Say what to search for", hint, 2);
}
