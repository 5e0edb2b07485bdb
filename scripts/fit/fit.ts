/**
 * Fits the weights of the evidence score on the recall benchmark, and prints them for review.
 *
 *     deno run -A scripts/fit/fit.ts             all repositories: the weights for `src/core/recall/weights.ts`
 *     deno run -A scripts/fit/fit.ts --held-out  each repository in turn left out: weights for `bench:recall --held-out`
 *
 * The benchmark stays outside the project; without it there is nothing to fit.
 */
import { readSuites } from "../bench/recall_cases.ts";
import { FEATURE_NAMES, readPairs } from "./pairs.ts";
import { fitRepositories } from "./train.ts";

const merged = readSuites().find(({ name }) => name === "merged");
if (merged === undefined) throw new Error("Cannot fit: the benchmark is not there");
const { all } = fitRepositories(readPairs(merged));
const lines = FEATURE_NAMES.map((name, at) => `  ${name}: ${(all.weights[at] as number).toFixed(2)},`);
Deno.stdout.writeSync(new TextEncoder().encode([...lines, `INTERCEPT = ${all.intercept.toFixed(2)}`, ""].join("\n")));
