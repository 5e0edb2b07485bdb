/**
 * What a check of records is, and what it looks at.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import type { RecordReading } from "./markdown.ts";

/** A file of a store that was read as a record. */
export interface RecordFile {
  /** The path by which findings name it. */
  readonly path: string;
  /** Its path below the store's root, with `/` between its parts. */
  readonly place: string;
  /** Every byte of it. */
  readonly text: string;
  /** What was read. */
  readonly reading: RecordReading;
}

/** What a check must know beside the files. */
export interface CheckContext {
  /** The calendar day where the person is. */
  readonly today: string;
  /** Days after which a verification is old. */
  readonly staleAfter: number;
}

/** One check over the files of a store. */
export interface RecordCheck {
  /** The code of what it finds. */
  readonly code: string;
  /** Finds; in any order, each finding with its path where it has a file. */
  find(files: readonly RecordFile[], context: CheckContext): readonly Finding[] | Promise<readonly Finding[]>;
}
