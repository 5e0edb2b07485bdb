/**
 * How agents' hooks stand, as a person reads it.
 *
 * @module
 */

import type { Agent } from "../../core/agent/agent.ts";
import type { DeafHost } from "../../core/agent/deaf_hosts.ts";
import type { Host } from "../../edge/host.ts";
import type { HookState } from "../../edge/install/hook_state.ts";
import type { Style } from "../command.ts";
import { localTime } from "./local_time.ts";
import { findingsText } from "./finding_text.ts";
import { type PathView, shortPath } from "./short_path.ts";
import { wrap } from "./wrap.ts";

/** What is known of one agent's hook. */
export interface HookReport {
  readonly state: HookState;
  /** The agent whose entry it runs in place of one of its own. */
  readonly lender: Agent | undefined;
  /** When it last spoke, ISO 8601; undefined where it never did. */
  readonly lastEvent: string | undefined;
}

/** How the reports are shown. */
export interface HookStatusView extends PathView {
  readonly style: Style;
  /** For the person's time zone. */
  readonly host: Pick<Host, "zoneOffset">;
  /** Hosts that cannot listen, to be named at the end. */
  readonly deaf: readonly DeafHost[];
}

/**
 * Writes the reports, a paragraph for each agent that is here or has an entry, and one line for all others.
 *
 * @param reports The reports.
 * @param view How they are shown.
 * @returns The text.
 */
export function hookStatusText(reports: readonly HookReport[], view: HookStatusView): string {
  const isShown = ({ state }: HookReport) => state.isHere || state.commands.length > 0 || state.findings.length > 0;
  const others = reports.filter((report) => !isShown(report)).map(({ state }) => state.agent.name);
  const { columns } = view.style;
  return [
    ...reports.filter(isShown).map((report) => reportText(report, view)),
    ...(others.length > 0 ? [wrap(`Not found on this machine: ${others.join(", ")}`, columns)] : []),
    ...(view.deaf.length > 0 ? [deafText(view)] : []),
  ].join("\n");
}

function reportText(report: HookReport, view: HookStatusView): string {
  const { state } = report;
  const { agent: { name, facts }, findings } = state;
  const lines = [...entryLines(report, view), ...(state.commands.length > 0 ? facts.limits : [])];
  return [
    `${view.style.bold(name)}  ${wordOf(report, view.style)}\n`,
    ...lines.map((line) => wrap(line, view.style.columns, "  ")),
    findingsText(findings, view),
  ].join("");
}

function wordOf({ state, lender }: HookReport, style: Style): string {
  if (state.commands.length > 0) return state.missing.length > 0 ? style.red("broken") : style.green("installed");
  return lender === undefined ? style.dim("not installed") : style.yellow("covered");
}

function entryLines({ state, lender, lastEvent }: HookReport, view: HookStatusView): string[] {
  const { commands, path, missing, doubles } = state;
  if (lender !== undefined) {
    const own = `an entry of its own is surer: ome hook install --provider ${state.agent.id}`;
    return [`Runs the entry of ${lender.name} where it passes the arguments on; ${own}`];
  }
  if (commands.length === 0) return [];
  return [
    `Entry in ${shortPath(path, view)}`,
    ...commands.map(({ files }) => `Runs ${files.map((file) => shortPath(file, view)).join(" ")}`),
    ...missing.map((file) => `Missing, or not allowed to run: ${file}. Run \`ome hook install\` again`),
    ...doubles.map((file) => `A second entry would answer the same prompt: ${shortPath(file, view)}`),
    lastEvent === undefined ? "No event seen yet" : `Last event ${localTime(lastEvent, view.host)}`,
  ];
}

function deafText({ deaf, style }: HookStatusView): string {
  const lines = deaf.map(({ name, reason }) => wrap(`${name}: ${reason}`, style.columns, "  "));
  const instead =
    "Instead, a rule of theirs can tell the agent to run `ome match`: `ome init --no-hook --rules FILE` writes one as a marked block.";
  return `${style.bold("Cannot listen")}\n${lines.join("")}${wrap(instead, style.columns, "  ")}`;
}
