/**
 * Precision, recall and over-recall as the threshold moves.
 *
 * @module
 */

import type { SweepPoint } from "../eval/threshold_sweep.ts";
import { CHART, drawAxes, xOf, yOf } from "./axes.ts";
import { type Html, html } from "./html.ts";

type Line = Exclude<keyof SweepPoint, "threshold">;

/** The lines with how they are drawn: told apart by dashes as well, for whoever does not see the colours. */
const LINES: readonly { readonly key: Line; readonly label: string; readonly colour: string; readonly dash: string }[] =
  [
    { key: "recall", label: "recall", colour: "var(--wanted)", dash: "none" },
    { key: "precision", label: "precision", colour: "var(--ink)", dash: "7 3" },
    { key: "overRecall", label: "over-recall", colour: "var(--unwanted)", dash: "2 3" },
  ];

/**
 * Draws the curves.
 *
 * @param points The points, thresholds ascending.
 * @param threshold The threshold that the report was made with, from 0 to 100.
 * @returns A figure.
 */
export function drawThresholds(points: readonly SweepPoint[], threshold: number): Html {
  return html`
    <figure>
      <svg viewBox="0 0 ${CHART.width} ${CHART.height}" role="img"
        aria-label="Recall, precision and over-recall for every threshold">${drawAxes(threshold, [
          ["1", 1],
          [".5", 0.5],
          ["0", 0],
        ])}${LINES.map((line) => drawLine(line, points))}</svg>
      <figcaption class="legend">${LINES.map(({ label, colour, dash }) =>
        html`<span><svg viewBox="0 0 26 8" style="display:inline-block;width:26px;margin-right:.4em" aria-hidden="true"><line x1="0" x2="26" y1="4" y2="4" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dash}"/></svg>${label}</span>`
      )}</figcaption>
    </figure>
  `;
}

function drawLine({ key, colour, dash }: (typeof LINES)[number], points: readonly SweepPoint[]): Html {
  const path = points.flatMap((point) => {
    const value = point[key];
    return value === null ? [] : [`${xOf(point.threshold)},${yOf(value)}`];
  });
  return html`
    <polyline points="${path.join(" ")}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-dasharray="${dash}"
      stroke-linejoin="round" />
  `;
}
