/**
 * One case of a report: prompt, what was asked for, what came, and why.
 *
 * @module
 */

import { fieldInWords } from "../context/match_words.ts";
import { rejectionInWords, writeScore } from "../eval/case_report.ts";
import type { CandidateScore, CaseReport } from "../eval/report.ts";
import type { MatchReason } from "../recall/result.ts";
import { type Html, html } from "./html.ts";

/** Characters of the prompt in the folded line. */
const SHORT_PROMPT = 200;

const STANDINGS: Readonly<Record<CandidateScore["standing"], string>> = {
  wanted: "expected",
  allowed: "allowed",
  unwanted: "not asked for",
};

/**
 * Draws one case, folded.
 *
 * @param one The case.
 * @param options Class names for filters, and whether it starts unfolded.
 * @returns A `details` element.
 */
export function drawCase(one: CaseReport, options: { readonly classes: string; readonly open: boolean }): Html {
  const { passed, prompt, failures, id, tags, difficulty } = one;
  return html`
    <details class="case ${passed ? "is-passed" : "is-failed"} ${options.classes}" ${options.open && html`
      open
    `}>
      <summary><span class="state ${passed ? "good" : "bad"}">${passed
        ? "✓ pass"
        : "✕ fail"}</span><span class="ask">${prompt.slice(0, SHORT_PROMPT)}${isLong(prompt) &&
        "…"}</span><span class="name">${id}</span></summary>
      <div class="inside">${isLong(prompt) && html`<pre class="prompt" tabindex="0">${prompt}</pre>`}
    ${failures.length > 0 && html`<ul class="failures">${failures.map((line) => html`<li>${line}</li>`)}</ul>`}
    ${drawCandidates(one)}
    <p class="tags">${[difficulty, ...tags].join(" · ")} · ${asksFor(one)}</p></div>
    </details>
  `;
}

/** Whether the folded line does not show the prompt as it is. */
function isLong(prompt: string): boolean {
  return prompt.length > SHORT_PROMPT || prompt.includes("\n");
}

function asksFor({ expectNoMatches, expectedCards, returnedCards, abstainReason }: CaseReport): string {
  const asked = expectNoMatches || expectedCards.length === 0 ? "asks for silence" : `asks for ${expectedCards.length}`;
  const came = returnedCards.length === 0
    ? `nothing came (${abstainReason ?? "no reason"})`
    : `${returnedCards.length} came`;
  return `${asked}, ${came}`;
}

function drawCandidates(one: CaseReport): Html {
  if (one.candidates.length === 0) return html`<h4>No card was a candidate.</h4>`;
  return html`
    <h4>Cards, best first</h4>
    <table class="stack">
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Evidence</th>
          <th scope="col">Outcome</th>
        </tr>
      </thead>
      <tbody>${one.candidates.map((card) => drawCandidate(card, one))}</tbody>
    </table>
  `;
}

function drawCandidate(card: CandidateScore, { returnedCards, reasons, threshold }: CaseReport): Html {
  const rank = returnedCards.indexOf(card.id) + 1;
  const right = rank > 0 ? card.standing !== "unwanted" : card.standing !== "wanted";
  const why = rank > 0 ? (reasons[card.id] ?? []).map(reasonInWords).join(" · ") : rejectionInWords(card);
  return html`
    <tr>
      <th scope="row"><code>${card.id}</code><div class="why">${STANDINGS[card.standing]}</div></th>
      <td><span class="meter ${card.standing}" style="--at:${writeScore(card.score)}%;--line-at:${writeScore(
        threshold,
      )}%"><i></i><b></b></span>${writeScore(card.score)}</td>
      <td><span class="${right ? "up" : "down"}">${rank > 0
        ? `shown, rank ${rank}`
        : "not shown"}</span><div class="why">${why}</div></td>
    </tr>
  `;
}

function reasonInWords({ field, term, weight }: MatchReason): string {
  return `${fieldInWords(field)} “${term}” ${weight < 0 ? "−" : "+"}${Math.abs(weight).toFixed(1)}`;
}
