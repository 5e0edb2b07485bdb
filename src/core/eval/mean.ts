/**
 * Means that know when there is nothing to take a mean of.
 *
 * @module
 */

/** A number from 0 to 1, or an amount; `null` where no case can speak for it, never 0 or 1. */
export type Measure = number | null;

/**
 * The mean of a value over cases.
 *
 * @param cases The cases.
 * @param value The value of one case.
 * @returns The mean; `null` without cases.
 */
export function meanOf<Case>(cases: readonly Case[], value: (one: Case) => number): Measure {
  return cases.length === 0 ? null : sum(cases.map(value)) / cases.length;
}

/**
 * The share of cases of which something holds.
 *
 * @param cases The cases.
 * @param holds Whether it holds of one case.
 * @returns From 0 to 1; `null` without cases.
 */
export function shareOf<Case>(cases: readonly Case[], holds: (one: Case) => boolean): Measure {
  return meanOf(cases, (one) => holds(one) ? 1 : 0);
}

/**
 * The sum of numbers.
 *
 * @param values The numbers.
 * @returns Their sum; 0 without any.
 */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
