/**
 * What a command is: the table from which parsing, help, completions and `docs/cli.md` are all made.
 *
 * @module
 */

import type { Host } from "../edge/host.ts";
import type { Topic } from "./help/topics.ts";

export { CommandError } from "../edge/command_error.ts";

/** What a flag takes: nothing, a text, a number, or a text that may be given several times. */
export type FlagType = "boolean" | "text" | "number" | "texts";

/** One flag of a command. */
export interface Flag {
  readonly type: FlagType;
  /** One line for the help, capital first, no full stop. */
  readonly help: string;
  /** The name of the value in the help, such as `DIR`. */
  readonly value?: string;
  /** The values that are allowed, where there is a list. */
  readonly oneOf?: readonly string[];
}

/** The flags that every command knows. */
export interface GlobalFlags {
  readonly json: boolean;
  readonly dataDir: string | undefined;
  /** Absolute working folder: `--cwd`, else the host's. */
  readonly cwd: string;
  readonly scope: "global" | "project" | undefined;
}

/** The parsed command line, typed access to what was declared. */
export interface Invocation {
  /** The arguments after the command's name. */
  readonly args: readonly string[];
  readonly global: GlobalFlags;
  /** Whether a boolean flag was given. */
  has(flag: string): boolean;
  text(flag: string): string | undefined;
  number(flag: string): number | undefined;
  texts(flag: string): readonly string[];
}

/** What failed, as programs are told: the three parts of a `CommandError`. */
export interface FailureReason {
  /** Stable, dotted code that programs may rely on. */
  readonly code: string;
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
}

/** What a command answers: data for programs, a view of it for people, and how it went. */
export interface Outcome {
  /** Why the exit code is 1: findings at error level, or a gate that failed. Undefined: done and clean. */
  readonly failure?: FailureReason | undefined;
  /** The fields of the JSON document beside `ok` and `error`. */
  readonly data: Readonly<Record<string, unknown>> & { readonly ok?: never; readonly error?: never };
  /** The text for a person, with a line end at its end unless it is empty. */
  view(style: Style): string;
}

/** How text for a person may look. */
export interface Style {
  /** Columns to fit in. */
  readonly columns: number;
  /** Columns that a row of a table may take: those of the terminal; without one, as many as it needs. */
  readonly rowColumns: number;
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

/** One command, or one subcommand such as `experience list`. */
export interface Command {
  /** Its words, such as `["experience", "list"]`. */
  readonly words: readonly string[];
  /** Its arguments in the usage line, such as `ID` or `[PATH…]`. */
  readonly args: string;
  /** How many arguments it takes: least and most. */
  readonly arity: readonly [number, number];
  /** One line for the list of commands. */
  readonly summary: string;
  /** Paragraphs for `ome help`, where the summary is not enough. */
  readonly details?: string;
  /** Command lines that work as they stand. */
  readonly examples: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  run(invocation: Invocation, host: Host): Promise<Outcome>;
}

/** One command of the table, before it is loaded. */
export interface CommandEntry {
  /** Its words, such as `["experience", "list"]`; the same as those of the loaded command. */
  readonly words: readonly string[];
  readonly topic: Topic;
  /** Whether its words but the last, such as `ome signals`, already stand for it. */
  readonly isDefault?: boolean;
  load(): Promise<Command>;
}
