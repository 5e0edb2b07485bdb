/**
 * `ome record add`.
 *
 * @module
 */

import { type Finding, hasErrors } from "../../core/finding.ts";
import { STALE_AFTER_DAYS } from "../../core/record/check.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { type AddedRecord, addRecord } from "../../edge/record_store/add_record.ts";
import { refreshRecords } from "../../edge/record_store/search_index.ts";
import { readWholeText } from "../../edge/files/whole_text.ts";
import { type Command, CommandError, type Outcome, type Style } from "../command.ts";
import { findingsText, type FindingTextOptions } from "../views/finding_text.ts";
import { logRecord } from "../records/record_operation.ts";
import { ROOT_FLAG, storeLine, storeOf, todayOf } from "../records/record_target.ts";
import { shortPath } from "../views/short_path.ts";

/** Checks a file and files it as a record. */
export const recordAddCommand: Command = {
  words: ["record", "add"],
  args: "FILE",
  arity: [1, 1],
  summary: "Check a file, and file it as a record by its type",
  details:
    "Nothing is written unless everything is right. An update keeps created_at, sets updated_at, and leaves last_verified_at to `ome record verify`.",
  examples: ["ome record add add-column.md", "ome record add add-column.md --update"],
  flags: {
    ...ROOT_FLAG,
    update: { type: "boolean", help: "Take the place of the record with the same id" },
    anyway: { type: "boolean", help: "Add it although a record says nearly the same" },
  },
  run: async (invocation, host) => {
    const { args: [file = ""], global, has } = invocation;
    const store = storeOf(invocation, host);
    const path = absolutePath(file, global.cwd);
    const { text, finding } = readWholeText(path, host);
    if (text === undefined) {
      throw new CommandError("usage.unreadable-file", `"${file}": ${finding.message}`, finding.mend, 2);
    }
    const today = todayOf(host);
    const draft = { path, text, update: has("update"), anyway: has("anyway") };
    const result = await addRecord(store.root, draft, { context: { today, staleAfter: STALE_AFTER_DAYS }, host });
    const look = { cwd: global.cwd, home: host.home() };
    if (!result.added) return refusal(result.findings, (style) => ({ style, ...look }));
    await refreshRecords(store, { today, host });
    await logRecord(store, { operation: "record.add", id: result.added.id }, host);
    return {
      data: { root: store.root, ...result.added, findings: result.findings },
      view: (style) =>
        addedText(result.added, result.findings, { style, ...look }) +
        storeLine(store, { style, cwd: global.cwd, host }),
    };
  },
};

function refusal(findings: readonly Finding[], look: (style: Style) => FindingTextOptions): Outcome {
  const [first] = findings;
  const failure = { code: first?.code ?? "exp.schema", message: first?.message ?? "", hint: first?.mend ?? "" };
  return {
    failure,
    data: { findings },
    view: (style) => `${findingsText(findings, look(style))}\n${refusalLine(findings)}\n`,
  };
}

function refusalLine(findings: readonly Finding[]): string {
  return hasErrors(findings) ? "Nothing was written" : "Nothing was written; --anyway adds it all the same";
}

const HOW_WORDS = { new: "Added", updated: "Updated", "in-place": "Already filed" } as const;

function addedText(added: AddedRecord["added"], findings: readonly Finding[], look: FindingTextOptions): string {
  if (!added) return "";
  const head = `${HOW_WORDS[added.how]}: ${look.style.bold(added.id)}  ${shortPath(added.path, look)}\n`;
  return findings.length === 0 ? head : `${head}\n${findingsText(findings, look)}\n`;
}
