/**
 * How text for a person looks on this terminal.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import type { Style } from "../command.ts";

/** The codes that switch a look on and off again. */
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39] } as const;

/** Leaves every text as it is. */
const PLAIN = { bold: same, dim: same, red: same, green: same, yellow: same } as const;

/** What `COLUMNS` may say. */
const WIDTH = /^[1-9]\d{1,3}$/;

/**
 * The look of a stream: colour on a terminal, and never with `NO_COLOR` or on a terminal that is dumb. `COLUMNS` says how
 * wide it is, whatever the terminal says.
 *
 * @param host For the terminal and the environment.
 * @param stream Where the text goes.
 */
export function styleOf(host: Pick<Host, "terminal" | "env">, stream: "stdout" | "stderr"): Style {
  const { stdoutIsTerminal, stderrIsTerminal } = host.terminal;
  const named = WIDTH.exec(host.env("COLUMNS") ?? "")?.[0];
  const columns = named === undefined ? host.terminal.columns : Number(named);
  const onTerminal = stream === "stdout" ? stdoutIsTerminal : stderrIsTerminal;
  const plain = !onTerminal || host.env("NO_COLOR") !== undefined || host.env("TERM") === "dumb";
  const widths = { columns, rowColumns: onTerminal || named !== undefined ? columns : Infinity };
  if (plain) return { ...widths, ...PLAIN };
  return {
    ...widths,
    bold: (text) => paint(text, CODES.bold),
    dim: (text) => paint(text, CODES.dim),
    red: (text) => paint(text, CODES.red),
    green: (text) => paint(text, CODES.green),
    yellow: (text) => paint(text, CODES.yellow),
  };
}

function same(text: string): string {
  return text;
}

function paint(text: string, [on, off]: readonly [number, number]): string {
  return `\x1b[${on}m${text}\x1b[${off}m`;
}
