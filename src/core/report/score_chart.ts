/**
 * Scores of wanted cards against those of cards that should stay away.
 *
 * @module
 */

import type { ScoreBands } from "../eval/threshold_sweep.ts";
import { CHART, drawAxes, round, xOf, yOf } from "./axes.ts";
import { type Html, html } from "./html.ts";

/**
 * Draws the histogram of scores, wanted cards above the middle line and unwanted ones below it.
 *
 * @param bands The counts.
 * @param threshold The threshold, from 0 to 100.
 * @returns A figure.
 */
export function drawScores(bands: ScoreBands, threshold: number): Html {
  const most = Math.max(1, ...bands.wanted, ...bands.unwanted);
  const bars = (counts: readonly number[], side: 1 | -1, colour: string) =>
    counts.map((count, band) => count > 0 && drawBar({ count, band, side, colour, most, width: bands.width }));
  const [wanted, unwanted] = [total(bands.wanted), total(bands.unwanted)];
  const above = total(bands.wanted.filter((_, band) => (band + 1) * bands.width > threshold));
  const kept = total(bands.unwanted.filter((_, band) => band * bands.width < threshold));
  const says = `${above} of ${wanted} wanted cards at or above the threshold, ${kept} of ${unwanted} unwanted below it`;
  return html`
    <figure>
      <svg viewBox="0 0 ${CHART.width} ${CHART.height}" role="img"
        aria-label="Scores: ${says}">${drawAxes(threshold, [[`${most}`, 1], ["0", 0.5], [`${most}`, 0]])}${bars(
          bands.wanted,
          1,
          "var(--wanted)",
        )}${bars(bands.unwanted, -1, "var(--unwanted)")}</svg>
      <figcaption
        class="legend"><span><i style="background:var(--wanted)"></i>wanted cards, upwards</span><span><i style="background:var(--unwanted)"></i>strongest unwanted card of each case, downwards</span></figcaption>
    </figure>
  `;
}

interface Bar {
  readonly count: number;
  readonly band: number;
  readonly side: 1 | -1;
  readonly colour: string;
  readonly most: number;
  readonly width: number;
}

function drawBar({ count, band, side, colour, most, width }: Bar): Html {
  const [from, to] = [xOf(band * width) + 1, xOf((band + 1) * width) - 1];
  const end = yOf(0.5 + side * count / most / 2);
  const [top, bottom] = side > 0 ? [end, yOf(0.5)] : [yOf(0.5), end];
  return html`
    <rect x="${round(from)}" y="${top}" width="${round(to - from)}" height="${round(
      bottom - top,
    )}" rx="1.5" fill="${colour}">
      <title>${count} at ${band * width} to ${(band + 1) * width}</title>
    </rect>
  `;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
