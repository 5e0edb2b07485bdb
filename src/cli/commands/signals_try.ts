/**
 * `ome signals test`.
 *
 * @module
 */

import { readPrompt } from "../../core/prompt/reading.ts";
import { readSignals } from "../../core/signal/read_signals.ts";
import { allSignals } from "../../core/signal/registry.ts";
import type { Command } from "../command.ts";
import { wrap } from "../views/wrap.ts";

/** Shows which signals a prompt sets off. */
export const signalsTestCommand: Command = {
  words: ["signals", "test"],
  args: '"PROMPT"',
  arity: [1, Infinity],
  summary: "Show which signals a prompt sets off, and which of them are taken back",
  examples: ['ome signals test "Fix the login page UI and verify it in the browser"'],
  flags: {},
  run: ({ args }) => {
    const present = readSignals(readPrompt(args.join(" ")));
    const heard = allSignals().filter(({ id }) => present.has(id));
    const signals = heard.map(({ id, meaning }) => ({
      id,
      meaning,
      takenBackBy: heard.flatMap((other) =>
        other.polarity === "negative" && other.targets.includes(id) ? other.id : []
      ),
    }));
    return Promise.resolve({
      data: { signals },
      view: ({ bold, columns }) => {
        if (signals.length === 0) return "The prompt sets off no signal.\n";
        return signals.map(({ id, meaning, takenBackBy }) => {
          const taken = takenBackBy.length === 0
            ? ""
            : ` A card that names ${takenBackBy.join(" or ")} as negative does not count it.`;
          return `${bold(id)}\n${wrap(`The prompt ${meaning}.${taken}`, columns, "  ")}`;
        }).join("");
      },
    });
  },
};
