/**
 * What is to be said of each metric: its name for people, how it is written, and which way is better.
 *
 * @module
 */

import type { Measure } from "./mean.ts";
import type { Metrics } from "./metrics.ts";

/** Which way a metric gets better; `neither` is told and never judged. */
export type Better = "higher" | "lower" | "neither";

/** One metric, for views and comparisons. */
export interface MetricRow {
  /** Its key in {@linkcode Metrics}. */
  readonly key: Exclude<keyof Metrics, "cases">;
  /** Its name for people. */
  readonly label: string;
  /** What it says, one short sentence. */
  readonly meaning: string;
  /** Which way is better. */
  readonly better: Better;
  /** How it is written. */
  readonly unit: "share" | "amount" | "characters" | "milliseconds";
}

/** Every metric, in the order in which people read them. */
export const METRIC_TABLE: readonly MetricRow[] = [
  {
    key: "passRate",
    label: "cases passed",
    meaning: "All expected came, nothing else did",
    better: "higher",
    unit: "share",
  },
  { key: "recallAtK", label: "recall", meaning: "Expected cards that came", better: "higher", unit: "share" },
  {
    key: "precisionAtK",
    label: "precision",
    meaning: "Shown cards that belonged there",
    better: "higher",
    unit: "share",
  },
  {
    key: "overRecallRate",
    label: "over-recall",
    meaning: "Cases with a card nobody wanted",
    better: "lower",
    unit: "share",
  },
  {
    key: "falsePositiveRate",
    label: "forbidden",
    meaning: "Cases with a card that must not come",
    better: "lower",
    unit: "share",
  },
  {
    key: "abstentionAccuracy",
    label: "silence kept",
    meaning: "Silent where silence is right",
    better: "higher",
    unit: "share",
  },
  { key: "mrr", label: "MRR", meaning: "1 ÷ rank of the first expected card", better: "higher", unit: "share" },
  { key: "ndcgAtK", label: "nDCG", meaning: "Expected cards near the top", better: "higher", unit: "share" },
  { key: "noHitRate", label: "nothing shown", meaning: "Cases without any card", better: "neither", unit: "share" },
  {
    key: "avgReturnedCards",
    label: "cards a case",
    meaning: "Mean number of cards",
    better: "neither",
    unit: "amount",
  },
  {
    key: "avgContextChars",
    label: "context size",
    meaning: "Mean size when something is shown",
    better: "neither",
    unit: "characters",
  },
  {
    key: "latencyMedianMs",
    label: "median time",
    meaning: "Half of all recalls are quicker",
    better: "neither",
    unit: "milliseconds",
  },
  {
    key: "latencyP95Ms",
    label: "p95 time",
    meaning: "95 of 100 recalls are quicker",
    better: "neither",
    unit: "milliseconds",
  },
];

const WRITERS: Readonly<Record<MetricRow["unit"], (value: number) => string>> = {
  share: (value) => value === 0 || value === 1 ? `${value}` : value.toFixed(3).replace(/^0/, ""),
  amount: (value) => value.toFixed(2),
  characters: (value) => `${Math.round(value)} chars`,
  milliseconds: (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`,
};

/**
 * Writes a metric's value for people.
 *
 * @param value The value; `null` where no case can speak for it.
 * @param unit How the metric is written.
 * @returns Such as `.973`, `1`, `2.41 ms`, or `–` for `null`.
 */
export function writeMeasure(value: Measure, unit: MetricRow["unit"]): string {
  return value === null ? "–" : WRITERS[unit](value);
}
