/**
 * The one error that is meant for a person.
 *
 * @module
 */

/**
 * A failure that the person can mend: the only kind of error that is thrown on purpose, beside `FileError`.
 *
 * `main` prints it, on standard error or as `{"ok":false,"error":…}`, and ends with its exit code.
 */
export class CommandError extends Error {
  override readonly name = "CommandError";
  constructor(
    /** Stable, dotted code such as `usage.unknown-flag` or `library.locked`. */
    readonly code: string,
    message: string,
    /** What to do about it. */
    readonly hint: string,
    /** 1 the thing asked for is not there or cannot be had · 2 usage problem. */
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message);
  }
}
