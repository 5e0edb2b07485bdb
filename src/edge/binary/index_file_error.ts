/**
 * What an index says of itself when it cannot be used.
 *
 * @module
 */

/** A stored index that cannot be used, for a reason that only a curious person needs. */
export class IndexFileError extends Error {
  override readonly name = "IndexFileError";
}
