/**
 * `ome signals list`.
 *
 * @module
 */

import { allSignals } from "../../core/signal/registry.ts";
import type { Signal } from "../../core/signal/signal.ts";
import type { Command, Style } from "../command.ts";
import { wrap } from "../views/wrap.ts";

/** Lists the signal registry: what cards may name in `engine_hints`. */
export const signalsListCommand: Command = {
  words: ["signals", "list"],
  args: "",
  arity: [0, 0],
  summary: "List the signals that a card may name in engine_hints",
  examples: ["ome signals list"],
  flags: {},
  run: () =>
    Promise.resolve({
      data: { signals: allSignals() },
      view: (style) => allSignals().map((signal) => signalText(signal, style)).join(""),
    }),
};

function signalText(signal: Signal, style: Style): string {
  const owner = signal.pack === undefined ? signal.source : `pack ${signal.pack}`;
  const role = signal.polarity === "negative" ? "negative" : signal.routing ? "routing" : "positive";
  const targets = signal.polarity === "negative" ? ` Takes back: ${signal.targets.join(", ")}.` : "";
  return `${style.bold(signal.id)}  ${style.dim(`${role}, ${owner}`)}\n` +
    wrap(`The prompt ${signal.meaning}.${targets}`, style.columns, "  ");
}
