/**
 * A table of fields: one description from which reading, writing order and JSON Schema all come.
 *
 * Front matter of cards, headers of records and `config.json` are such tables. Nothing here depends on a package, so
 * that the hook may read with it.
 *
 * @module
 */

/** What a text must look like, beyond being text. */
export interface TextShape {
  /** The whole text, as JSON Schema takes it too. */
  readonly pattern: RegExp;
  /** How a person would say it, such as `a date like 2026-10-24`. */
  readonly says: string;
}

/** A text. Required unless it has a default or is optional. */
export interface TextField<Optional extends boolean = boolean> {
  /** Tells the rows apart. */
  readonly kind: "text";
  /** What the field means, one line. */
  readonly meaning: string;
  /** Whether the field may be absent and then stays absent. */
  readonly optional: Optional;
  /** The value where the key is absent; undefined where the key is required or optional. */
  readonly default: string | undefined;
  /** What the text must look like. */
  readonly shape: TextShape | undefined;
  /** Most characters, in code points; more is a warning. */
  readonly max: number | undefined;
}

/** One word of a list. Required unless it has a default. */
export interface OneOfField<Value extends string = string> {
  /** Tells the rows apart. */
  readonly kind: "one-of";
  /** What the field means, one line. */
  readonly meaning: string;
  /** The words that are allowed. */
  readonly values: readonly Value[];
  /** The value where the key is absent; undefined where it is required. */
  readonly default: Value | undefined;
}

/** A list of texts; empty where the key is absent. */
export interface TextsField {
  /** Tells the rows apart. */
  readonly kind: "texts";
  /** What the field means, one line. */
  readonly meaning: string;
  /** Whether an empty list is left out when the table is written. */
  readonly quiet: boolean;
}

/** A number within limits. */
export interface NumberField {
  /** Tells the rows apart. */
  readonly kind: "number";
  /** What the field means, one line. */
  readonly meaning: string;
  /** The value where the key is absent. */
  readonly default: number;
  /** The least that is allowed. */
  readonly min: number;
  /** The most that is allowed. */
  readonly max: number;
  /** Whether fractions are refused. */
  readonly integer: boolean;
}

/** A yes or no. */
export interface BooleanField {
  /** Tells the rows apart. */
  readonly kind: "boolean";
  /** What the field means, one line. */
  readonly meaning: string;
  /** The value where the key is absent. */
  readonly default: boolean;
}

/** Fields of their own below one key; every one falls back to its default where the key is absent. */
export interface GroupField<Table extends Fields = Fields> {
  /** Tells the rows apart. */
  readonly kind: "group";
  /** What the field means, one line. */
  readonly meaning: string;
  /** The table below the key. */
  readonly fields: Table;
}

/** Free keys with values of one kind; empty where the key is absent, and then left out when written. */
export interface MapField<Of extends Field = Field> {
  /** Tells the rows apart. */
  readonly kind: "map";
  /** What the field means, one line. */
  readonly meaning: string;
  /** The field of every value. */
  readonly of: Of;
}

/** One row of a table. */
export type Field =
  | TextField
  | OneOfField
  | TextsField
  | NumberField
  | BooleanField
  | GroupField
  | MapField;

/** A table: typed name (camelCase) to its field, in the order of writing. */
export interface Fields {
  /** One row. */
  readonly [name: string]: Field;
}

/** How a table's names are spelled in the document: `useWhen` as `use_when`, or as it is. */
export type Naming = "snake" | "same";

/** The typed value that a field holds. */
export type ValueOf<F> = F extends TextField ? string
  : F extends OneOfField<infer Value> ? Value
  : F extends TextsField ? readonly string[]
  : F extends NumberField ? number
  : F extends BooleanField ? boolean
  : F extends GroupField<infer Table> ? ValuesOf<Table>
  : F extends MapField<infer Of> ? Readonly<Record<string, ValueOf<Of>>>
  : never;

/** The names of a table's optional texts. */
export type OptionalNames<Table> = {
  [Name in keyof Table]: Table[Name] extends TextField<true> ? Name : never;
}[keyof Table];

/** The typed data of a whole table. */
export type ValuesOf<Table> =
  & { readonly [Name in Exclude<keyof Table, OptionalNames<Table>>]: ValueOf<Table[Name]> }
  & { readonly [Name in OptionalNames<Table>]?: ValueOf<Table[Name]> };

/**
 * A name as the document spells it.
 *
 * @param name The typed name, camelCase.
 * @param naming How the document spells names.
 * @returns Such as `use_when` for `useWhen`.
 */
export function documentName(name: string, naming: Naming): string {
  return naming === "same" ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Whether a document must hold the field.
 *
 * @param field The field.
 * @returns Whether it has neither a default nor leave to be absent.
 */
export function isRequired(field: Field): boolean {
  if (field.kind === "text") return !field.optional && field.default === undefined;
  return field.kind === "one-of" && field.default === undefined;
}
