/**
 * Output without the path of the person's home: it often holds their name.
 *
 * @module
 */

/**
 * Puts `~` in the place of the home folder, in every text of a value.
 *
 * @param value Any JSON value.
 * @param homes Paths of the home: as the system names it, and the real one.
 * @returns The same value, without them.
 *
 * @example
 * ```ts
 * import { hideHome } from "./hide_home.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(hideHome({ path: "/home/ann/x.md" }, ["/home/ann"]), { path: "~/x.md" });
 * assertEquals(hideHome("/home/anna", ["/home/ann"]), "/home/anna");
 * ```
 */
export function hideHome<T>(value: T, homes: readonly string[]): T {
  // The shape stays as it is: only texts change, and they stay texts.
  return hidden(value, homes.filter((home) => home.length > 1).map(patternOf)) as T;
}

function hidden(value: unknown, patterns: readonly RegExp[]): unknown {
  if (typeof value === "string") return patterns.reduce((text, pattern) => text.replace(pattern, "~"), value);
  if (Array.isArray(value)) return value.map((item) => hidden(item, patterns));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, hidden(field, patterns)]));
}

/** The whole name and no part of a longer one. */
function patternOf(home: string): RegExp {
  const name = home.replace(/[\\/]+$/, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}_.-])${name}(?![\\p{L}\\p{N}_-])`, "gu");
}
