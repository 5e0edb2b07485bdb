/**
 * The program that an agent is told to run, before it is written in an agent's own form.
 *
 * @module
 */

/** The program to run for a hook. */
export interface HookCommand {
  /** Absolute path of the executable: the compiled binary, or `deno`. */
  readonly executable: string;
  /** Its arguments, `hook run --provider ID` at the end. */
  readonly args: readonly string[];
  readonly os: "linux" | "darwin" | "windows";
}

/**
 * How long an agent shall wait for the hook, in seconds.
 *
 * Longer than the hook's own budget (`retrieval.hookTimeoutMs`, 4 s unless configured), so that the budget decides and
 * not the agent: an agent that gives up shows an error, the hook that gives up shows nothing.
 */
export const HOOK_TIMEOUT_SECONDS = 10;
