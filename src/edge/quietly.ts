/**
 * Looking at what may be closed to us.
 *
 * @module
 */

import { FileError } from "./host.ts";

/**
 * Looks, and takes a failure of the file system for an answer.
 *
 * @param look What to do.
 * @param otherwise What a failure means.
 * @returns What was seen.
 */
export function quietly<T>(look: () => T, otherwise: (error: FileError) => T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof FileError) return otherwise(error);
    throw error;
  }
}
