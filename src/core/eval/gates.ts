/**
 * Gates: what numbers a run must reach.
 *
 * @module
 */

import type { Measure } from "./mean.ts";
import type { Metrics } from "./metrics.ts";
import type { GateLimits, SuiteGates } from "./suite.ts";

/** One gate with what was reached. */
export interface GateResult {
  /** The tag whose cases it is for; absent for all cases. */
  readonly tag?: string;
  /** The metric. */
  readonly metric: keyof Metrics;
  /** Whether the limit is the least or the most that is allowed. */
  readonly bound: "least" | "most";
  /** The limit. */
  readonly limit: number;
  /** What was reached; `null` where no case can speak for it, which fails the gate. */
  readonly reached: Measure;
  /** Whether the gate held. */
  readonly passed: boolean;
}

const GATES: Readonly<Record<keyof GateLimits, Pick<GateResult, "metric" | "bound">>> = {
  minPassRate: { metric: "passRate", bound: "least" },
  minRecall: { metric: "recallAtK", bound: "least" },
  minPrecision: { metric: "precisionAtK", bound: "least" },
  maxOverRecall: { metric: "overRecallRate", bound: "most" },
};

/**
 * Holds numbers against the gates.
 *
 * @param gates The gates, over all cases and by tag.
 * @param metrics The numbers over all cases.
 * @param byTag The numbers by tag; a gate for a tag that is not there fails.
 * @returns One result a gate, those over all cases first.
 *
 * @example
 * ```ts
 * import { holdGates } from "./gates.ts";
 * import { measure } from "./metrics.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const [gate] = holdGates({ minRecall: 0.9, byTag: {} }, measure([], 4), {});
 * assertEquals(gate?.passed, false);
 * ```
 */
export function holdGates(
  gates: SuiteGates,
  metrics: Metrics,
  byTag: Readonly<Record<string, Metrics>>,
): GateResult[] {
  const { byTag: tagGates, ...overall } = gates;
  return [
    ...hold(overall, metrics),
    ...Object.entries(tagGates).flatMap(([tag, limits]) =>
      hold(limits, byTag[tag]).map((result) => ({ tag, ...result }))
    ),
  ];
}

function hold(limits: GateLimits, metrics: Metrics | undefined): GateResult[] {
  return Object.entries(GATES).flatMap(([name, { metric, bound }]) => {
    const limit = limits[name as keyof GateLimits];
    if (limit === undefined) return [];
    const reached = metrics?.[metric] ?? null;
    return [{ metric, bound, limit, reached, passed: reached !== null && holds(reached, limit, bound) }];
  });
}

function holds(reached: number, limit: number, bound: GateResult["bound"]): boolean {
  return bound === "least" ? reached >= limit : reached <= limit;
}
