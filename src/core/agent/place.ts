/**
 * Where an agent keeps its things: what the answer depends on.
 *
 * @module
 */

/** What decides where an agent keeps its settings and transcripts. */
export interface Place {
  readonly home: string;
  readonly os: "linux" | "darwin" | "windows";
  env(name: string): string | undefined;
}
