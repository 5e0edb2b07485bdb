/**
 * What must be asked before a record is reused: it is a hypothesis, not an instruction.
 *
 * @module
 */

/** One question, and what makes its answer no. */
export interface ReuseQuestion {
  /** Two to eight words, ending with a question mark. */
  readonly asks: string;
  /** When the answer is no. */
  readonly noIf: string;
}

/** The six questions. One no means: adapt the record and say how, or leave it. */
export const REUSE_QUESTIONS: readonly ReuseQuestion[] = [
  { asks: "Is the goal the same?", noIf: "it solves the problem next door" },
  { asks: "Is the environment the same?", noIf: "versions, permissions, paths or dependencies differ" },
  { asks: "Does what it assumes still hold?", noIf: "the schema, interface or contract has changed since" },
  { asks: "Does its proof cover what you must prove?", noIf: "it showed that a page loads, and you owe equal bytes" },
  { asks: "Would today's security rules allow it?", noIf: "it kept a credential where none may lie" },
  { asks: "Is it still fresh?", noIf: "its last verification is old and nobody has repeated it" },
];
