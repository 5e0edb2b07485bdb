/**
 * `ome record check`.
 *
 * @module
 */

import { STALE_AFTER_DAYS } from "../../core/record/check.ts";
import { checkStore } from "../../edge/record_store/check_store.ts";
import type { Command } from "../command.ts";
import { countFindings, findingsText } from "../views/finding_text.ts";
import { numberWithin } from "../arguments/number_within.ts";
import { ROOT_FLAG, storeLine, storeOf, todayOf } from "../records/record_target.ts";
import { findingsFailure } from "../failure/findings_failure.ts";

/** Names every problem of the records, with its place and how to mend it. */
export const recordCheckCommand: Command = {
  words: ["record", "check"],
  args: "",
  arity: [0, 0],
  summary: "Name every problem of the records: form, secrets, paths, duplicates, dead links, old proofs",
  details: "Exits 1 on errors. A store without records is no pass. Changes nothing.",
  examples: ["ome record check", "ome record check --root memory --stale-after 90 --json"],
  flags: {
    ...ROOT_FLAG,
    "stale-after": {
      type: "number",
      value: "DAYS",
      help: `Warn of older verifications; ${STALE_AFTER_DAYS} unless given`,
    },
  },
  run: async (invocation, host) => {
    const store = storeOf(invocation, host);
    const staleAfter = numberWithin(invocation, "stale-after", [0, 36_500]) ?? STALE_AFTER_DAYS;
    const { checked, findings } = await checkStore(store.root, { today: todayOf(host), staleAfter }, host);
    const { cwd } = invocation.global;
    const files = `${checked} ${checked === 1 ? "file" : "files"} checked: ${
      countFindings(findings) || "nothing found"
    }\n`;
    return {
      failure: findingsFailure(findings),
      data: { root: store.root, checked, findings },
      view: (style) => {
        const text = findings.length === 0 ? "" : `${findingsText(findings, { style, cwd, home: host.home() })}\n`;
        return text + files + storeLine(store, { style, cwd, host });
      },
    };
  },
};
