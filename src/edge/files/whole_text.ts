/**
 * Texts of which every byte matters.
 *
 * @module
 */

import type { Finding } from "../../core/finding.ts";
import { FileError, type Host } from "../host.ts";

type WholeText = { text: string; finding?: undefined } | { text?: undefined; finding: Finding };

/** Cards, records and settings are far smaller; whatever is larger would cost a prompt its time before it is refused. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Reads a text that may have to be written again: one that is not UTF-8 through and through would come back changed.
 *
 * @param path The path of the file.
 * @param host The outside world.
 * @returns The text, or why there is none.
 */
export function readWholeText(path: string, { files }: Pick<Host, "files">): WholeText {
  try {
    if ((files.stat(path)?.size ?? 0) > MOST_BYTES) return { finding: tooLarge(path) };
    const bytes = files.read(path);
    try {
      return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    } catch {
      return { finding: notUtf8(path, bytes) };
    }
  } catch (error) {
    if (error instanceof FileError) return { finding: unreadable(path, error) };
    throw error;
  }
}

/**
 * The finding for a file or folder that the system does not let us read.
 *
 * @param path Its path.
 * @param error What the system said.
 */
export function unreadable(path: string, { detail, kind }: FileError): Finding {
  const message = `It cannot be read: ${detail}`;
  return {
    code: "library.unreadable",
    level: "error",
    message,
    mend: kind === "not-found" ? "Check the name and the folder" : "Check its owner and permissions",
    path,
    line: 1,
  };
}

function tooLarge(path: string): Finding {
  const message = "It cannot be read: it is larger than 16 MiB, which no text of ours is";
  return { code: "library.unreadable", level: "error", message, mend: "Move it elsewhere", path, line: 1 };
}

function notUtf8(path: string, bytes: Uint8Array): Finding {
  const before = new TextDecoder().decode(bytes).split("\uFFFD", 1)[0] ?? "";
  const line = before.split("\n").length;
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const message = `The file is ${isUtf16 ? "UTF-16" : "not UTF-8"} text`;
  return { code: "card.encoding", level: "error", message, mend: "Save it as UTF-8", path, line };
}
