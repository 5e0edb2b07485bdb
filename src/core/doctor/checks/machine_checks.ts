/**
 * Checks of what gathers while OME is used: the log, silences, programs, leftovers.
 *
 * @module
 */

import { type Check, count, when } from "../check.ts";

/** The name of the silence that covers every folder. */
const EVERYWHERE = "everywhere";

const BYTES_A_KILOBYTE = 1_000;
const BYTES_A_MEGABYTE = 1_000_000;

/** Failures above this share of prompts are no accident. */
const MANY_FAILURES = 0.01;

/** The event log can be read, and tells of a hook that works. */
export const eventsCheck: Check = {
  area: "events",
  title: "Event log",
  fact: ({ events: { events, bytes, lastHook } }) => {
    return events === 0
      ? "empty"
      : `${count(events, "event")}, ${sizeOf(bytes)}, last prompt ${
        lastHook === undefined ? "never" : minuteOf(lastHook)
      }`;
  },
  run: ({ events: { path, unreadable, torn, oldParts, prompts, failures } }) => [
    ...when(unreadable !== undefined, [
      "error",
      "events-unreadable",
      `The event log cannot be read: ${unreadable}`,
      "Check its owner and permissions",
    ], { path }),
    ...when(failures > 0 && failures > prompts * MANY_FAILURES, [
      "warning",
      "events-failures",
      `The hook failed or ran out of time at ${failures} of ${count(prompts, "prompt")}`,
      "Make the indexes again: ome doctor --repair-index. Or give it more time: retrieval.hookTimeoutMs",
    ]),
    ...when(torn > 0, [
      "note",
      "events-torn",
      `${count(torn, "line")} of the log ${torn === 1 ? "is" : "are"} no event and left out`,
      "Nothing: a command that was killed leaves such a line",
    ], { path }),
    ...when(oldParts > 0, [
      "note",
      "events-old",
      `${count(oldParts, "part")} of the log ${oldParts === 1 ? "is" : "are"} older than sessions.retainDays`,
      "Sum them up and remove them: ome doctor --repair-index",
    ]),
  ],
};

function sizeOf(bytes: number): string {
  return bytes < BYTES_A_MEGABYTE
    ? `${Math.ceil(bytes / BYTES_A_KILOBYTE)} kB`
    : `${(bytes / BYTES_A_MEGABYTE).toFixed(1)} MB`;
}

/** A moment to the minute; checks know no time zone. */
function minuteOf(moment: string): string {
  return `${moment.slice(0, 16).replace("T", " ")} UTC`;
}

/** Nothing keeps recall silent without the person knowing. */
export const quietCheck: Check = {
  area: "quiet",
  title: "Silence",
  fact: ({ quiet: { isShellSilent, here } }) =>
    isShellSilent || here !== undefined ? "recall is silent here" : "recall may speak here",
  run: ({ quiet: { isShellSilent, here } }) => [
    ...when(isShellSilent, ["warning", "shell-off", "OME_OFF is set in this shell", "Unset it to hear from OME again"]),
    ...when(here !== undefined, [
      "warning",
      "silent-here",
      `Recall is silent ${here?.where === EVERYWHERE ? EVERYWHERE : `in ${here?.where}`}${
        here?.until === undefined ? "" : ` until ${minuteOf(here.until)}`
      }`,
      here?.isConfigured === true ? "See projects.off: ome config get projects.off" : "End it: ome on",
    ]),
  ],
};

/** One program named `ome`, and this is it. */
export const programsCheck: Check = {
  area: "programs",
  title: "Program",
  fact: ({ programs: { version, onPath } }) =>
    `ome ${version}${onPath[0] === undefined ? "" : `, on the PATH: ${onPath[0]}`}`,
  run: ({ programs: { onPath, isFirst } }) => [
    ...when(onPath.length === 0, [
      "note",
      "program-not-on-path",
      "No program named ome is on the PATH: hooks work, and agents cannot run ome themselves",
      "Put the program into a folder of the PATH",
    ]),
    ...when(onPath.length > 1 || !isFirst, [
      "warning",
      "program-twice",
      isFirst
        ? `Other programs named ome follow on the PATH: ${onPath.slice(1).join(", ")}`
        : `A shell runs another ome than this one: ${onPath[0]}`,
      "Remove those that you do not need",
    ]),
  ],
};

/** Nothing was left behind by commands that were killed. */
export const leftoversCheck: Check = {
  area: "leftovers",
  title: "Leftovers",
  fact: ({ leftovers }) => leftovers.length === 0 ? "none" : count(leftovers.length, "temporary file"),
  run: ({ leftovers }) =>
    leftovers.flatMap((path) =>
      when(true, [
        "note",
        "leftover",
        "A temporary file that a killed command left",
        "Remove it: ome doctor --repair-index",
      ], { path })
    ),
};
