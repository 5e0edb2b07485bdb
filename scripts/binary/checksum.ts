/**
 * Checksums, in the form that `sha256sum --check` reads.
 *
 * @module
 */

import { basename } from "@std/path";
import { toHex } from "../../src/edge/files/hex.ts";

/** The line of a checksum file: 64 hexadecimal digits, two spaces, the file's name. */
export function checksumLine(digest: Uint8Array, name: string): string {
  return `${toHex(digest)}  ${name}\n`;
}

/** Writes `<file>.sha256` beside a file. */
export async function writeChecksum(file: string): Promise<void> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await Deno.readFile(file)));
  await Deno.writeTextFile(`${file}.sha256`, checksumLine(digest, basename(file)));
}
