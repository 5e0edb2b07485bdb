/**
 * The random salt of a library, without which nobody can test a guess against the hashes in its log.
 *
 * @module
 */

import type { KeyedHash } from "../core/event/describe_recall.ts";
import { toHex } from "./hex.ts";
import { FileError, type Host } from "./host.ts";

const SALT_BYTES = 32;
const SALT_TEXT = /^[0-9a-f]{64}$/;

/** What hashing needs of the outside world. */
export type SaltHost = Pick<Host, "files" | "randomBytes" | "sha256">;

/**
 * The keyed hash of a library; its salt is made where there is none yet.
 *
 * @param dataDir The library's folder, which must be there.
 * @param host The outside world.
 * @returns SHA-256 over the salt and the text, in hexadecimal.
 * @throws {FileError} Where there is no salt and none can be written.
 */
export function keyedHash(dataDir: string, host: SaltHost): KeyedHash {
  const encoder = new TextEncoder();
  const salt = encoder.encode(readSalt(dataDir, host) ?? makeSalt(dataDir, host));
  return async (text) => {
    const bytes = encoder.encode(text);
    const salted = new Uint8Array(salt.length + bytes.length);
    salted.set(salt);
    salted.set(bytes, salt.length);
    return toHex(await host.sha256(salted));
  };
}

/** Beside the indexes: a copy of the library in git or elsewhere leaves it out. */
function saltPath(dataDir: string): string {
  return `${dataDir}/indexes/events.salt`;
}

function readSalt(dataDir: string, { files }: SaltHost): string | undefined {
  try {
    const text = files.readText(saltPath(dataDir)).trim();
    return SALT_TEXT.test(text) ? text : undefined;
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

function makeSalt(dataDir: string, host: SaltHost): string {
  const { files } = host;
  const path = saltPath(dataDir);
  const salt = toHex(host.randomBytes(SALT_BYTES));
  files.makeFolder(`${dataDir}/indexes`);
  if (files.stat(path) !== undefined) files.remove(path); // it is no salt, or we would have read it
  try {
    files.create(path, `${salt}\n`, 0o600);
    return salt;
  } catch (error) {
    const theirs = error instanceof FileError && error.kind === "exists" ? readSalt(dataDir, host) : undefined;
    if (theirs === undefined) throw error;
    return theirs;
  }
}
