/**
 * Where records lie in a store: a folder for each type, a file named for its id.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { ExperienceRecord, RecordType } from "./record.ts";

/** The folder of each type. */
export const FOLDERS: Readonly<Record<RecordType, string>> = {
  task: "tasks",
  recipe: "recipes",
  artifact: "artifacts",
  failure: "failures",
};

/**
 * Where a record belongs.
 *
 * @param record Its id and type.
 * @returns The path below the store's root, such as `recipes/add-column.md`.
 */
export function placeOf({ id, type }: Pick<ExperienceRecord, "id" | "type">): string {
  return `${FOLDERS[type]}/${id}.md`;
}

/**
 * Whether a file is one that records may be in.
 *
 * @param name The file's name.
 * @returns Whether it ends in `.md`, is not hidden, and is no README in any language.
 *
 * @example
 * ```ts
 * import { isRecordName } from "./place.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(["a.md", "README.md", "README.ru.md", "readme-zh.md", "._a.md"].map(isRecordName), [
 *   true, false, false, false, false,
 * ]);
 * ```
 */
export function isRecordName(name: string): boolean {
  return /\.md$/i.test(name) && !name.startsWith(".") && !/^readme(?![\p{L}\p{N}])/iu.test(name);
}

/**
 * Checks that a record lies where it belongs.
 *
 * @param record The record.
 * @param place The path of its file below the store's root, with `/` between its parts.
 * @returns At most two findings, without their line.
 */
export function checkPlace({ id, type }: ExperienceRecord, place: string): Finding[] {
  const parts = place.split("/");
  const folder = parts.length > 1 ? parts[0] : "";
  const name = (parts.at(-1) ?? "").replace(/\.md$/i, "").normalize("NFC");
  const findings: Finding[] = [];
  if (folder !== FOLDERS[type]) {
    const where = folder === "" ? "beside the folders" : `in "${folder}"`;
    const message = `A record of type "${type}" lies ${where}`;
    findings.push({
      code: "exp.misfiled",
      level: "error",
      message,
      mend: `Move it to "${FOLDERS[type]}", or mend its type`,
    });
  }
  if (name !== id) {
    const message = `The file is named "${name}", and the record's id is "${id}"`;
    findings.push({ code: "exp.misfiled", level: "warning", message, mend: "Make the two equal" });
  }
  return findings;
}
