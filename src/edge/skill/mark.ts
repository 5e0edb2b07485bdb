/**
 * The mark at the end of a file that OME wrote: by it, a file that a person edited is told from one that may be replaced.
 *
 * @module
 */

import { VERSION } from "../../core/version.ts";
import { checksum } from "../binary/checksum.ts";

/** The last line, with blank ones behind it: who wrote the file, and the checksum of everything above. */
const MARK = /^<!-- ome [\w.+-]{1,40}: ([0-9a-f]{8}); an edited file is left alone -->(?:\r?\n)*$/;

/**
 * Puts the mark below a text.
 *
 * @param text The text, ending with a line end.
 * @returns The file's content.
 */
export function withMark(text: string): string {
  return `${text}\n<!-- ome ${VERSION}: ${sumOf(`${text}\n`)}; an edited file is left alone -->\n`;
}

/**
 * Whether a file stands as OME wrote it, in this version or another. Line ends do not count: a repository may change them.
 *
 * @param content The file's content.
 * @returns False where anybody edited it, or another program wrote it.
 */
export function isUntouched(content: string): boolean {
  const start = content.lastIndexOf("\n<!-- ome ") + 1;
  const [, sum] = MARK.exec(content.slice(start)) ?? [];
  return start > 0 && sum === sumOf(content.slice(0, start));
}

function sumOf(text: string): string {
  const bytes = new TextEncoder().encode(text.replaceAll("\r\n", "\n").replace(/^\uFEFF/, ""));
  return checksum(bytes).toString(16).padStart(8, "0");
}
