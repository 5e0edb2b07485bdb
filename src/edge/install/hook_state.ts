/**
 * How an agent's hook stands: whether the agent is here, what is installed, and whether it can run.
 *
 * @module
 */

import type { Agent, Traces } from "../../core/agent/agent.ts";
import { AGENTS } from "../../core/agent/agents.ts";
import type { OwnCommand } from "../../core/agent/own_command.ts";
import { findOwnEntries } from "../../core/agent/own_entries.ts";
import type { Place } from "../../core/agent/place.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { textAt } from "../files/look.ts";
import { placesOnPath } from "../files/on_path.ts";
import { quietly } from "../quietly.ts";
import { readJsonc } from "./jsonc_text.ts";
import type { Target } from "./settings_change.ts";

/** What looking needs of the outside world. */
export type StateHost = Pick<Host, "files" | "os" | "env">;

/** How an agent's hook stands. */
export interface HookState {
  readonly agent: Agent;
  /** The agent's settings file. */
  readonly path: string;
  /** Whether the agent left traces on this machine. */
  readonly isHere: boolean;
  /** The commands of ours in its settings, each once. */
  readonly commands: readonly OwnCommand[];
  /** Files that those commands need and that are missing or cannot be run. */
  readonly missing: readonly string[];
  /** Files in which a second entry stands that would answer the same prompt. */
  readonly doubles: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Looks how an agent's hook stands. Nothing is run: a file that is there and may be run is taken to answer.
 *
 * @param target The agent.
 * @param projectRoot The project to look into for second entries; undefined outside of projects.
 * @param host The outside world.
 * @returns What was found.
 */
export function readHookState(
  { agent, place }: Target,
  projectRoot: string | undefined,
  host: StateHost,
): HookState {
  const path = agent.settings.path(place);
  const text = textAt(path, host);
  const commands = distinct(findOwnEntries(text ?? ""));
  const unusable = commands.flatMap(({ files }) => files.filter((file, at) => !isUsable(file, at === 0, host)));
  return {
    agent,
    path,
    isHere: isHere(agent.traces, place, host),
    commands,
    missing: [...new Set(unusable)],
    doubles: placesOf({ agent, path, commands }, projectRoot, host).slice(1),
    findings: agent.settings.kind === "entries" && text !== undefined ? unreadable(path, text) : [],
  };
}

/**
 * Whether a host of prompts left traces on this machine.
 *
 * @param traces What it would leave.
 * @param place Where to look.
 * @param host The outside world.
 * @returns True where one of its folders holds anything, or one of its programs is on the `PATH`.
 */
export function isHere(traces: Traces, place: Place, host: StateHost): boolean {
  const isFolder = (path: string) => holdsAnything(path, host);
  const isFile = (path: string) => quietly(() => host.files.stat(path)?.kind === "file", () => false);
  return traces.folders(place).some(isFolder) || placesOnPath(traces.programs, host).some(isFile);
}

/**
 * The agent whose entry an agent without one of its own runs, because it reads that one's settings.
 *
 * @param state The agent's state.
 * @param all The states of all agents.
 * @returns The lender; undefined where the agent has its own entry, or nobody lends.
 */
export function lenderOf(state: HookState, all: readonly HookState[]): Agent | undefined {
  if (state.commands.length > 0) return undefined;
  const lenders = all.filter(({ agent, commands }) => commands.length > 0 && state.agent.borrows.includes(agent.id));
  return AGENTS.find((agent) => lenders.some((lender) => lender.agent === agent));
}

/**
 * The files with entries that answer the agent's prompts, one for each entry. One that was installed for another agent
 * does not count: it keeps silent beside one of the agent's own.
 */
function placesOf(
  { agent, path, commands }: Pick<HookState, "agent" | "path" | "commands">,
  projectRoot: string | undefined,
  host: StateHost,
): string[] {
  const ofProject = projectRoot === undefined ? [] : agent.projectSettings.map((file) => `${projectRoot}/${file}`);
  const answers = ({ provider }: OwnCommand) => provider === undefined || provider === agent.id;
  const second = ofProject.filter((file) => file !== path && findOwnEntries(textAt(file, host) ?? "").some(answers));
  return [...commands.map(() => path), ...second];
}

function distinct(commands: readonly OwnCommand[]): OwnCommand[] {
  const keys = commands.map((command) => JSON.stringify(command));
  return commands.filter((_, at) => keys.indexOf(keys[at]!) === at);
}

/** A program must be there and may be run; what it reads need only be there. */
function isUsable(path: string, isProgram: boolean, host: StateHost): boolean {
  const stat = quietly(() => host.files.stat(path), () => undefined);
  return stat?.kind === "file" && (!isProgram || stat.mode === undefined || (stat.mode & 0o111) !== 0);
}

function holdsAnything(folder: string, host: StateHost): boolean {
  return quietly(() => host.files.stat(folder)?.kind === "folder" && host.files.list(folder).length > 0, () => false);
}

function unreadable(path: string, text: string): Finding[] {
  const doc = readJsonc(text.replace(/^\uFEFF/, ""));
  if (!("problem" in doc)) return [];
  return [{
    code: "settings.unreadable",
    level: "error",
    message: `The settings of the agent cannot be read: ${doc.problem}`,
    mend: "Mend the file at this place",
    path,
    line: doc.line,
    column: doc.column,
  }];
}
