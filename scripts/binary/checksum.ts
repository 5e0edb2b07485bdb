/**
 * Checksums, in the form that `sha256sum --check` reads.
 *
 * @module
 */

import { basename } from "@std/path";

/** The line of a checksum file: 64 hexadecimal digits, two spaces, the file's name. */
export function checksumLine(digest: Uint8Array, name: string): string {
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex}  ${name}\n`;
}

/** Writes `<file>.sha256` beside a file. */
export async function writeChecksum(file: string): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await Deno.readFile(file)));
  await Deno.writeTextFile(`${file}.sha256`, checksumLine(digest, basename(file)));
}
