/**
 * The signal: a task shape that a prompt can have, by which a card says when it may come at all.
 *
 * @module
 */

/** Which packs are bundled, beside the generic core. */
export type SignalPack = "ai-dispatch" | "agent-ops" | "agent-goal" | "ome" | "spool";

/** What every signal says of itself. */
interface SignalBase {
  /** Its id, as cards write it in `engine_hints`. */
  readonly id: string;
  /** What it means, in words for a person: completes "the prompt …". Match reasons show this, never the id. */
  readonly meaning: string;
  /** What sets it off, in the language of `pattern.ts`. */
  readonly patterns: { readonly en: readonly string[]; readonly zh: readonly string[] };
  /** Whether it belongs to the open core, or to a pack of a product or domain. */
  readonly source: "generic" | "pack";
  /** The pack, for `source: "pack"`. */
  readonly pack?: SignalPack;
}

/** A task shape that speaks for a card. */
export interface PositiveSignal extends SignalBase {
  readonly polarity: "positive";
  /** Whether it routes: a card that declares it stays out where it is absent, whatever the words say. */
  readonly routing: boolean;
}

/** A task shape that takes the word of positive signals back. */
export interface NegativeSignal extends SignalBase {
  readonly polarity: "negative";
  readonly routing: false;
  /** What sets it off where the prompt rules it out: "do not touch the UI" makes the UI noise. */
  readonly ruledOut: readonly string[];
  /** Ids of the positive signals that it suppresses, and no others. */
  readonly targets: readonly string[];
}

/** One definition of the registry. */
export type Signal = PositiveSignal | NegativeSignal;

/**
 * Defines a signal, refusing a definition that cannot work.
 *
 * @param signal The definition.
 * @returns The same definition.
 * @throws {RangeError} If its id is not snake_case, it has no pattern in one of the languages, its pack does not go
 * with its source, or it is negative and targets nothing.
 */
export function defineSignal(signal: Signal): Signal {
  const refuse = (problem: string): never => {
    throw new RangeError(`Cannot define signal "${signal.id}": ${problem}`);
  };
  if (!/^[a-z]+(?:_[a-z]+)*$/.test(signal.id)) refuse("its id is not snake_case");
  if (signal.patterns.en.length === 0 || signal.patterns.zh.length === 0) refuse("a language has no pattern");
  if ((signal.source === "pack") !== (signal.pack !== undefined)) refuse("its pack does not go with its source");
  if (signal.polarity === "negative" && signal.targets.length === 0) refuse("it suppresses nothing");
  return signal;
}
