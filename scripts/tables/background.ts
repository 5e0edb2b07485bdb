/**
 * Makes `src/core/text/background_table.ts` from the word statistics in `../shared/tables`.
 *
 *     deno run -A scripts/tables/background.ts [--from ../shared/tables/background.small.txt]
 *
 * The source lists keys by grade q, where exp(−q/10) is the share of developers' texts that hold the key. The module
 * holds the same, sorted by key, so that one binary search in a string finds a grade and nothing is built at load time.
 */
import { parseArgs } from "@std/cli/parse-args";
import { writeTableModule } from "./table_module.ts";

const GRADE_BASE = 0xa1;
const { from } = parseArgs(Deno.args, {
  string: ["from"],
  default: { from: "../shared/tables/background.small.txt" },
}) as unknown as { from: string };

const grades = { s: new Map<string, number>(), z: new Map<string, number>() };
let section: "s" | "z" = "s";
for (const line of Deno.readTextFileSync(from).split("\n")) {
  if (line === "s" || line === "z") section = line;
  else if (line !== "") readGrade(line, section);
}

function readGrade(line: string, section: "s" | "z"): void {
  const [grade, ...words] = line.split(" ");
  const keys = section === "s" ? words : words.join("").match(/../gu) ?? [];
  for (const key of keys) grades[section].set(key, Number(grade));
}

const sortedText = (map: Map<string, number>) =>
  [...map].sort(([a], [b]) => a < b ? -1 : 1).map(([key, grade]) => String.fromCharCode(GRADE_BASE + grade) + key)
    .join("");

writeTableModule({
  path: "src/core/text/background_table.ts",
  about: "How common words are in developers' texts: each key is preceded by its grade q, sorted by key.",
  script: "scripts/tables/background.ts",
  texts: [
    {
      name: "wordGrades",
      about: "English stems: a character 0xA1 + q, then the stem, sorted by stem.",
      text: sortedText(grades.s),
    },
    {
      name: "pairGrades",
      about: "Pairs of Chinese characters: a character 0xA1 + q, then the two, sorted by pair.",
      text: sortedText(grades.z),
    },
  ],
});
