/**
 * One key for a project, however its remote is written down.
 *
 * @module
 */

import { UnicodePattern } from "../text/unicode_pattern.ts";

/** `scheme://[user[:password]@]host[:port]/path`, the host perhaps an IPv6 address in brackets. */
const URL_FORM = /^([a-z][a-z0-9+.-]{0,20}):\/\/(?:[^/?#]*@)?(\[[0-9a-f:.]{2,45}\]|[^/:?#@]*)(?::\d{0,5})?\/(.*)$/is;

/** `[user@]host:path`, the form of scp. One letter without a user is a Windows drive. */
const SCP_FORM = /^(?:[^/\\]*@|(?![a-z]:))([^/\\:@]{1,253}|\[[0-9a-f:.]{2,45}\]):(?!\/\/)(.*)$/is;

/** Schemes that name a place on this machine. */
const LOCAL_SCHEMES = new Set(["file", "ext", "fd"]);

/** What a part of a key may hold; whatever else stands in a remote could be a secret, or an attempt to escape. */
const SAFE_PART = new UnicodePattern("^[\\p{L}\\p{N}~_][\\p{L}\\p{N}._~+-]{0,127}$", "u");
const SAFE_HOST = new UnicodePattern(
  "^(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._-]{0,251}[\\p{L}\\p{N}])?|\\[[0-9a-f:.]{2,45}\\])$",
  "u",
);

/** Paths deeper than this are not those of a repository. */
const MOST_PARTS = 12;

/**
 * Makes the key of a project from the address of its remote: `host/owner/name`.
 *
 * User, password, port, query and a final `.git` are dropped and the host is lower-cased, so that every way to reach
 * one repository gives one key, and no credential ever gets into one.
 *
 * @param remote The address as git's configuration has it: a URL, or the `user@host:path` form.
 * @returns The key; undefined for a path on this machine and for whatever cannot be read safely.
 *
 * @example
 * ```ts
 * import { projectKey } from "./project_key.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(projectKey("https://user:secret@GitHub.com/owner/name.git/"), "github.com/owner/name");
 * assertEquals(projectKey("git@github.com:owner/name"), "github.com/owner/name");
 * assertEquals(projectKey("C:\\work\\name"), undefined);
 * ```
 */
export function projectKey(remote: string): string | undefined {
  const address = remote.trim();
  if (address.length > 2_048) return undefined;
  const [host, path] = readUrl(address) ?? readScp(address) ?? [];
  if (host === undefined || path === undefined) return undefined;
  const parts = partsOf(path);
  const name = host.toLowerCase();
  const safe = SAFE_HOST.test(name) && parts.length >= 1 && parts.length <= MOST_PARTS &&
    parts.every((part) => SAFE_PART.test(part));
  return safe ? [name, ...parts].join("/") : undefined;
}

/**
 * What the projects of one owner share: the key without its last part.
 *
 * @param key A project key, or a name from a manifest such as `@scope/name`.
 * @returns The family; undefined where the key has one part only.
 *
 * @example
 * ```ts
 * import { familyOf } from "./project_key.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(familyOf("github.com/acme/shop"), "github.com/acme");
 * assertEquals(familyOf("shop"), undefined);
 * ```
 */
export function familyOf(key: string): string | undefined {
  const cut = key.lastIndexOf("/");
  return cut > 0 ? key.slice(0, cut) : undefined;
}

function readUrl(address: string): [string, string] | undefined {
  const match = URL_FORM.exec(address);
  if (match === null || LOCAL_SCHEMES.has(match[1]?.toLowerCase() ?? "")) return undefined;
  return [match[2] ?? "", match[3] ?? ""];
}

/** A scheme that `readUrl` refused stays refused: its colon is followed by two slashes. */
function readScp(address: string): [string, string] | undefined {
  const match = SCP_FORM.exec(address);
  return match === null ? undefined : [match[1] ?? "", match[2] ?? ""];
}

function partsOf(path: string): string[] {
  const plain = path.split(/[?#]/, 1)[0] ?? "";
  const parts = plain.split("/").filter((part) => part !== "");
  const last = parts.pop()?.replace(/\.git$/i, "") ?? "";
  return last === "" ? parts : [...parts, last];
}
