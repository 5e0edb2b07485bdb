/**
 * The few flags of `hook run`, read without a parser: on this path nothing is refused.
 *
 * @module
 */

/** What the command line of the hook said. */
export interface HookArgs {
  /** The agent that the entry was installed for. */
  readonly provider?: string;
  readonly dataDir?: string;
  readonly cwd?: string;
}

const FLAGS: ReadonlyMap<string, keyof HookArgs> = new Map([
  ["--provider", "provider"],
  ["--data-dir", "dataDir"],
  ["--cwd", "cwd"],
]);

/**
 * Reads the arguments of `hook run`; what is unknown or half there is passed over.
 *
 * @param args The arguments after `hook run`.
 * @returns The flags that were given with a value.
 */
export function readHookArgs(args: readonly string[]): HookArgs {
  const read: { -readonly [Name in keyof HookArgs]: HookArgs[Name] } = {};
  for (let at = 0; at < args.length; at++) {
    const [flag = "", ...rest] = (args[at] ?? "").split("=");
    const name = FLAGS.get(flag);
    if (name === undefined) continue;
    const value = rest.length > 0 ? rest.join("=") : args[++at];
    if (value !== undefined && value !== "") read[name] = value;
  }
  return read;
}
