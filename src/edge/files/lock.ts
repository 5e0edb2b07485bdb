/**
 * One writer at a time for a folder, across processes.
 *
 * The lock is an advisory file lock in the temporary area: the system frees it when its holder dies, whatever kills it,
 * and a library on a read-only disk can be locked like any other.
 *
 * @module
 */

import { CommandError } from "../command_error.ts";
import { toHex } from "./hex.ts";
import type { Host } from "../host.ts";
import { realPathOf } from "./look.ts";
import { tempArea } from "./temp_area.ts";

/** How long a command waits for another one, in milliseconds. */
const LOCK_WAIT_MS = 10_000;

const LOCK_RETRY_MS = 20;

/** What locking needs of the outside world. */
export type LockHost = Pick<Host, "files" | "home" | "tempFolder" | "elapsed" | "sleep" | "sha256">;

/**
 * Waits until nobody else changes a folder, and holds it.
 *
 * @param folder The folder to hold, by whatever name; its real path is what counts.
 * @param host The outside world.
 * @param options How long to wait, in milliseconds.
 * @returns The lock, to be freed by `using` or by its own function.
 * @throws {CommandError} `library.locked` where somebody else held it all the time.
 */
export async function takeLock(
  folder: string,
  host: LockHost,
  { waitMs = LOCK_WAIT_MS }: { readonly waitMs?: number } = {},
): Promise<Disposable> {
  const path = await lockPath(folder, host);
  const deadline = host.elapsed() + waitMs;
  for (;;) {
    const free = host.files.tryLock(path);
    if (free) return { [Symbol.dispose]: free };
    if (host.elapsed() >= deadline) throw locked(folder, waitMs);
    await host.sleep(LOCK_RETRY_MS);
  }
}

/** The lock file stays: removing it could take it from under somebody who is just opening it. */
async function lockPath(folder: string, host: LockHost): Promise<string> {
  const digest = await host.sha256(new TextEncoder().encode(realPathOf(folder, host)));
  return `${tempArea("locks", host)}/${toHex(digest.slice(0, 12))}.lock`;
}

function locked(folder: string, waitMs: number): CommandError {
  return new CommandError(
    "library.locked",
    `Another ome command has been changing "${folder}" for ${Math.round(waitMs / 1000)} seconds`,
    "Wait for it to end, then run the command again",
  );
}
