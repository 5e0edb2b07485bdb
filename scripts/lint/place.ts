/**
 * Where a file stands in the project.
 *
 * @module
 */

/** The folders below which rules look for a file's place. */
const ROOTS = /(?:^|\/)((?:src|scripts|test|docs|examples)\/.*)$/;

/**
 * The path of a file from the project's root.
 *
 * @param filename Absolute path or file address, as the linter names it.
 * @returns Such as `src/core/finding.ts`; the bare name for a file at the root.
 */
export function placeOf(filename: string): string {
  const path = filename.replaceAll("\\", "/");
  return ROOTS.exec(path)?.[1] ?? path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Where a relative import leads.
 *
 * @param from The importing file, from the project's root.
 * @param specifier What it imports, such as `../text/terms.ts`.
 * @returns The imported file from the project's root; the specifier itself where it is not relative.
 */
export function resolveImport(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
