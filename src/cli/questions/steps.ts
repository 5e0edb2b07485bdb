/**
 * Questions to a person as plain steps, apart from the terminal that asks them.
 *
 * @module
 */

import type { Terminal } from "../../edge/host.ts";

/** A question, and what follows from an answer: another question, or the result. */
export interface Step<Result> {
  /** The text of the question, with what it needs before it. */
  readonly question: string;
  /** What follows from an answer; blanks around it are gone. */
  next(answer: string): Step<Result> | Done<Result>;
}

/** The end of the questions. */
export interface Done<Result> {
  readonly done: Result;
}

/**
 * Asks the questions, one after the other.
 *
 * @param first The first step, or the result where nothing is to be asked.
 * @param terminal The terminal, which must be interactive.
 * @returns The result; undefined where the person ended the input instead of answering.
 */
export function askSteps<Result>(
  first: Step<Result> | Done<Result>,
  terminal: Pick<Terminal, "ask">,
): Result | undefined {
  let step = first;
  while (!("done" in step)) {
    const answer = terminal.ask(step.question);
    if (answer === undefined) return undefined;
    step = step.next(answer.trim());
  }
  return step.done;
}

/**
 * A question that is answered with yes or no.
 *
 * @param question The question, without the choices.
 * @param otherwise What an empty answer means.
 * @param next What follows.
 * @returns The step; an answer that is neither asks again.
 *
 * @example
 * ```ts
 * import { yesOrNo } from "./steps.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const step = yesOrNo("Go on?", false, (yes) => ({ done: yes }));
 * assertEquals(step.question, "Go on? [y/N] ");
 * assertEquals(step.next("yes"), { done: true });
 * ```
 */
export function yesOrNo<Result>(
  question: string,
  otherwise: boolean,
  next: (yes: boolean) => Step<Result> | Done<Result>,
): Step<Result> {
  const step: Step<Result> = {
    question: `${question} ${otherwise ? "[Y/n]" : "[y/N]"} `,
    next: (answer) => {
      if (answer === "") return next(otherwise);
      return /^y(es)?$/i.test(answer) ? next(true) : /^no?$/i.test(answer) ? next(false) : step;
    },
  };
  return step;
}
