/**
 * A comparison of two reports as a page.
 *
 * @module
 */

import { writeScore } from "../eval/case_report.ts";
import type { CaseChange, Comparison, MetricChange } from "../eval/compare_reports.ts";
import { METRIC_TABLE, writeMeasure } from "../eval/metric_table.ts";
import type { CaseReport, Report } from "../eval/report.ts";
import { type Html, html } from "./html.ts";
import { framePage } from "./page.ts";

/** What each kind of change is called. */
const KINDS: Readonly<Record<CaseChange["kind"], readonly [label: string, look: string]>> = {
  regressed: ["✕ regressed", "bad"],
  mended: ["✓ mended", "good"],
  moved: ["≠ moved", ""],
};

/** Words and looks of a metric's move. */
const VERDICTS: Readonly<Record<MetricChange["verdict"], readonly [label: string, look: string]>> = {
  better: ["better", "up"],
  worse: ["worse", "down"],
  same: ["", ""],
  different: ["different", ""],
};

/**
 * Draws a comparison as one self-contained page.
 *
 * @param comparison What changed.
 * @param before The report that was held against.
 * @param after The report that was judged.
 * @returns The HTML document.
 */
export function comparisonPage(comparison: Comparison, before: Report, after: Report): string {
  const { passed, failures, notes, metrics, cases } = comparison;
  return framePage({
    title: `${after.suite} · OME comparison`,
    header: html`
      <p class="kicker">Recall comparison</p>
      <h1>${after.suite} <span class="verdict ${passed ? "good" : "bad"}">${passed
        ? "nothing got worse"
        : "worse"}</span></h1>
      <p class="facts">${before.cases.length} prompts before, ${after.cases.length} after. ${notes.join(". ")}</p>
    `,
    main: html`${
      failures.length > 0 && html`
        <h2>Why it fails</h2>
        <ul class="failures">${failures.map((line) => html`<li>${line}</li>`)}</ul>
      `
    }
<h2>Numbers</h2>${drawMetrics(metrics)}
<h2>Cases that changed</h2>${
      cases.length === 0
        ? html`<p>None: every prompt brings back the same cards in the same order.</p>`
        : cases.map(drawChange)
    }`,
    footer:
      html`Before: ${before.engineVersion}, ${before.scorerVersion} · After: ${after.engineVersion}, ${after.scorerVersion}`,
  });
}

function drawMetrics(metrics: readonly MetricChange[]): Html {
  return html`
    <div class="panel scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col" class="n">Before</th>
            <th scope="col" class="n">After</th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>${metrics.map(({ metric, before, after, verdict }) => {
          const row = METRIC_TABLE.find(({ key }) => key === metric);
          const [label, look] = VERDICTS[verdict];
          return row && html`
            <tr>
              <th scope="row">${row.label}</th>
              <td class="n">${writeMeasure(before, row.unit)}</td>
              <td class="n">${writeMeasure(after, row.unit)}</td>
              <td class="${look}">${label}</td>
            </tr>
          `;
        })}</tbody>
      </table>
    </div>
  `;
}

function drawChange({ id, kind, before, after }: CaseChange): Html {
  const [label, look] = KINDS[kind];
  const asked = after.expectedCards.length > 0 ? after.expectedCards.join(", ") : "silence";
  return html`
    <details class="case" open>
      <summary><span class="state ${look}">${label}</span><span class="ask">${after.prompt.slice(
        0,
        200,
      )}</span><span class="name">${id}</span></summary>
      <div class="inside">
        <p class="why">asks for ${asked}</p>
        <div class="pair">${drawRanking("Before", before)}${drawRanking("After", after)}</div>
      </div>
    </details>
  `;
}

function drawRanking(title: string, { returnedCards, scores, passed, abstainReason }: CaseReport): Html {
  return html`<section><h3>${title} <span class="${passed ? "up" : "down"}">${passed ? "✓" : "✕"}</span></h3>${
    returnedCards.length === 0
      ? html`<p>nothing (${abstainReason ?? "no reason"})</p>`
      : html`<ol>${
        returnedCards.map((card, rank) => html`<li><code>${card}</code> ${writeScore(scores[rank] ?? 0)}</li>`)
      }</ol>`
  }</section>`;
}
