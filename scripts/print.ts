/**
 * Output of the scripts.
 *
 * @module
 */

/** Writes a line to standard output. */
export function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
