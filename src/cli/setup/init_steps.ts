/**
 * The questions of `ome init`.
 *
 * @module
 */

import type { Agent } from "../../core/agent/agent.ts";
import { countOf } from "../../core/text/count_of.ts";
import { type Done, type Step, yesOrNo } from "../questions/steps.ts";

/** What is known before the questions. */
export interface InitOffer {
  /** Titles of starter cards that the library lacks; empty where none shall be offered. */
  readonly starters: readonly string[];
  /** Agents that the hook can be installed into; empty where none shall be offered. */
  readonly agents: readonly Pick<Agent, "id" | "name">[];
  /** Whether the agents left traces on this machine; nobody means all of those that did not. */
  readonly areHere: boolean;
}

/** Answers that mean every agent, and none. */
const EVERY = ["all", "y", "yes"];
const NONE = ["none", "n", "no"];

/** What the person chose. */
export interface InitChoice {
  readonly starter: boolean;
  /** Ids of agents. */
  readonly agents: readonly string[];
}

/**
 * The questions, as steps; a question with nothing to offer is left out.
 *
 * @param offer What is on offer.
 * @returns The first step, or the choice where nothing is to be asked.
 */
export function initSteps(offer: InitOffer): Step<InitChoice> | Done<InitChoice> {
  if (offer.starters.length === 0) return chooseAgents(offer, false);
  const titles = offer.starters.map((title) => `  - ${title}\n`).join("");
  return yesOrNo(
    `${titles}Add ${countOf(offer.starters.length, "starter card")}?`,
    true,
    (starter) => chooseAgents(offer, starter),
  );
}

function chooseAgents(offer: InitOffer, starter: boolean, note = ""): Step<InitChoice> | Done<InitChoice> {
  const { agents, areHere } = offer;
  if (agents.length === 0) return { done: { starter, agents: [] } };
  const names = agents.map(({ name, id }) => `  - ${name} (${id})\n`).join("");
  const head = areHere ? names : `No agent left traces on this machine. Those that can listen:\n${names}`;
  const usual = areHere ? "all" : "none";
  return {
    question: `${head}${note}Install the hook into which of them? [all, none, or names] (${usual}) `,
    next: (answer) => {
      const ids = agents.map(({ id }) => id);
      const said = answer === "" ? usual : answer.toLowerCase();
      const chosen = EVERY.includes(said) ? ids : NONE.includes(said) ? [] : said.split(/[\s,]+/);
      const unknown = chosen.find((id) => !ids.includes(id));
      if (unknown === undefined) return { done: { starter, agents: chosen } };
      return chooseAgents(offer, starter, `There is no "${unknown}" among them.\n`);
    },
  };
}
