/**
 * A report as a page.
 *
 * @module
 */

import { METRIC_TABLE, writeMeasure } from "../eval/metric_table.ts";
import type { Metrics } from "../eval/metrics.ts";
import type { Report } from "../eval/report.ts";
import { scoreBands, sweepThreshold } from "../eval/threshold_sweep.ts";
import { drawCase } from "./case_details.ts";
import { filterCases } from "./case_filters.ts";
import { type Html, html } from "./html.ts";
import { framePage } from "./page.ts";
import { drawScores } from "./score_chart.ts";
import { drawThresholds } from "./threshold_chart.ts";

/** Up to this many failed cases start unfolded. */
const MOST_OPEN = 12;

/** Up to this many groups stand unfolded. */
const MOST_GROUPS = 14;

/** Metrics of the table by tag. */
const BREAKDOWN_KEYS = ["passRate", "recallAtK", "precisionAtK", "overRecallRate"] as const;

/**
 * Draws a report as one self-contained page: no script, no connection, light and dark, phone and desktop.
 *
 * @param report The report.
 * @returns The HTML document.
 */
export function evalPage(report: Report): string {
  const filters = filterCases(report.cases);
  const failed = report.cases.filter(({ passed }) => !passed).length;
  return framePage({
    title: `${report.suite} · OME evaluation`,
    header: drawHeader(report),
    main: html`
      ${drawNumbers(report.metrics)}${drawGates(report)}
      <h2>Where the line is drawn</h2><div class="pair">
        <section
          class="panel"><h3>Scores</h3><p>Good recall keeps the two apart, and the threshold between them.</p>${drawScores(
            scoreBands(report.cases),
            report.threshold,
          )}</section>
        <section
          class="panel"><h3>If the threshold moved</h3><p>Left of the present one it is an estimate.</p>${drawThresholds(
            sweepThreshold(report),
            report.threshold,
          )}</section>
      </div>
      ${drawBreakdown("By difficulty", report.byDifficulty)}${drawBreakdown("By tag", report.byTag)}
      <h2 id="cases">Cases</h2>${filters.controls}${report.cases.map((one) =>
        drawCase(one, { classes: filters.classesOf(one), open: !one.passed && failed <= MOST_OPEN })
      )}
    `,
    footer: drawFooter(report),
    rules: filters.rules,
  });
}

function drawHeader({ suite, passed, gates, forbidden, cases, cardCount, limit, threshold }: Report): Html {
  const judged = gates.length + forbidden.length > 0;
  return html`
    <p class="kicker">Recall evaluation</p>
    <h1>${suite}${judged && html`
      <span class="verdict ${passed ? "good" : "bad"}">${passed ? "gates held" : "gates failed"}</span>
    `}</h1>
    <p
      class="facts">${cases
        .length} prompts against ${cardCount} cards, at most ${limit} cards each, threshold ${threshold}</p>
  `;
}

/** What is judged stands large; what is only told, small. */
function drawNumbers(metrics: Metrics): Html {
  const shown = METRIC_TABLE.filter(({ key }) => metrics[key] !== null);
  const [judged, told] = [shown.filter(isJudged), shown.filter((row) => !isJudged(row))];
  return html`
    <dl class="numbers">${judged.map(({ key, label, meaning, unit }) =>
      html`
        <div>
          <dt>${label}</dt>
          <dd>${writeMeasure(metrics[key], unit)}<small>${meaning}</small></dd>
        </div>
      `
    )}</dl>
    <dl class="told">${told.map(({ key, label, unit }) =>
      html`
        <div>
          <dt>${label}</dt>
          <dd>${writeMeasure(metrics[key], unit)}</dd>
        </div>
      `
    )}</dl>
  `;
}

function isJudged({ better }: (typeof METRIC_TABLE)[number]): boolean {
  return better !== "neither";
}

function drawGates({ gates, forbidden }: Report): Html {
  if (gates.length + forbidden.length === 0) return html``;
  return html`
    <h2>Gates</h2>
    <div class="panel scroll" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col" class="n">Reached</th>
            <th scope="col">Gate</th>
          </tr>
        </thead>
        <tbody>${gates.map(({ metric, bound, limit, reached, passed, tag }) => {
          const row = METRIC_TABLE.find(({ key }) => key === metric);
          return html`
            <tr>
              <td class="${passed ? "up" : "down"}">${passed ? "✓ held" : "✕ failed"}</td>
              <td class="n">${row ? writeMeasure(reached, row.unit) : ""}</td>
              <th scope="row">${row?.label ?? metric} at ${bound} ${limit}${tag !== undefined && html`
                <span class="why">${tag}</span>
              `}</th>
            </tr>
          `;
        })}${forbidden.map(({ caseId, cardId }) =>
          html`
            <tr>
              <td class="down">✕ shown</td>
              <td class="n"></td>
              <th scope="row">never show <code>${cardId}</code> <span class="why">shown in ${caseId}</span></th>
            </tr>
          `
        )}</tbody>
      </table>
    </div>
  `;
}

/** Large groups first; where there are many, the small ones are folded away. */
function drawBreakdown(title: string, groups: Readonly<Record<string, Metrics>>): Html {
  const all = Object.entries(groups).sort(([a, m], [b, n]) => n.cases - m.cases || (a < b ? -1 : 1));
  if (all.length < 2) return html``;
  const rest = all.slice(MOST_GROUPS);
  return html`<h2>${title}</h2>${drawGroups(all.slice(0, MOST_GROUPS))}${
    rest.length > 0 && html`<details class="rest"><summary>${rest.length} more</summary>${drawGroups(rest)}</details>`
  }`;
}

function drawGroups(groups: readonly (readonly [string, Metrics])[]): Html {
  const rows = METRIC_TABLE.filter(({ key }) => BREAKDOWN_KEYS.some((shown) => shown === key));
  return html`
    <div class="panel scroll" tabindex="0">
      <table>
        <thead>
          <tr><th scope="col"></th><th scope="col" class="n">cases</th>${rows.map(({ label }) =>
            html`<th scope="col" class="n">${label}</th>`
          )}</tr>
        </thead>
        <tbody>${groups.map(([name, metrics]) =>
          html`<tr><th scope="row">${name}</th><td class="n">${metrics.cases}</td>${
            rows.map(({ key, unit }) => html`<td class="n">${writeMeasure(metrics[key], unit)}</td>`)
          }</tr>`
        )}</tbody>
      </table>
    </div>
  `;
}

function drawFooter({ engineVersion, scorerVersion, fingerprints }: Report): Html {
  return html`OME, ${engineVersion}, ${scorerVersion} · suite <code>${fingerprints.suite}</code> · cards <code>${fingerprints.cards}</code> · configuration <code>${fingerprints.configuration}</code>`;
}
