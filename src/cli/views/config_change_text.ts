/**
 * A change of a setting as a person reads it.
 *
 * @module
 */

import { countOf } from "../../core/text/count_of.ts";
import type { Host } from "../../edge/host.ts";
import { libraryStack } from "../../edge/library/library.ts";
import { readLibrary } from "../../edge/library/read_library.ts";
import type { Style } from "../command.ts";
import type { ConfigChange } from "../config/config_target.ts";
import { type PathView, shortPath } from "./short_path.ts";
import { wrap } from "./wrap.ts";

/**
 * Writes what a change does: the setting before and after, the file, and for the data folder what lies there.
 *
 * @param change The change.
 * @param options Looks, and what paths are shown from.
 * @param host The outside world.
 * @returns A few lines.
 */
export function changeText(
  { setting: { key }, file, before, after }: ConfigChange,
  options: PathView & { readonly style: Style },
  host: Host,
): string {
  const { style } = options;
  const show = (value: unknown) => key === "dataDir" ? shortPath(String(value), options) : valueText(value);
  const same = JSON.stringify(before) === JSON.stringify(after);
  const line = same
    ? `${key} is ${show(after)} already`
    : `${key}  ${style.dim(show(before))} → ${style.bold(show(after))}`;
  const more = key === "dataDir" && !same ? dataFolderText(String(before), String(after), { host, style }) : "";
  return `${line}\n${style.dim(`in ${shortPath(file.path, options)}`)}\n${more}`;
}

function dataFolderText(before: string, after: string, { host, style }: { host: Host; style: Style }): string {
  const [old = 0, found = 0] = [before, after].map((folder) => countCards(folder, host));
  const stay = old === 0 ? "" : ` The ${countOf(old, "card")} in the old folder stay where they are.`;
  const shadow = host.env("OME_DATA_DIR") === undefined ? "" : " OME_DATA_DIR is set, and comes before this setting.";
  return wrap(
    `The new folder holds ${found === 0 ? "no cards" : countOf(found, "card")}.${stay}${shadow}`,
    style.columns,
  );
}

/**
 * A value as a person reads it.
 *
 * @param value The value of a setting.
 * @returns Text as it is, everything else as JSON; a dash for none.
 */
export function valueText(value: unknown): string {
  if (value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function countCards(folder: string, host: Host): number {
  return readLibrary(libraryStack({ dataDir: folder, projectRoot: undefined }, host), host).cards.length;
}
