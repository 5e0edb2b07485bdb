/**
 * The name of a project from its manifest, where there is no repository to name it.
 *
 * Read lightly: a manifest is looked into for its name alone, and one that cannot be read has none.
 *
 * @module
 */

import { UnicodePattern } from "../text/unicode_pattern.ts";

/** Manifests by file name, in the order in which they are asked, and how the name is read from each. */
export const MANIFESTS: Readonly<Record<string, (text: string) => string | undefined>> = {
  "deno.json": nameInJson,
  "deno.jsonc": nameInJson,
  "package.json": nameInJson,
  "Cargo.toml": (text) => nameInToml(text, ["package"]),
  "pyproject.toml": (text) => nameInToml(text, ["project", "tool.poetry"]),
  "go.mod": (text) => safeName(/^module[ \t]{1,8}"?([^\s"]{1,200})"?/m.exec(text)?.[1]),
};

/** A name, perhaps with a scope or a module path before it; nothing else can get into a project key. */
const SAFE_NAME = new UnicodePattern(
  "^@?[\\p{L}\\p{N}_][\\p{L}\\p{N}._~+-]{0,127}(?:/[\\p{L}\\p{N}_][\\p{L}\\p{N}._~+-]{0,127}){0,8}$",
  "u",
);

/**
 * Reads the name that a manifest gives its project.
 *
 * @param file The manifest's file name, one of {@linkcode MANIFESTS}.
 * @param text Its text.
 * @returns The name; undefined if it has none, or none that is safe to use as a key.
 *
 * @example
 * ```ts
 * import { manifestName } from "./manifest.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(manifestName("Cargo.toml", '[package]\nname = "shop"\n'), "shop");
 * assertEquals(manifestName("package.json", "{ broken"), undefined);
 * ```
 */
export function manifestName(file: string, text: string): string | undefined {
  return Object.hasOwn(MANIFESTS, file) ? MANIFESTS[file]?.(text.replace(/^\ufeff/, "")) : undefined;
}

function nameInJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return safeName(typeof value === "object" && value !== null && "name" in value ? value.name : undefined);
  } catch {
    // Comments are allowed in some of these: the first "name" at the top of the file is as good as it gets.
    return safeName(/^[ \t{]{0,8}"name"[ \t]{0,4}:[ \t]{0,4}"([^"\\\n]{1,200})"/m.exec(text)?.[1]);
  }
}

function nameInToml(text: string, tables: readonly string[]): string | undefined {
  let table = "";
  for (const line of text.split("\n")) {
    const header = /^\s{0,8}\[([^[\]]{1,80})\]/.exec(line)?.[1];
    if (header !== undefined) table = header.trim();
    const name = /^\s{0,8}name\s{0,8}=\s{0,8}["']([^"'\n]{1,200})["']/.exec(line)?.[1];
    if (name !== undefined && tables.includes(table)) return safeName(name);
  }
  return undefined;
}

function safeName(name: unknown): string | undefined {
  return typeof name === "string" && SAFE_NAME.test(name) ? name : undefined;
}
