/**
 * What every example does, wherever it runs: read a card, index it, ask what applies to a prompt, render it.
 *
 * @module
 */

import { indexCards, matchInWords, parseCard, recall, renderContext } from "@ome/ome";

const PROMPTS = [
  "Run the database migration on staging",
  "先看一下计划，再在测试环境跑数据库迁移",
  "Rename the label of the save button",
];

/**
 * Recalls a lesson for a few prompts.
 *
 * @param {string} file The text of a card's file.
 * @returns {string} For each prompt what an agent would read, and why; then every decision as JSON.
 */
export function recallLesson(file) {
  const { card, findings } = parseCard(file);
  if (card === undefined) throw new Error(findings.map(({ message }) => message).join("\n"));
  const index = indexCards([{ card, libraryScope: "global" }]);
  return PROMPTS.map((prompt) => {
    const result = recall(prompt, index);
    const why = result.matches.map(({ score, reasons }) => `evidence ${score} of 100: ${matchInWords(reasons)}`);
    const shown = renderContext(result).text || `(nothing: ${result.diagnostics.abstainReason})`;
    return [`> ${prompt}`, shown, ...why, JSON.stringify(result)].join("\n\n");
  }).join("\n\n");
}
