/** Logistic regression with weighted samples, a ridge, and signs that must hold. */

/** One sample: its values, its label, and how much it counts. */
export interface Sample {
  readonly values: Float64Array;
  readonly label: 0 | 1;
  readonly weight: number;
  /** What is known of its logit without a fit. */
  readonly offset: number;
}

/** What may be said about a fit. */
export interface LogisticOptions {
  /** How strongly large weights are held back. */
  readonly ridge: number;
  /** For each value +1 or −1 where its weight must not have the other sign, 0 where it is free. */
  readonly signs: readonly number[];
  readonly rounds?: number;
}

/** A fitted model: a weight for each value, and the intercept. */
export interface LogisticModel {
  readonly weights: readonly number[];
  readonly intercept: number;
}

/** Fits by Newton's method; a weight that turns to the wrong side is set to 0 and stays out of that round. */
export function fitLogistic(samples: readonly Sample[], { ridge, signs, rounds = 25 }: LogisticOptions): LogisticModel {
  const size = signs.length + 1;
  let beta = new Float64Array(size);
  for (let round = 0; round < rounds; round++) {
    const { gradient, hessian } = derivatives(samples, beta, ridge);
    const frozen = new Set<number>();
    let next = beta;
    for (let again = true; again;) {
      next = newtonStep(beta, { gradient, hessian, frozen });
      const wrong = signs.flatMap((sign, at) => sign !== 0 && (next[at] as number) * sign < 0 ? [at] : []);
      for (const at of wrong) frozen.add(at);
      again = wrong.length > 0;
    }
    const change = next.reduce((most, value, at) => Math.max(most, Math.abs(value - (beta[at] as number))), 0);
    beta = next;
    if (change < 1e-5) break;
  }
  return { weights: Array.from(beta.subarray(0, size - 1)), intercept: beta[size - 1] as number };
}

interface Derivatives {
  readonly gradient: Float64Array;
  readonly hessian: Float64Array[];
}

function derivatives(samples: readonly Sample[], beta: Float64Array, ridge: number): Derivatives {
  const size = beta.length;
  const gradient = new Float64Array(size);
  const hessian = Array.from({ length: size }, () => new Float64Array(size));
  const row = new Float64Array(size);
  for (const { values, label, weight, offset } of samples) {
    row.set(values);
    row[size - 1] = 1;
    let logit = offset;
    for (let at = 0; at < size; at++) logit += (row[at] as number) * (beta[at] as number);
    const chance = 1 / (1 + Math.exp(-logit));
    const pull = weight * (chance - label);
    const bend = weight * chance * (1 - chance);
    for (let i = 0; i < size; i++) {
      const value = row[i] as number;
      if (value === 0) continue;
      gradient[i] = (gradient[i] as number) + pull * value;
      const line = hessian[i] as Float64Array;
      for (let j = 0; j < size; j++) line[j] = (line[j] as number) + bend * value * (row[j] as number);
    }
  }
  for (let at = 0; at < size - 1; at++) {
    gradient[at] = (gradient[at] as number) + ridge * (beta[at] as number);
    const line = hessian[at] as Float64Array;
    line[at] = (line[at] as number) + ridge;
  }
  return { gradient, hessian };
}

/** One step; frozen weights go to 0. */
function newtonStep(
  beta: Float64Array,
  { gradient, hessian, frozen }: Derivatives & { readonly frozen: ReadonlySet<number> },
): Float64Array<ArrayBuffer> {
  const matrix = hessian.map((line) => Float64Array.from(line));
  const target = Float64Array.from(gradient, (value) => -value);
  for (const at of frozen) {
    for (let other = 0; other < target.length; other++) {
      // a fixed move of this weight shifts what the others must make up for
      target[other] = (target[other] as number) + (hessian[other] as Float64Array)[at]! * (beta[at] as number);
    }
  }
  for (const at of frozen) {
    for (let other = 0; other < target.length; other++) {
      (matrix[at] as Float64Array)[other] = 0;
      (matrix[other] as Float64Array)[at] = 0;
    }
    (matrix[at] as Float64Array)[at] = 1;
    target[at] = -(beta[at] as number);
  }
  const step = solve(matrix, target);
  return Float64Array.from(beta, (value, at) => value + Math.max(-3, Math.min(3, step[at] as number)));
}

/** Gaussian elimination with pivots. */
function solve(matrix: Float64Array[], target: Float64Array): Float64Array {
  const size = target.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let row = at + 1; row < size; row++) {
      if (Math.abs(matrix[row]![at]!) > Math.abs(matrix[pivot]![at]!)) pivot = row;
    }
    [matrix[at], matrix[pivot]] = [matrix[pivot]!, matrix[at]!];
    [target[at], target[pivot]] = [target[pivot]!, target[at]!];
    const head = matrix[at]![at]! || 1e-12;
    for (let row = at + 1; row < size; row++) {
      const factor = matrix[row]![at]! / head;
      if (factor === 0) continue;
      for (let column = at; column < size; column++) {
        matrix[row]![column] = matrix[row]![column]! - factor * matrix[at]![column]!;
      }
      target[row] = target[row]! - factor * target[at]!;
    }
  }
  const result = new Float64Array(size);
  for (let at = size - 1; at >= 0; at--) {
    let rest = target[at]!;
    for (let column = at + 1; column < size; column++) rest -= matrix[at]![column]! * result[column]!;
    result[at] = rest / (matrix[at]![at]! || 1e-12);
  }
  return result;
}
