/**
 * Regular expressions with Unicode classes, for the hook: such a class takes part of a millisecond to compile, and most
 * prompts and cards are plain ASCII.
 *
 * @module
 */

/** The ASCII characters of each class, as they stand between square brackets. */
const IN_ASCII: Readonly<Record<string, string>> = {
  "L": "A-Za-z",
  "N": "0-9",
  "M": "",
  "C": "\\0-\\x1f\\x7f",
  "Cc": "\\0-\\x1f\\x7f",
  "Cf": "",
  "Cs": "",
  "Zl": "",
  "Zp": "",
  "Default_Ignorable_Code_Point": "",
  "Emoji": "#*0-9",
};

/**
 * A pattern that is compiled when it is first used, and for ASCII texts without its Unicode classes.
 *
 * @example
 * ```ts
 * import { UnicodePattern } from "./unicode_pattern.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const name = new UnicodePattern("^[\\p{L}\\p{N}]+$", "u");
 * assertEquals([name.test("Straße7"), name.test("street7"), name.test("a-b")], [true, true, false]);
 * ```
 */
export class UnicodePattern {
  readonly #source: string;
  readonly #flags: string;
  #unicode: RegExp | undefined;
  #ascii: RegExp | undefined;

  /**
   * Takes a pattern without compiling it.
   *
   * @param source The pattern; its `\p` classes stand between square brackets.
   * @param flags Its flags, `u` among them.
   */
  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  /**
   * The regular expression for a text.
   *
   * @param text The text that it will be used on.
   * @returns An expression that finds in this text what the pattern does.
   * @throws {SyntaxError} If the pattern is none, or holds a class that is not known here.
   */
  for(text: string): RegExp {
    if (NOT_ASCII.test(text)) return this.#unicode ??= new RegExp(this.#source, this.#flags);
    return this.#ascii ??= new RegExp(this.#source.replace(CLASS, inAscii), this.#flags.replace("u", ""));
  }

  /**
   * Whether the pattern stands in a text; for patterns without the flag `g`.
   *
   * @param text Any text.
   * @returns Whether it does.
   */
  test(text: string): boolean {
    return this.for(text).test(text);
  }
}

const NOT_ASCII = /[^\0-\x7f]/;

const CLASS = /\\p\{([^}]+)\}/g;

function inAscii(unicodeClass: string, name: string): string {
  const characters = IN_ASCII[name];
  if (characters === undefined) throw new SyntaxError(`Cannot write "${unicodeClass}" in ASCII`);
  return characters;
}
