/**
 * From a key in front matter to its line and column.
 *
 * @module
 */

import type { KeyPath, Position } from "../fields/read.ts";
import { splitFrontMatter } from "./front_matter.ts";
import { positionsIn } from "./position.ts";
import { type OutlineEntry, outlineYaml, type YamlOutline } from "./yaml_outline.ts";

/** Where a key or item stands in the file, or the nearest above it; the line above the YAML for the document itself. */
export type Locate = (path: KeyPath) => Position;

/**
 * Makes a function from key paths to places in the file.
 *
 * @param outline The outline of the YAML.
 * @param positionOf From an offset in the YAML to its place in the file.
 * @returns The function.
 */
export function locator({ entries }: YamlOutline, positionOf: (offset: number) => Position): Locate {
  let places: Map<string, OutlineEntry> | undefined;
  return (path) => {
    // Most files have no findings, so that this map is rarely needed.
    places ??= new Map(entries.map((entry) => [JSON.stringify(entry.path), entry]));
    for (let length = path.length; length > 0; length--) {
      const entry = places.get(JSON.stringify(path.slice(0, length)));
      if (entry) return positionOf(entry.offset);
    }
    return { line: Math.max(1, positionOf(0).line - 1), column: 1 };
  };
}

/**
 * Finds the keys of a file's front matter.
 *
 * @param file The text of the file.
 * @returns From a key path to its place; always the first line where there is no front matter to read.
 */
export function locateKeys(file: string): Locate {
  const yaml = splitFrontMatter(file).parts?.yaml ?? "";
  return locator(outlineYaml(yaml), positionsIn(yaml, 2));
}
