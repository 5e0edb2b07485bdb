/**
 * `ome off`.
 *
 * @module
 */

import { requireDataFolder } from "../../edge/settings/data_folder_refusal.ts";
import { findDataFolder } from "../../edge/settings/data_folder.ts";
import type { Host } from "../../edge/host.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { EVERYWHERE, isOver, readSilences, type Silence, writeSilences } from "../../edge/quiet.ts";
import { type Command, CommandError, type Invocation } from "../command.ts";
import { parseDuration } from "../views/duration.ts";
import { silenceInWords } from "../views/silence_words.ts";

/** Silences recall: everywhere or in one project, until it is told otherwise or for a while. */
export const offCommand: Command = {
  words: ["off"],
  args: "",
  arity: [0, 0],
  summary: "Silence recall, here or everywhere, for a while or until `ome on`",
  details:
    "Hooks stay installed and do nothing while recall is silent. OME_OFF=1 in the environment silences one shell.",
  examples: ["ome off", "ome off --for 2h", "ome off --project --for 1d"],
  flags: {
    project: { type: "boolean", help: "Only in the project of the working folder" },
    for: { type: "text", value: "TIME", help: "How long, such as 30m, 2h or 1d" },
  },
  run: (invocation, host) => {
    const { folder } = findDataFolder(invocation.global, host);
    requireDataFolder(folder, host);
    const silence = { where: placeOf(invocation, host), ...untilOf(invocation, host) };
    const others = readSilences(folder, host).filter((other) => other.where !== silence.where);
    host.files.makeFolder(folder);
    writeSilences(folder, [...others.filter((other) => !isOver(other, host.now())), silence], host);
    const text = `Recall is silent ${silenceInWords(silence, host)}. \`ome on\` ends it.\n`;
    return Promise.resolve({ data: { silence }, view: () => text });
  },
};

/** A project is known by its key; one without a remote by its folder. */
function placeOf(invocation: Invocation, host: Host): string {
  if (!invocation.has("project")) return EVERYWHERE;
  const { cwd } = invocation.global;
  const project = readProjectContext(cwd, host);
  return project.key ?? project.root ?? cwd;
}

function untilOf(invocation: Invocation, host: Pick<Host, "now">): Pick<Silence, "until"> {
  const span = invocation.text("for");
  if (span === undefined) return {};
  const ms = parseDuration(span);
  if (ms === undefined) {
    throw new CommandError("usage.flag-value", `Cannot read the time "${span}"`, "Write it like 30m, 2h or 1d", 2);
  }
  return { until: new Date(host.now().getTime() + ms).toISOString() };
}
