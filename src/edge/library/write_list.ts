/**
 * Writing a list that can be made again.
 *
 * @module
 */

import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";

/**
 * Writes a value as compact JSON, unless it stands there already.
 *
 * @param path Where; its folder must be there.
 * @param value What.
 * @param host The outside world.
 * @returns Whether it was written.
 * @throws {FileError} Where it cannot be written.
 */
export function writeList(path: string, value: unknown, host: WriteHost): boolean {
  const content = `${JSON.stringify(value)}\n`;
  if (host.files.stat(path) !== undefined && host.files.readText(path) === content) return false;
  writeAtomically({ path, content }, host);
  return true;
}
