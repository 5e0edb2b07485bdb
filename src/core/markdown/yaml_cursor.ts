/**
 * A place in YAML that moves forward: the small steps of the outline's scanner.
 *
 * @module
 */

/** The colon behind a key. */
export const COLON = /:(?=[ \t\r\n]|$)/y;
/** Anchors and tags in front of a value. */
export const PROPERTIES = /(?:[&!][^ \t\r\n,[\]{}]*[ \t]+)*/y;
/** A plain scalar up to a comment or the line's end. */
export const PLAIN = /(?:[^\r\n \t]|[ \t]+(?![ \t#\r\n]|$))*/y;
/** An unquoted key in block style. */
export const BLOCK_KEY = /(?![[{])(?:[^\r\n:#]|:(?![ \t\r\n]|$)|(?<![ \t])#)*/y;
/** An unquoted key in flow style. */
export const FLOW_KEY = /(?:[^\r\n:#,[\]{}]|:(?![ \t\r\n,[\]{}]|$)|(?<![ \t])#)*/y;
/** White space, line ends and comments inside brackets. */
export const FLOW_SPACE = /(?:[ \t\r\n]|#[^\n]*)*/y;

// Both stop before the closing quote.
const DOUBLE_QUOTED = /"(?:[^"\\]|\\[^])*/y;
const SINGLE_QUOTED = /'(?:[^']|'')*/y;

/** A text and a place in it. */
export class YamlCursor {
  /** Offset of a quote that nothing closes. */
  openQuote: number | undefined;
  /** Offset of the next character. */
  protected at = 0;

  /**
   * Starts at the beginning of a text.
   *
   * @param text The YAML.
   */
  constructor(protected readonly text: string) {}

  /** Whether a sticky pattern matches here. */
  protected matches(sticky: RegExp): boolean {
    sticky.lastIndex = this.at;
    return sticky.test(this.text);
  }

  /** Moves behind what a sticky pattern matches here. */
  protected skip(sticky: RegExp): void {
    sticky.lastIndex = this.at;
    this.at += sticky.exec(this.text)?.[0].length ?? 0;
  }

  /** Moves behind a quoted scalar, if one starts here. */
  protected skipQuoted(): boolean {
    const start = this.at;
    const quote = this.text[start];
    if (quote !== '"' && quote !== "'") return false;
    this.skip(quote === '"' ? DOUBLE_QUOTED : SINGLE_QUOTED);
    if (this.matches(quote === '"' ? /"/y : /'/y)) this.at++;
    else this.openQuote ??= start;
    return true;
  }

  /** Whether nothing but a comment is left of the line. */
  protected isBlank(): boolean {
    return this.at >= this.text.length || this.matches(/\r?\n|#/y);
  }

  /** Moves to the start of the next line. */
  protected nextLine(): void {
    this.at = this.#lineEnd(this.at);
  }

  /** Moves over the lines that are indented deeper than a column, and the blank ones between them. */
  protected skipDeeper(column: number): void {
    for (let start = this.at; start < this.text.length;) {
      const end = this.#lineEnd(start);
      const line = this.text.slice(start, end);
      const blank = line.trim() === "";
      if (!blank && line.search(/[^ ]/) <= column) return;
      start = end;
      if (!blank) this.at = end;
    }
  }

  /** Moves to the end of the text. */
  protected giveUp(): void {
    this.at = this.text.length;
  }

  #lineEnd(from: number): number {
    const end = this.text.indexOf("\n", from);
    return end < 0 ? this.text.length : end + 1;
  }
}
