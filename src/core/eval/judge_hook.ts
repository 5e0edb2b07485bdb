/**
 * Whether the hook did all that it promises, for one thing that an agent sent.
 *
 * @module
 */

import type { PromptEvent } from "../agent/hook_dialect.ts";
import { ruleCommand } from "../context/card_lines.ts";
import { frameCards, GAP } from "../context/frame.ts";
import type { HookEvent } from "../event/hook_event.ts";
import type { HookTurn } from "./hook_suite.ts";

/** What was seen of one run of the hook. */
export interface HookObservation {
  /** The agent that was recognised; undefined where there was nothing to recognise. */
  readonly provider: string | undefined;
  /** The normalised event; undefined where there was none. */
  readonly event: PromptEvent | undefined;
  /** What stood on standard output. */
  readonly printed: string;
  /** What stood on standard error. */
  readonly warned: string;
  /** The event lines that this run added. */
  readonly logged: readonly HookEvent[];
  /** Files in which the prompt could be read afterwards. */
  readonly leaks: readonly string[];
}

/** What must come of a turn. */
export interface HookExpectation {
  /** The turn, texts filled in. */
  readonly turn: HookTurn;
  /** The agent that must be recognised. */
  readonly provider: string;
  /** Its strict answer, `<context>` where the context stands. */
  readonly reply: Readonly<Record<string, unknown>>;
}

/** One check with what came of it. */
export interface HookCheck {
  /** What is checked, such as `event` or `reply`. */
  readonly name: string;
  /** Whether it holds. */
  readonly passed: boolean;
  /** What is wrong; absent where it holds. */
  readonly problem?: string;
}

const PLACEHOLDER = "<context>";

/** A keyed SHA-256 in hexadecimal. */
const HASH = /^[0-9a-f]{64}$/;

/** The last paragraph of the frame: which command shows a rule, and how a used card is disclosed. */
const DISCLOSURE = frameCards([""]).split(GAP).at(-1) ?? "";

type Check = (expected: HookExpectation, seen: HookObservation) => string | undefined;

/** Every check, in the order of what happens. */
const CHECKS: Readonly<Record<string, Check>> = {
  recognised: ({ turn, provider }, seen) =>
    turn.unheard || seen.provider === provider ? undefined : `recognised ${seen.provider ?? "nobody"}, not ${provider}`,
  event: ({ turn }, { event }) => turn.event && different(turn.event, event ?? {}),
  quiet: (_expected, { warned }) => warned === "" ? undefined : `standard error: ${warned.slice(0, 80)}`,
  reply: ({ turn, reply }, { printed }) => checkReply(turn, reply, printed),
  context: ({ turn, reply }, { printed }) => checkContext(turn.expectedCards, contextOf(reply, printed)),
  log: ({ turn, provider }, { logged }) => checkLog(turn, provider, logged),
  private: (_expected, { leaks }) => leaks.length === 0 ? undefined : `the prompt stands in ${leaks.join(", ")}`,
};

/**
 * Judges one run of the hook.
 *
 * @param expected What must come of it.
 * @param seen What was seen.
 * @returns One result a check, in the order of what happens.
 */
export function judgeHook(expected: HookExpectation, seen: HookObservation): HookCheck[] {
  return Object.entries(CHECKS).map(([name, check]) => {
    const problem = check(expected, seen);
    return problem === undefined ? { name, passed: true } : { name, passed: false, problem };
  });
}

function checkReply(turn: HookTurn, reply: HookExpectation["reply"], printed: string): string | undefined {
  if (turn.expectedCards.length === 0) return printed === "" ? undefined : "printed something where silence was due";
  const context = contextOf(reply, printed);
  if (context === undefined) return printed === "" ? "printed nothing" : "not the agent's strict answer";
  return different(filledIn(reply, context), JSON.parse(printed));
}

function checkContext(ids: readonly string[], context: string | undefined): string | undefined {
  if (ids.length === 0) return undefined;
  if (context === undefined) return "no context";
  const lacking = ids.flatMap((id) => {
    const parts = [`(id: ${id})`, ruleCommand({ id, libraryScope: "global" }), `/${id}.md)`];
    return parts.filter((part) => !context.includes(part));
  });
  if (lacking.length > 0) return `the context lacks ${lacking.join(", ")}`;
  return context.endsWith(DISCLOSURE) ? undefined : "the context lacks the disclosure at its end";
}

function checkLog(turn: HookTurn, provider: string, logged: readonly HookEvent[]): string | undefined {
  const [event, ...others] = logged;
  if (turn.unheard) return event === undefined ? undefined : "logged an event although nobody asked anything";
  if (event === undefined || others.length > 0) return `logged ${logged.length} events, not one`;
  const facts: readonly (readonly [boolean, string])[] = [
    [event.provider === provider, `provider ${event.provider}`],
    [HASH.test(event.promptHash), "no prompt hash"],
    [event.rawPrompt === undefined, "the raw prompt"],
    [event.error === undefined, `error ${event.error}`],
    [event.candidates !== undefined && event.selection !== undefined, "no stages of the selection"],
    [(event.selection?.selected ?? []).every(({ reasons }) => reasons.length > 0), "a selected card without evidence"],
    [sameIds(event.renderedIds, turn.expectedCards), `rendered ${event.renderedIds.join(", ") || "nothing"}`],
    [event.deliveryStatus === "unknown", `delivery ${event.deliveryStatus}`],
    [event.injected === turn.expectedCards.length > 0, `injected ${event.injected}`],
  ];
  const wrong = facts.filter(([holds]) => !holds).map(([, says]) => says);
  return wrong.length === 0 ? undefined : `the event says: ${wrong.join("; ")}`;
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join("\n") === b.toSorted().join("\n");
}

/** The text that stands in an answer where its shape has the placeholder. */
function contextOf(reply: unknown, printed: string): string | undefined {
  try {
    const context = valueAt(JSON.parse(printed), pathTo(reply) ?? []);
    return typeof context === "string" ? context : undefined;
  } catch {
    return undefined;
  }
}

function pathTo(shape: unknown): string[] | undefined {
  if (shape === PLACEHOLDER) return [];
  if (typeof shape !== "object" || shape === null) return undefined;
  for (const [key, value] of Object.entries(shape)) {
    const rest = pathTo(value);
    if (rest) return [key, ...rest];
  }
  return undefined;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined,
    value,
  );
}

function filledIn(shape: unknown, context: string): unknown {
  if (shape === PLACEHOLDER) return context;
  if (typeof shape !== "object" || shape === null || Array.isArray(shape)) return shape;
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, filledIn(value, context)]));
}

/** Says how two JSON values differ, at the first place where they do. */
function different(expected: unknown, actual: unknown, at = ""): string | undefined {
  if (typeof expected !== "object" || expected === null || typeof actual !== "object" || actual === null) {
    const [want, got] = [JSON.stringify(expected), JSON.stringify(actual)];
    return want === got ? undefined : `${at || "it"} is ${got?.slice(0, 60)}, not ${want?.slice(0, 60)}`;
  }
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  for (const key of keys) {
    const problem = different(Reflect.get(expected, key), Reflect.get(actual, key), at ? `${at}.${key}` : key);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
