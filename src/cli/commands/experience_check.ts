/**
 * `ome experience check`.
 *
 * @module
 */

import { countOf } from "../../core/text/count_of.ts";
import type { Host } from "../../edge/host.ts";
import { type CardsCheck, checkCardFiles, checkLibrary } from "../../edge/library/check_cards.ts";
import { openStack } from "../../edge/library/open_stack.ts";
import { refreshIndexes } from "../../edge/library/refresh_indexes.ts";
import { walkCards } from "../../edge/library/walk_cards.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { findDeadNames } from "../../edge/record_store/dead_names.ts";
import { findRecordStore } from "../../edge/record_store/find_store.ts";
import type { Command, GlobalFlags } from "../command.ts";
import { findingsFailure } from "../failure/findings_failure.ts";
import { countFindings, findingsText, type FindingTextOptions } from "../views/finding_text.ts";
import { pathView } from "../views/short_path.ts";

/** Names every problem of the cards, with its place and how to mend it. */
export const experienceCheckCommand: Command = {
  words: ["experience", "check"],
  args: "[PATH…]",
  arity: [0, Infinity],
  summary: "Name every problem of the cards, with file, line and how to mend it",
  details:
    "Without a path: the cards of the libraries. With files and folders: those, as for a pull request. Exits 1 on errors.",
  examples: ["ome experience check", "ome experience check .oh-my-experience --json"],
  flags: {},
  run: async ({ args, global }, host) => {
    const { checked, findings: own, cards } = args.length > 0
      ? await checkPaths(args, global, host)
      : await checkStack(global, host);
    const findings = [...own, ...findDeadNames(cards, () => storeRoot(global, host), host)];
    const paths = pathView(global, host);
    return {
      failure: findingsFailure(findings),
      data: { checked, findings },
      view: (style) => checkText({ checked, findings }, { style, ...paths }),
    };
  },
};

async function checkStack(global: GlobalFlags, host: Host): Promise<CardsCheck> {
  const { stack, dataDir } = openStack(global, host);
  await refreshIndexes(stack, dataDir, host);
  const checks: CardsCheck[] = [];
  for (const library of stack) checks.push(await checkLibrary(library, host));
  return {
    checked: checks.reduce((sum, { checked }) => sum + checked, 0),
    findings: checks.flatMap(({ findings }) => findings),
    cards: checks.flatMap(({ cards }) => cards),
  };
}

function checkPaths(paths: readonly string[], { cwd }: GlobalFlags, host: Host): Promise<CardsCheck> {
  const files = paths.flatMap((path) => walkCards(absolutePath(path, cwd), host));
  const byPath = new Map(files.map((file) => [file.path, file]));
  return checkCardFiles([...byPath.values()], host);
}

/** The store in force: that of the project around the working folder, if it has one. */
function storeRoot({ dataDir, scope, cwd }: GlobalFlags, host: Host): string {
  const among = scope === "global" ? scope : undefined;
  return findRecordStore({ root: undefined, dataDir, scope: among, cwd }, host).root;
}

function checkText({ checked, findings }: Omit<CardsCheck, "cards">, options: FindingTextOptions): string {
  const files = `${countOf(checked, "file")} checked`;
  const count = countFindings(findings);
  const sum = `${files}: ${count === "" ? "nothing found" : count}\n`;
  return findings.length === 0 ? sum : `${findingsText(findings, options)}\n${sum}`;
}
