/**
 * The systems that there are binaries for.
 *
 * @module
 */

/** A target triple that there is a binary for. */
export type Target = typeof TARGETS[number];

/** The targets of a release. */
export const TARGETS = [
  "x86_64-unknown-linux-gnu",
  "aarch64-unknown-linux-gnu",
  "x86_64-apple-darwin",
  "aarch64-apple-darwin",
  "x86_64-pc-windows-msvc",
] as const;

/** The file name of a binary, such as `ome-x86_64-pc-windows-msvc.exe`. */
export function binaryName(target: string): string {
  return `ome-${target}${target.includes("windows") ? ".exe" : ""}`;
}
