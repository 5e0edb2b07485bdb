/**
 * What can be wrong with a card's file before anything in it is read.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { FrontMatterProblem } from "../markdown/front_matter.ts";

/** Largest file that is read, in UTF-16 units; a card is a page, not a book. */
const MAX_LENGTH = 256 * 1024;

/** One row a problem: code, what is wrong, how to mend it. */
const PROBLEMS: Readonly<Record<FrontMatterProblem, readonly [code: string, message: string, mend: string]>> = {
  absent: [
    "card.front-matter",
    "The file does not start with front matter",
    "Start it with a line `---`, then `schema: ome-card`",
  ],
  foreign: [
    "card.foreign-front-matter",
    "The front matter is in a language other than YAML, and is not read",
    "Start the file with a line of `---` alone, and write YAML below",
  ],
  unclosed: ["card.unclosed", "The front matter is not closed", "End it with a line `---`"],
};

/**
 * Checks a file as a whole: its size, its encoding, merge conflicts, and whether it has front matter.
 *
 * @param file The text of the file.
 * @param problem Why its front matter cannot be read, if so.
 * @returns The findings, all at error level.
 */
export function checkFile(file: string, problem: FrontMatterProblem | undefined): Finding[] {
  if (file.length > MAX_LENGTH) {
    const message = `The file has ${file.length} characters, and ${MAX_LENGTH} are the most`;
    return [error("card.too-large", message, "Keep one lesson a card, and link to what is long")];
  }
  // Read as UTF-8, a file in UTF-16 shows a NUL beside every ASCII letter.
  if (file.slice(0, 16).includes("\u0000")) {
    return [error("card.encoding", "The file is not UTF-8 text", "Save it as UTF-8")];
  }
  const conflicts = mergeConflicts(file);
  if (!problem || (conflicts.length > 0 && problem === "absent")) return conflicts;
  const [code, message, mend] = PROBLEMS[problem];
  return [...conflicts, error(code, message, mend)];
}

/** A conflict is a line `<<<<<<< name` with a line `>>>>>>> name` after it, wherever in the file. */
function mergeConflicts(file: string): Finding[] {
  if (!file.includes("<<<<<<< ")) return [];
  const lines = file.split("\n");
  const starts = lines.flatMap((line, index) => line.startsWith("<<<<<<< ") ? [index] : []);
  const last = lines.findLastIndex((line) => line.startsWith(">>>>>>> "));
  return starts.filter((index) => index < last).map((index) => ({
    ...error(
      "card.merge-marker",
      "A merge conflict is not resolved",
      "Keep one of the two versions and remove the marker lines",
    ),
    line: index + 1,
  }));
}

function error(code: string, message: string, mend: string): Finding {
  return { code, level: "error", message, mend, line: 1, column: 1 };
}
