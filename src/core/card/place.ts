/**
 * Where a card's file lies: its name and its folder say id and status a second time.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { Card, CardStatus } from "./card.ts";

const STATUSES: readonly string[] = ["draft", "active", "archived"] satisfies CardStatus[];

/**
 * Checks that a card lies where it says it does: the file is named for its id, the folder for its status.
 *
 * @param card The card.
 * @param path The path of its file; a folder that is named for no status is not held against it.
 * @returns At most two findings.
 */
export function checkCardPlace({ id, status }: Card, path: string): Finding[] {
  const parts = path.split(/[\\/]/);
  const name = (parts.at(-1) ?? "").replace(/\.md$/i, "").normalize("NFC");
  const folder = parts.at(-2) ?? "";
  const findings: Finding[] = [];
  if (name !== id) {
    const message = `The file is named "${name}", and the card's id is "${id}"`;
    findings.push({ code: "card.file-name", level: "error", message, mend: "Make the two equal", line: 1, column: 1 });
  }
  if (STATUSES.includes(folder) && folder !== status) {
    const message = `The card says "${status}" and lies in "${folder}"`;
    const mend = `Set its status to "${folder}", or move it with the commands of \`ome experience\``;
    findings.push({ code: "card.folder", level: "error", message, mend, line: 1, column: 1 });
  }
  return findings;
}
