/**
 * `ome record new`.
 *
 * @module
 */

import { RECORD_TYPES } from "../../core/record/record.ts";
import { recordTemplate } from "../../core/record/template.ts";
import { type Command, CommandError } from "../command.ts";
import { nearest } from "../arguments/nearest.ts";
import { todayOf } from "../records/record_target.ts";

/** Prints the file that a record starts as. */
export const recordNewCommand: Command = {
  words: ["record", "new"],
  args: RECORD_TYPES.join("|"),
  arity: [1, 1],
  summary: "Print the template of a record, with the sections that its type needs",
  details:
    "Fill it in, then `ome record add FILE`. Until then `add` refuses it: a section that holds only its question is empty.",
  examples: ['ome record new recipe --title "Add a nullable column" > add-column.md'],
  flags: { title: { type: "text", value: "TEXT", help: "Its title, from which its id is made" } },
  run: ({ args: [name = ""], text }, host) => {
    const type = RECORD_TYPES.find((each) => each === name);
    if (!type) throw unknownType(name);
    const template = recordTemplate(type, { title: text("title")?.trim() ?? "", today: todayOf(host) });
    return Promise.resolve({ data: { type, template }, view: () => template });
  },
};

function unknownType(name: string): CommandError {
  const likely = nearest(name, RECORD_TYPES);
  const hint = likely ? `Did you mean \`ome record new ${likely}\`?` : `Name one of ${RECORD_TYPES.join(", ")}`;
  return new CommandError("usage.unknown-type", `There is no record type "${name}"`, hint, 2);
}
