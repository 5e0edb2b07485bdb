/**
 * Command lines as documents and help show them.
 *
 * @module
 */

/** Splits a line as a shell would: by spaces, double and single quotes; from a comment on it is no part of it. */
export function shellWords(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare!);
  const comment = words.indexOf("#");
  return comment < 0 ? words : words.slice(0, comment);
}
