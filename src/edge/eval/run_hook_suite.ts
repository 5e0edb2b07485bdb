/**
 * Running a hook suite: every payload through the real hook, in a library of its own.
 *
 * @module
 */

import { recognise } from "../../core/agent/recognise.ts";
import type { LibraryCard } from "../../core/card/card.ts";
import { type HookCaseReport, type HookReport, type HookTurnReport, reportHooks } from "../../core/eval/hook_report.ts";
import type { HookCase, HookSuite, HookTurn } from "../../core/eval/hook_suite.ts";
import { type HookExpectation, type HookObservation, judgeHook } from "../../core/eval/judge_hook.ts";
import { readHookArgs } from "../hook/hook_args.ts";
import { PayloadReader } from "../hook/payload.ts";
import { runHook } from "../hook/run_hook.ts";
import type { Host } from "../host.ts";
import { type HookStage, hostOn, setStage } from "./hook_stage.ts";

/** A shorter prompt could stand in a file by chance. */
const SHORTEST_SECRET = 12;

/** Stands for the temporary home in the texts of a suite. */
const HOME = "<home>";

/** What is evaluated: the hook, with its arguments. */
export type Hook = (args: readonly string[], host: Host) => Promise<void>;

/** How a hook suite is run. */
export interface HookRunOptions {
  /** What is evaluated. Default: {@linkcode runHook}. */
  readonly hook?: Hook;
  /** Told after every case how many are done. */
  readonly onCase?: (done: number, total: number) => void;
}

/**
 * Runs a hook suite. Nothing outside of one temporary folder is read or written, and that is removed at the end.
 *
 * @param suite The suite, checked, and its cards.
 * @param host The outside world.
 * @param options What is evaluated, and who is told of progress.
 * @returns The report.
 */
export async function runHookSuite(
  { suite, cards }: { readonly suite: HookSuite; readonly cards: readonly LibraryCard[] },
  host: Host,
  { hook = runHook, onCase }: HookRunOptions = {},
): Promise<HookReport> {
  const stage = setStage(cards, host);
  try {
    const cases: HookCaseReport[] = [];
    for (const one of suite.cases) {
      cases.push(await runCase(one, suite.replies[one.provider] ?? {}, { stage, host, hook }));
      onCase?.(cases.length, suite.cases.length);
    }
    return reportHooks(suite.name, cases);
  } finally {
    stage.strike();
  }
}

interface Theatre {
  readonly stage: HookStage;
  readonly host: Host;
  readonly hook: Hook;
}

async function runCase(one: HookCase, reply: HookExpectation["reply"], theatre: Theatre): Promise<HookCaseReport> {
  const turns: HookTurnReport[] = [];
  for (const turn of one.turns) {
    const filled = fillIn(turn, theatre.stage.home);
    const seen = await observe(one, filled, theatre);
    const checks = judgeHook({ turn: filled, provider: one.provider, reply }, seen);
    turns.push({ turn: turns.length + 1, checks });
  }
  const passed = turns.every(({ checks }) => checks.every((check) => check.passed));
  return { id: one.id, provider: one.provider, tags: one.tags, passed, turns };
}

async function observe(one: HookCase, turn: HookTurn, { stage, host, hook }: Theatre): Promise<HookObservation> {
  const stdin = turn.stdin ?? JSON.stringify(turn.payload);
  const before = stage.events().length;
  const { host: staged, said } = hostOn(stage, { stdin, env: fillIn(one.env, stage.home) }, host);
  await hook(fillIn(one.args, stage.home), staged);
  const understood = understand(one, stdin, staged);
  const prompt = understood.event?.prompt ?? "";
  return {
    ...understood,
    ...said,
    logged: stage.events().slice(before),
    leaks: prompt.length < SHORTEST_SECRET ? [] : stage.filesWith(prompt),
  };
}

/** What the adapters make of an input, apart from what the hook then does with it. */
function understand({ args }: HookCase, stdin: string, { env }: Host): Pick<HookObservation, "provider" | "event"> {
  const payload = new PayloadReader().read(new TextEncoder().encode(stdin));
  if (payload === undefined) return { provider: undefined, event: undefined };
  const { dialect } = recognise(payload, { provider: readHookArgs(args).provider, env });
  return { provider: dialect.id, event: dialect.readEvent(payload, env) };
}

/** Puts the temporary home where a suite says so. */
function fillIn<T>(value: T, home: string): T {
  return JSON.parse(JSON.stringify(value).replaceAll(HOME, JSON.stringify(home).slice(1, -1)));
}
