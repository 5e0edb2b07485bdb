/**
 * The space that the charts share: evidence from 0 to 100 to the right, a threshold drawn in.
 *
 * @module
 */

import { type Html, html } from "./html.ts";

/** Size of a chart in its own units. */
export const CHART = { width: 560, height: 240, left: 36, right: 16, top: 34, bottom: 34 } as const;

/** Where an evidence score lies, in the chart's units. */
export function xOf(score: number): number {
  return round(CHART.left + score / 100 * (CHART.width - CHART.left - CHART.right));
}

/** Where a share of the chart's height lies, from 0 (bottom) to 1 (top). */
export function yOf(share: number): number {
  return round(CHART.height - CHART.bottom - share * (CHART.height - CHART.top - CHART.bottom));
}

/**
 * Draws the axes with the threshold.
 *
 * @param threshold The threshold, from 0 to 100.
 * @param ticks Labels of the upright axis with their share of its height.
 * @returns Markup for the inside of an `svg`.
 */
export function drawAxes(threshold: number, ticks: readonly (readonly [label: string, share: number])[]): Html {
  const end = CHART.width - CHART.right;
  return html`
    ${ticks.map(([label, share]) =>
      html`
        <line x1="${CHART.left}" x2="${end}" y1="${yOf(share)}" y2="${yOf(share)}" stroke="var(--line)" />
        <text x="${CHART.left - 6}" y="${yOf(share) + 4}" text-anchor="end">${label}</text>
      `
    )}${[0, 20, 40, 60, 80, 100].map((score) =>
      html`<text x="${xOf(score)}" y="${CHART.height - CHART.bottom + 22}" text-anchor="middle">${score}</text>`
    )}<line x1="${xOf(threshold)}" x2="${xOf(threshold)}" y1="${CHART.top - 8}" y2="${yOf(0)}" stroke="var(--mark)"
      stroke-width="1.5" stroke-dasharray="4 3" /><text x="${xOf(threshold)}" y="${CHART.top - 13}" text-anchor="middle"
      style="fill:var(--mark)">threshold ${threshold}</text>
  `;
}

/** Rounds to a tenth: enough for a screen, and shorter. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
