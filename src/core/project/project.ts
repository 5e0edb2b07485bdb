/**
 * The project that a prompt is typed in, as far as scoped cards need to know it.
 *
 * @module
 */

/** The project context of one prompt. Everything is optional: a prompt may be typed anywhere. */
export interface ProjectContext {
  /** `host/owner/name` of the repository's remote, or the name from a manifest; never holds credentials. */
  readonly key?: string;
  /** What projects of one owner share: the key without its last part. */
  readonly family?: string;
  /** Absolute folder of the project, links resolved. */
  readonly root?: string;
  /** The working folder inside the project, `/`-separated, such as `packages/api/src`; empty at the root. */
  readonly modulePath?: string;
}
