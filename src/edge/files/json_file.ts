/**
 * A JSON file that a person wrote, with the place of every value in it.
 *
 * @module
 */

import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import type { KeyPath, Position } from "../../core/fields/read.ts";
import { CommandError } from "../command_error.ts";
import { FileError, type Host } from "../host.ts";
import { positionAt } from "../install/jsonc_text.ts";

/** A JSON file that was read. */
export interface JsonFile {
  /** The file, as it was named. */
  readonly path: string;
  /** What stands in it. */
  readonly document: unknown;
  /** Where a value stands, or the nearest value above it that is there. */
  locate(path: KeyPath): Position | undefined;
}

/**
 * Reads a JSON file.
 *
 * @param path The file.
 * @param host The outside world.
 * @returns Its value and where everything stands in it.
 * @throws {CommandError} `usage.unreadable-file` where it cannot be read, `usage.not-json` where it is not JSON.
 */
export function readJsonFile(path: string, host: Pick<Host, "files">): JsonFile {
  const text = textOf(path, host).replace(/^\uFEFF/, "");
  const document = parse(text, path);
  let root: Node | undefined;
  return {
    path,
    document,
    // Nobody asks where anything stands in a file without faults, so its tree is built only when somebody does.
    locate: (at) => {
      const node = nearestNode(root ??= parseTree(text), at);
      return node && positionAt(text, node.offset);
    },
  };
}

function textOf(path: string, host: Pick<Host, "files">): string {
  try {
    return host.files.readText(path);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    throw new CommandError("usage.unreadable-file", error.message, "Name a file that is there and can be read", 2);
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const says = error instanceof Error ? error.message : "";
    throw new CommandError(
      "usage.not-json",
      `Cannot read "${path}" as JSON: ${says}`,
      "Mend the file at that place",
      2,
    );
  }
}

function nearestNode(root: Node | undefined, path: KeyPath): Node | undefined {
  if (root === undefined) return undefined;
  return findNodeAtLocation(root, [...path]) ?? (path.length === 0 ? root : nearestNode(root, path.slice(0, -1)));
}
