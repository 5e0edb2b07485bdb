/**
 * How a container that we fill remembers what stood there before.
 *
 * Taking our entry out again must give the file back byte by byte, and a settings file has no room for a note of ours.
 * So the blanks that we put between the brackets and their content tell: a container with nothing but ours in it is
 * either one that we made, which goes, or one that stood there empty, which becomes what it was.
 *
 * @module
 */

/** What stood where a container of ours stands now. */
export type Former = "nothing" | "empty" | "null" | "list";

/** The blanks inside a container on its way in: after the opening bracket and before the closing one. */
export interface Blanks {
  readonly before: string;
  readonly after: string;
}

/** Blanks within a line, for the three forms that a container can stand in without a content of its own. */
const WITHIN_LINE: Readonly<Record<Exclude<Former, "nothing">, Blanks>> = {
  empty: { before: " ", after: " " },
  null: { before: " ", after: "" },
  list: { before: "", after: " " },
};

/**
 * The blanks for a container in place of something.
 *
 * @param former What stands there; not `nothing`, for which the usual layout serves.
 * @returns The blanks.
 */
export function blanksFor(former: Exclude<Former, "nothing">): Blanks {
  return WITHIN_LINE[former];
}

/**
 * What stood where a container stands, read from the blanks around its only content.
 *
 * @param blanks The blanks as they are.
 * @returns What to put back; undefined for a container that had blanks or comments of its own, which stay.
 */
export function formerOf({ before, after }: Blanks): Former | undefined {
  const found = Object.entries(WITHIN_LINE).find(([, row]) => row.before === before && row.after === after);
  if (found !== undefined) return found[0] as Former;
  const madeInOneLine = before === "" && after === "";
  const madeInLines = before.includes("\n") && /^[ \t]*\r?\n[ \t]*$/.test(after);
  return madeInOneLine || madeInLines ? "nothing" : undefined;
}
