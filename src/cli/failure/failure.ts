/**
 * What went wrong, as a person or a program is told.
 *
 * @module
 */

import { FileError, type FileErrorKind } from "../../edge/host.ts";
import { CommandError, type FailureReason, type Style } from "../command.ts";
import { widthOf, wrap } from "../views/wrap.ts";

/** A failed command: what is printed, and the exit code. */
export interface Failure {
  readonly error: FailureReason;
  readonly exitCode: 1 | 2;
  /** Where a bug happened: places in the program, nothing of what it was working on. */
  readonly trace: readonly string[];
}

const FILE_HINTS: Readonly<Record<FileErrorKind, string>> = {
  "not-found": "Check the path",
  exists: "Move it away, or choose another name",
  permission: "Check who owns it and its permissions",
  "read-only": "Choose a folder that can be written to, with --data-dir or OME_DATA_DIR",
  "no-space": "Free some space and run the command again; nothing was lost",
  "not-a-file": "Name a file",
  "not-a-folder": "Name a folder",
  other: "Run ome doctor",
};

/**
 * Explains whatever a command threw.
 *
 * The message of an unexpected error is never repeated: it may hold words of a prompt or a card.
 *
 * @param error What was thrown.
 * @returns The failure: what a person can mend, or a bug and how to report it.
 */
export function explainFailure(error: unknown): Failure {
  if (error instanceof CommandError) {
    const { code, message, hint, exitCode } = error;
    return { error: { code, message, hint }, exitCode, trace: [] };
  }
  if (error instanceof FileError) {
    const { kind, message } = error;
    return { error: { code: `file.${kind}`, message, hint: FILE_HINTS[kind] }, exitCode: 1, trace: [] };
  }
  const name = error instanceof Error ? error.name : typeof error;
  const message = `This is a bug in ome (${name}), not a mistake of yours`;
  const hint = "Please report the command, the output of `ome version` and the places named here";
  return { error: { code: "internal.bug", message, hint }, exitCode: 1, trace: placesOf(error) };
}

/**
 * The text of a failure for a person: what happened, and what to do about it.
 *
 * @param failure What went wrong.
 * @param style The look of standard error.
 */
export function failureText({ error, trace }: Failure, style: Style): string {
  const head = fitted(`error: ${error.message}`, style).replace("error", style.red("error"));
  return head + trace.map((place) => style.dim(`  ${place}\n`)).join("") + fitted(error.hint, style);
}

/** Line by line: a hint may hold a list. */
function fitted(text: string, { columns }: Style): string {
  return text.split("\n").map((line) => widthOf(line) <= columns ? `${line}\n` : wrap(line, columns)).join("");
}

/** The stack without the message before it, whose lines may look like places. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  const start = error.stack.indexOf(error.message) + error.message.length;
  return error.stack.slice(start).split("\n").map((line) => line.trim()).filter((line) => /^at \S/.test(line)).slice(
    0,
    8,
  );
}
