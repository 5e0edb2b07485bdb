/**
 * Findings as a person reads them.
 *
 * @module
 */

import type { Finding, FindingLevel } from "../../core/finding.ts";
import { oneLine } from "../../core/context/one_line.ts";
import { countOf } from "../../core/text/count_of.ts";
import type { Style } from "../command.ts";
import { type PathView, shortPath } from "./short_path.ts";
import { wrap } from "./wrap.ts";

/** How findings are shown. */
export interface FindingTextOptions extends PathView {
  readonly style: Style;
}

const LONGEST_MESSAGE = 400;

/** Findings of one file that are shown: a file of another kind has hundreds, all for one reason. */
const MOST_OF_A_FILE = 12;

const LOOKS: Readonly<Record<FindingLevel, "red" | "yellow" | "dim">> = {
  error: "red",
  warning: "yellow",
  note: "dim",
};

/**
 * Writes findings, one paragraph each: its place, code and what is wrong, how to mend it.
 *
 * @param findings What a check returned.
 * @param options Looks, and what paths are shown from.
 * @returns The paragraphs, an empty line between two.
 */
export function findingsText(findings: readonly Finding[], options: FindingTextOptions): string {
  const byFile = Map.groupBy(findings, ({ path }) => path);
  const left = [...byFile].filter(([, all]) => all.length > MOST_OF_A_FILE).map(([path, all]) => {
    const rest = `${all.length - MOST_OF_A_FILE} more`;
    return wrap(
      path === undefined ? `And ${rest}.` : `And ${rest} in ${shortPath(path, options)}.`,
      options.style.columns,
    );
  });
  const shown = new Set([...byFile.values()].flatMap((all) => all.slice(0, MOST_OF_A_FILE)));
  const kept = findings.filter((finding) => shown.has(finding));
  return [...kept.map((finding) => findingText(finding, options)), ...left].join("\n");
}

/**
 * Counts findings by their level.
 *
 * @param findings What a check returned.
 * @returns Such as `2 errors, 1 warning`; empty where there is none.
 */
export function countFindings(findings: readonly Finding[]): string {
  const levels: readonly FindingLevel[] = ["error", "warning", "note"];
  return levels
    .map((level) => ({ level, count: findings.filter((finding) => finding.level === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => countOf(count, level))
    .join(", ");
}

function findingText({ code, level, message, mend, ...place }: Finding, options: FindingTextOptions): string {
  const { style } = options;
  const where = placeOf(place, options);
  const head = `${style.bold(where)}${where ? "  " : ""}${style[LOOKS[level]](level)}\n`;
  const lines = [`${code}: ${message}`, mend];
  return head + lines.map((text) => wrap(oneLine(text, LONGEST_MESSAGE), style.columns, "  ")).join("");
}

function placeOf({ path, line, column }: Pick<Finding, "path" | "line" | "column">, view: PathView): string {
  const file = path === undefined ? undefined : shortPath(path, view);
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(":");
}
