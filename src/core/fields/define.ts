/**
 * The words in which a table of fields is written.
 *
 * @module
 */

import type {
  BooleanField,
  Field,
  Fields,
  GroupField,
  MapField,
  NumberField,
  OneOfField,
  TextField,
  TextsField,
  TextShape,
} from "./field.ts";

/** What may be said of a text. */
export interface TextOptions {
  /** The value where the key is absent. */
  readonly default?: string;
  /** What the text must look like. */
  readonly shape?: TextShape;
  /** Most characters, in code points. */
  readonly max?: number;
}

/**
 * A text that must be there, unless it has a default.
 *
 * @param meaning What the field means, one line.
 * @param options Default, shape and length.
 * @returns The field.
 */
export function text(meaning: string, options: TextOptions = {}): TextField<false> {
  const { default: value, shape, max } = options;
  return { kind: "text", meaning, optional: false, default: value, shape, max };
}

/**
 * A text that may be absent.
 *
 * @param meaning What the field means, one line.
 * @param options Shape and length.
 * @returns The field.
 */
export function optionalText(meaning: string, options: Omit<TextOptions, "default"> = {}): TextField<true> {
  return { kind: "text", meaning, optional: true, default: undefined, shape: options.shape, max: options.max };
}

/**
 * One word of a list; required unless it has a default.
 *
 * @param meaning What the field means, one line.
 * @param values The words, at least one.
 * @param fallback The value where the key is absent.
 * @returns The field.
 */
export function oneOf<const Value extends string>(
  meaning: string,
  values: readonly Value[],
  fallback?: NoInfer<Value>,
): OneOfField<Value> {
  return { kind: "one-of", meaning, values, default: fallback };
}

/**
 * A list of texts, empty where the key is absent.
 *
 * @param meaning What the field means, one line.
 * @param options Whether an empty list is left out when written.
 * @returns The field.
 */
export function texts(meaning: string, options: { readonly quiet?: boolean } = {}): TextsField {
  return { kind: "texts", meaning, quiet: options.quiet ?? false };
}

/**
 * A number within limits.
 *
 * @param meaning What the field means, with its unit, one line.
 * @param limits Default, least and most (both allowed), and whether fractions are refused.
 * @returns The field.
 */
export function number(
  meaning: string,
  limits: { readonly default: number; readonly min: number; readonly max: number; readonly integer?: boolean },
): NumberField {
  return { kind: "number", meaning, integer: false, ...limits };
}

/**
 * A yes or no.
 *
 * @param meaning What yes means, one line.
 * @param fallback The value where the key is absent.
 * @returns The field.
 */
export function boolean(meaning: string, fallback: boolean): BooleanField {
  return { kind: "boolean", meaning, default: fallback };
}

/**
 * Fields of their own below one key.
 *
 * @param meaning What the group is about, one line.
 * @param fields The table below.
 * @returns The field.
 */
export function group<const Table extends Fields>(meaning: string, fields: Table): GroupField<Table> {
  return { kind: "group", meaning, fields };
}

/**
 * Free keys, values of one kind.
 *
 * @param meaning What keys and values are, one line.
 * @param of The field of every value.
 * @returns The field.
 */
export function mapOf<const Of extends Field>(meaning: string, of: Of): MapField<Of> {
  return { kind: "map", meaning, of };
}
