/**
 * Records that cards name and the store does not have.
 *
 * @module
 */

import { foldId } from "../../core/card/id.ts";
import { checkRecordNames, findRecordNames } from "../../core/card/record_names.ts";
import type { Finding } from "../../core/finding.ts";
import { redactFindings } from "../../core/privacy/redact_findings.ts";
import type { Host } from "../host.ts";
import { baseName } from "../files/path.ts";
import { readRecord } from "./read_record.ts";
import { listRecordFiles } from "./record_files.ts";

/** A card's file. */
interface CardText {
  readonly path: string;
  readonly text: string;
}

/**
 * Finds the names in cards that lead to no record. Where no card names one, the store is not looked at.
 *
 * @param cards The cards.
 * @param findRoot Finds the folder of the store.
 * @param host The outside world.
 * @returns A warning for each, with path and line.
 */
export function findDeadNames(
  cards: readonly CardText[],
  findRoot: () => string,
  host: Pick<Host, "files">,
): Finding[] {
  const naming = cards.filter(({ text }) => findRecordNames(text).length > 0);
  if (naming.length === 0) return [];
  const wanted = naming.flatMap(({ text }) => findRecordNames(text).map(({ id }) => foldId(id)));
  const there = idsThere(wanted, findRoot(), host);
  return naming.flatMap(({ path, text }) => {
    const findings = checkRecordNames(text, (id) => there.has(id));
    return redactFindings(findings, text).map((finding) => ({ ...finding, path }));
  });
}

/** Files are named for their records, so that they are read only where a name leads to no file. */
function idsThere(wanted: readonly string[], root: string, host: Pick<Host, "files">): ReadonlySet<string> {
  const { files } = listRecordFiles(root, host.files);
  const named = new Set(files.map(({ path }) => foldId(baseName(path).replace(/\.md$/i, ""))));
  if (wanted.every((id) => named.has(id))) return named;
  const read = files.flatMap((file) => readRecord(file, host).reading.record ?? []);
  return new Set([...named, ...read.map(({ id }) => foldId(id))]);
}
