/**
 * What can be wrong with a document's file before anything in it is read.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { FrontMatterProblem } from "../markdown/front_matter.ts";

/** What a file should hold, as the findings name it. */
export interface DocumentKind {
  /** First part of every code. */
  readonly prefix: string;
  /** The line of front matter that it starts with. */
  readonly firstLine: string;
  /** What one file should hold. */
  readonly unit: string;
}

const CARD: DocumentKind = { prefix: "card", firstLine: "schema: ome-card", unit: "one lesson a card" };

/** Largest file that is read, in UTF-16 units; a card is a page, not a book. */
const MAX_LENGTH = 256 * 1024;

/** One row a problem: code, what is wrong, how to mend it. */
const PROBLEMS: Readonly<
  Record<FrontMatterProblem, readonly [code: string, message: string, mend: (kind: DocumentKind) => string]>
> = {
  absent: [
    "front-matter",
    "The file does not start with front matter",
    ({ firstLine }) => `Start it with a line \`---\`, then \`${firstLine}\``,
  ],
  foreign: [
    "foreign-front-matter",
    "The front matter is in a language other than YAML, and is not read",
    () => "Start the file with a line of `---` alone, and write YAML below",
  ],
  unclosed: ["unclosed", "The front matter is not closed", () => "End it with a line `---`"],
};

/**
 * Checks a file as a whole: its size, its encoding, merge conflicts, and whether it has front matter.
 *
 * @param file The text of the file.
 * @param problem Why its front matter cannot be read, if so.
 * @param kind What the file should hold; a card unless told.
 * @returns The findings, all at error level.
 */
export function checkFile(
  file: string,
  problem: FrontMatterProblem | undefined,
  kind: DocumentKind = CARD,
): Finding[] {
  if (file.length > MAX_LENGTH) {
    const message = `The file has ${file.length} characters, and ${MAX_LENGTH} are the most`;
    return [error(`${kind.prefix}.too-large`, message, `Keep ${kind.unit}, and link to what is long`)];
  }
  // Read as UTF-8, a file in UTF-16 shows a NUL beside every ASCII letter.
  if (file.slice(0, 16).includes("\u0000")) {
    return [error(`${kind.prefix}.encoding`, "The file is not UTF-8 text", "Save it as UTF-8")];
  }
  const conflicts = mergeConflicts(file, kind);
  if (!problem || (conflicts.length > 0 && problem === "absent")) return conflicts;
  const [code, message, mend] = PROBLEMS[problem];
  return [...conflicts, error(`${kind.prefix}.${code}`, message, mend(kind))];
}

/** A conflict is a line `<<<<<<< name` with a line `>>>>>>> name` after it, wherever in the file. */
function mergeConflicts(file: string, { prefix }: DocumentKind): Finding[] {
  if (!file.includes("<<<<<<< ")) return [];
  const lines = file.split("\n");
  const starts = lines.flatMap((line, index) => line.startsWith("<<<<<<< ") ? [index] : []);
  const last = lines.findLastIndex((line) => line.startsWith(">>>>>>> "));
  return starts.filter((index) => index < last).map((index) => ({
    ...error(
      `${prefix}.merge-marker`,
      "A merge conflict is not resolved",
      "Keep one of the two versions and remove the marker lines",
    ),
    line: index + 1,
  }));
}

function error(code: string, message: string, mend: string): Finding {
  return { code, level: "error", message, mend, line: 1, column: 1 };
}
