/**
 * The remotes in git's configuration, by light reading: no includes, no rewriting of addresses.
 *
 * @module
 */

/** Longer configurations are somebody's generated ones; their head names the remotes. In UTF-16 units. */
const LIMIT = 200_000;

const SECTION = /^\s{0,16}\[\s{0,8}([\w.-]{1,64})(?:\s{1,8}"((?:[^"\\\n]|\\.){0,200})")?\s{0,8}\]\s{0,8}(.*)$/;
const SETTING = /^\s{0,16}([A-Za-z][\w-]{0,64})\s{0,16}=\s{0,16}(.*)$/;

/**
 * Finds the remote that names a repository: `origin`, else the only one.
 *
 * @param config The text of a `config` file of git.
 * @returns The remote's address as written; undefined where there is none, or none of several is `origin`.
 *
 * @example
 * ```ts
 * import { remoteIn } from "./git_config.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(remoteIn('[remote "origin"]\n\turl = git@example.com:o/r.git\n'), "git@example.com:o/r.git");
 * ```
 */
export function remoteIn(config: string): string | undefined {
  const remotes = readRemotes(config);
  return remotes.get("origin") ?? (remotes.size === 1 ? remotes.values().next().value : undefined);
}

/** The first address of each remote, by name: pushing to more than one does not make more than one project. */
function readRemotes(config: string): Map<string, string> {
  const remotes = new Map<string, string>();
  let remote: string | undefined;
  for (const line of config.slice(0, LIMIT).replace(/^\ufeff/, "").split(/\r?\n/)) {
    const section = SECTION.exec(line);
    if (section !== null) {
      remote = section[1]?.toLowerCase() === "remote" ? section[2]?.replace(/\\(.)/g, "$1") : undefined;
    }
    const setting = SETTING.exec(section?.[3] ?? line);
    if (remote === undefined || remotes.has(remote) || setting?.[1]?.toLowerCase() !== "url") continue;
    const address = plainValue(setting[2] ?? "");
    if (address !== "") remotes.set(remote, address);
  }
  return remotes;
}

/** A value without its quotes, escapes and comment. */
function plainValue(value: string): string {
  let plain = "";
  let quoted = false;
  for (let at = 0; at < value.length; at++) {
    const character = value[at] as string;
    if (character === "\\") plain += value[++at] ?? "";
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "#" || character === ";")) break;
    else plain += character;
  }
  return plain.trim();
}
