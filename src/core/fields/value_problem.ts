/**
 * What can be wrong with one value.
 *
 * @module
 */

import type { FindingLevel } from "../finding.ts";
import type { Field, NumberField, TextField } from "./field.ts";

/** A field whose value is one scalar. */
export type ScalarField = Extract<Field, { kind: "text" | "one-of" | "number" | "boolean" }>;

/** What is wrong with one value. */
export interface ValueProblem {
  /** Last part of the finding's code. */
  readonly code: string;
  /** How much it weighs. */
  readonly level: FindingLevel;
  /** What is wrong, to stand behind the key's name. */
  readonly says: string;
  /** What to do about it. */
  readonly mend: string;
}

/**
 * Judges one value by its field.
 *
 * @param field The field.
 * @param value The value; neither undefined nor null.
 * @returns What is wrong with it; undefined if nothing is.
 */
export function problemOf(field: ScalarField, value: unknown): ValueProblem | undefined {
  switch (field.kind) {
    case "text":
      return typeof value === "string" ? textProblem(field, value) : mismatch(value, "text", "Put it between quotes");
    case "one-of":
      return typeof value === "string" && field.values.includes(value) ? undefined : wordProblem(field.values, value);
    case "boolean":
      return typeof value === "boolean" ? undefined : mismatch(value, "true or false", "Write true or false");
    case "number":
      return typeof value === "number"
        ? numberProblem(field, value)
        : mismatch(value, "a number", "Write digits alone");
  }
}

function textProblem({ max, shape }: TextField, value: string): ValueProblem | undefined {
  if (shape && !shape.pattern.test(value)) {
    return { code: "shape", level: "error", says: `is not ${shape.says}`, mend: `Write ${shape.says}` };
  }
  const length = [...value].length;
  if (max === undefined || length <= max) return undefined;
  const says = `has ${length} characters, and ${max} are the most`;
  return { code: "length", level: "warning", says, mend: "Shorten it" };
}

function wordProblem(values: readonly string[], value: unknown): ValueProblem {
  const says = typeof value === "string" ? `is "${cut(value)}"` : `is ${nameOf(value)}`;
  return { code: "value", level: "error", says, mend: `Write one of ${values.join(", ")}` };
}

function numberProblem({ min, max, integer }: NumberField, value: number): ValueProblem | undefined {
  const fits = value >= min && value <= max && (!integer || Number.isInteger(value));
  if (fits) return undefined;
  const wanted = `a ${integer ? "whole " : ""}number from ${min} to ${max}`;
  return { code: "range", level: "error", says: `is ${value}`, mend: `Write ${wanted}` };
}

function mismatch(value: unknown, wanted: string, mend: string): ValueProblem {
  return { code: "type", level: "error", says: `is ${nameOf(value)}, not ${wanted}`, mend };
}

/**
 * A value's kind in words; never the value, which may be huge or secret.
 *
 * @param value Any value.
 * @returns Such as `a list`.
 */
export function nameOf(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "text";
  return typeof value === "object" ? "a group of keys" : `a ${typeof value}`;
}

/**
 * Cuts a word to what fits into a sentence.
 *
 * @param word The word.
 * @returns Its first 40 characters.
 */
export function cut(word: string): string {
  const characters = [...word.slice(0, 128)];
  return characters.length > 40 ? `${characters.slice(0, 40).join("")}…` : word;
}
