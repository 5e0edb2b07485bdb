/**
 * The random salt of a library, without which nobody can test a guess against the hashes in its log.
 *
 * @module
 */

import type { KeyedHash } from "../../core/event/describe_recall.ts";
import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import { toHex } from "../files/hex.ts";
import { type LockHost, takeLock } from "../files/lock.ts";
import { quietly } from "../quietly.ts";

const SALT_BYTES = 32;
const SALT_MODE = 0o600;
const SALT_TEXT = /^[0-9a-f]{64}$/;

/** The most bytes that UTF-8 takes for a UTF-16 unit. What is not written to costs no memory; a copy of a long prompt does. */
const MOST_BYTES = 3;

/** How long a hook waits for another one that is making the salt, in milliseconds. */
const SALT_WAIT_MS = 500;

/** What hashing needs of the outside world. */
export type SaltHost = LockHost & WriteHost;

/**
 * The keyed hash of a library; its salt is made where there is none yet.
 *
 * @param dataDir The library's folder, which must be there.
 * @param host The outside world.
 * @returns SHA-256 over the salt and the text, in hexadecimal.
 * @throws {FileError} Where there is no salt and none can be written.
 * @throws {CommandError} Where there is no salt and somebody else holds the library.
 */
export async function keyedHash(dataDir: string, host: SaltHost): Promise<KeyedHash> {
  const encoder = new TextEncoder();
  const salt = encoder.encode(readSalt(dataDir, host) ?? await makeSalt(dataDir, host));
  return async (text) => {
    const room = new Uint8Array(salt.length + text.length * MOST_BYTES);
    room.set(salt);
    const { written } = encoder.encodeInto(text, room.subarray(salt.length));
    return toHex(await host.sha256(room.subarray(0, salt.length + written)));
  };
}

/** Beside the indexes: a copy of the library in git or elsewhere leaves it out. */
function saltPath(dataDir: string): string {
  return `${dataDir}/indexes/events.salt`;
}

function readSalt(dataDir: string, { files }: SaltHost): string | undefined {
  const text = quietly(() => files.readText(saltPath(dataDir)).trim(), () => "");
  return SALT_TEXT.test(text) ? text : undefined;
}

/** The first prompts of a library may come at once: one of them makes the salt, the others take it over. */
async function makeSalt(dataDir: string, host: SaltHost): Promise<string> {
  using _lock = await takeLock(dataDir, host, { waitMs: SALT_WAIT_MS });
  const theirs = readSalt(dataDir, host);
  if (theirs !== undefined) return theirs;
  const salt = toHex(host.randomBytes(SALT_BYTES));
  host.files.makeFolder(`${dataDir}/indexes`);
  writeAtomically({ path: saltPath(dataDir), content: `${salt}\n`, mode: SALT_MODE }, host);
  host.files.chmod(saltPath(dataDir), SALT_MODE); // a broken one that stood there had its own
  return salt;
}
