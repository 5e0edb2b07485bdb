/**
 * Suites for the hook itself: what agents send, and what must come of it.
 *
 * @module
 */

import * as z from "zod";
import type { LibraryCard } from "../card/card.ts";
import { placeInWords, shapeFinding } from "../fields/shape_finding.ts";
import { type Finding, hasErrors } from "../finding.ts";
import type { DocumentOptions } from "./read_suite.ts";

const MEND = "Mend the suite";

const texts = z.array(z.string().min(1)).default([]);

const TURN = z.strictObject({
  payload: z.record(z.string(), z.unknown()).optional().describe("What the agent sends, as JSON"),
  stdin: z.string().optional().describe("What the agent sends, as text, where it is not one JSON object"),
  event: z.record(z.string(), z.string()).optional().describe("The normalised event; every field, none besides"),
  expectedCards: texts.describe("Cards that must be rendered, and no others"),
  unheard: z.boolean().default(false).describe("Whether nobody asked anything: no answer and no event line"),
});

const HOOK_CASE = z.strictObject({
  id: z.string().min(1),
  provider: z.string().min(1).describe("The agent that must be recognised"),
  args: z.array(z.string()).default([]).describe("Arguments after hook run"),
  env: z.record(z.string(), z.string()).default({}).describe("The environment, and nothing besides"),
  tags: texts,
  note: z.string().optional(),
  turns: z.array(TURN).min(1).describe("What is sent, one after the other, in one session"),
});

const HOOK_SUITE = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  experiencesFile: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
  experiences: z.array(z.unknown()).optional(),
  replies: z.record(z.string(), z.record(z.string(), z.unknown()))
    .describe('The strict answer of each agent, with "<context>" where the context stands'),
  cases: z.array(HOOK_CASE).min(1),
});

/** One thing that an agent sends, and what must come of it. `<home>` in any text stands for the temporary home. */
export type HookTurn = z.infer<typeof TURN>;

/** One session of an agent. */
export type HookCase = z.infer<typeof HOOK_CASE>;

/** A checked suite for the hook. */
export type HookSuite = Pick<z.infer<typeof HOOK_SUITE>, "name" | "replies" | "cases">;

/** What came of reading a hook suite. */
export interface HookSuiteReading {
  /** The suite; undefined where a finding at error level stands against it. */
  readonly suite: HookSuite | undefined;
  /** Everything that was found. */
  readonly findings: readonly Finding[];
}

/**
 * Reads a hook suite from parsed JSON.
 *
 * @param document What `JSON.parse` returned.
 * @param cards The cards that the library will hold.
 * @param options Where values stand in the file.
 * @returns The suite, unless there are errors, and everything that was found.
 */
export function readHookSuite(
  document: unknown,
  cards: readonly LibraryCard[],
  options: DocumentOptions = {},
): HookSuiteReading {
  const shape = HOOK_SUITE.safeParse(document);
  if (!shape.success) {
    const words = { code: "hook-suite.shape", whole: "The suite", mend: MEND };
    const findings = shape.error.issues.map((issue) => shapeFinding(issue, { ...words, ...options }));
    return { suite: undefined, findings };
  }
  const findings = checkCases(shape.data, new Set(cards.map(({ card }) => card.id)), options);
  return { suite: hasErrors(findings) ? undefined : shape.data, findings };
}

function checkCases({ cases, replies }: HookSuite, known: ReadonlySet<string>, options: DocumentOptions): Finding[] {
  const seen = new Set<string>();
  return cases.flatMap((one, place) => {
    const at = ["cases", place];
    const twice = seen.has(one.id);
    seen.add(one.id);
    const lacksReply = replies[one.provider] === undefined;
    return [
      ...(twice ? [problem("suite.case-id", [...at, "id"], `The case id "${one.id}" is there twice`, options)] : []),
      ...(lacksReply
        ? [problem("hook-suite.reply", [...at, "provider"], `"replies" has no answer of "${one.provider}"`, options)]
        : []),
      ...one.turns.flatMap((turn, number) => checkTurn(turn, known, [...at, "turns", number], options)),
    ];
  });
}

function checkTurn(
  turn: HookTurn,
  known: ReadonlySet<string>,
  at: readonly (string | number)[],
  options: DocumentOptions,
): Finding[] {
  const unknown = turn.expectedCards.filter((id) => !known.has(id))
    .map((id) => problem("suite.card", [...at, "expectedCards"], `There is no card "${id}"`, options));
  const inputs = [turn.payload, turn.stdin].filter((input) => input !== undefined).length;
  const heard = turn.event !== undefined || turn.expectedCards.length > 0;
  return [
    ...unknown,
    ...(inputs === 1 ? [] : [problem("hook-suite.input", at, "A turn has either a payload or stdin", options)]),
    ...(turn.unheard && heard
      ? [problem("suite.contradiction", at, "An unheard turn expects something", options)]
      : []),
  ];
}

function problem(code: string, at: readonly (string | number)[], says: string, { locate }: DocumentOptions): Finding {
  return { code, level: "error", message: `${placeInWords(at)}: ${says}`, mend: MEND, ...locate?.(at) };
}
