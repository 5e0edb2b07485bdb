/**
 * `ome record verify`.
 *
 * @module
 */

import { hasErrors } from "../../core/finding.ts";
import { findCredentials } from "../../core/privacy/credential.ts";
import { verifyRecord } from "../../edge/record_store/change_record.ts";
import { refreshRecords } from "../../edge/record_store/search_index.ts";
import { type Command, CommandError } from "../command.ts";
import { logRecord } from "../records/record_operation.ts";
import { ROOT_FLAG, storeOf, todayOf } from "../records/record_target.ts";

/** Writes down that a record's validation was run. */
export const recordVerifyCommand: Command = {
  words: ["record", "verify"],
  args: "ID",
  arity: [1, 1],
  summary: "Write down that a record's validation was run today",
  details:
    "The only way in which last_verified_at moves; reading a record proves nothing. A draft becomes validated. The note goes to the event log.",
  examples: ['ome record verify add-column-to-endpoint --note "Ran the endpoint tests, compared both exports"'],
  flags: { ...ROOT_FLAG, note: { type: "text", value: "TEXT", help: "What was run, and what it said; required" } },
  run: async (invocation, host) => {
    const note = invocation.text("note")?.trim();
    if (!note) {
      const hint = 'Write what was run, like --note "Ran its tests on PHP 8.4: all pass"';
      throw new CommandError("usage.missing-flag", "A verification needs a note", hint, 2);
    }
    await requireNoSecret(note);
    const store = storeOf(invocation, host);
    const today = todayOf(host);
    const { record, path, changed } = await verifyRecord(
      { root: store.root, id: invocation.args[0] ?? "" },
      today,
      host,
    );
    await refreshRecords(store, { today, host });
    await logRecord(store, { operation: "record.verify", id: record.id, reason: note }, host);
    const data = { root: store.root, id: record.id, path, status: record.status, lastVerifiedAt: today, changed, note };
    return { data, view: () => `"${record.id}" is ${record.status}, verified on ${today}\n` };
  },
};

async function requireNoSecret(note: string): Promise<void> {
  const { findSecrets } = await import("../../edge/secret_scan.ts");
  if (findCredentials(note).length === 0 && !hasErrors(await findSecrets(note, { prefix: "exp", path: "note" }))) {
    return;
  }
  throw new CommandError(
    "exp.secret",
    "The note holds a credential",
    "Put a placeholder such as <API_KEY> in its place",
  );
}
