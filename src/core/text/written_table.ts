/**
 * Tables that are searched as the text they were written as: the hook asks a table a dozen times, and taking it apart
 * first would cost more.
 *
 * @module
 */

/** After so many questions taking it apart pays: whoever indexes a library asks thousands. */
const MOST_SEARCHES = 256;

/** A table of words; it becomes a map when it is asked often. */
export abstract class WrittenTable<Value> {
  /** One line, each word between spaces. */
  protected readonly text: string;
  #entries: ReadonlyMap<string, Value> | undefined;
  #searches = 0;

  /** @param text The entries, parted by spaces or line ends. */
  constructor(text: string) {
    this.text = ` ${text.trim().replaceAll("\n", " \n ")} `;
  }

  /** Finds a word in the text. */
  protected abstract search(word: string): Value | undefined;

  /** Takes the text apart. */
  protected abstract entries(): Iterable<readonly [word: string, value: Value]>;

  /**
   * What the table says of a word.
   *
   * @param word A word without white space or equals signs.
   * @returns Its value; undefined where the table does not hold it.
   */
  get(word: string): Value | undefined {
    if (word === "") return undefined;
    if (this.#entries === undefined) {
      if (this.#searches++ < MOST_SEARCHES) return this.search(word);
      this.#entries = new Map(this.entries());
    }
    return this.#entries.get(word);
  }
}
