/**
 * The cards among files and folders that a person names, wherever they lie.
 *
 * @module
 */

import type { CardStatus } from "../../core/card/card.ts";
import { CommandError } from "../command_error.ts";
import type { Host } from "../host.ts";
import { baseName, parentFolder } from "../files/path.ts";
import type { CardFile } from "./card_files.ts";
import { CARD_STATUSES } from "./library.ts";

/**
 * Finds the cards at a path: the file itself, or all Markdown files below a folder, no link followed.
 *
 * @param path The absolute path. Of a library, only its `experiences` are looked at.
 * @param host The outside world.
 * @returns The files, in the order of their paths.
 * @throws {CommandError} `usage.no-such-path` where nothing stands there.
 */
export function walkCards(path: string, host: Pick<Host, "files">): CardFile[] {
  const kind = host.files.stat(path)?.kind;
  if (kind === undefined) {
    throw new CommandError("usage.no-such-path", `Nothing stands at "${path}"`, "Check the path", 2);
  }
  if (kind !== "folder") return [asCardFile(path)];
  const cards = `${path}/experiences`;
  const top = host.files.stat(cards)?.kind === "folder" ? cards : path;
  return [...filesBelow(top, host)].map(asCardFile);
}

function* filesBelow(folder: string, host: Pick<Host, "files">): Generator<string> {
  for (const { name, kind } of host.files.list(folder)) {
    if (name.startsWith(".")) continue;
    const path = `${folder}/${name}`;
    if (kind === "folder") yield* filesBelow(path, host);
    else if (kind === "file" && /\.md$/i.test(name)) yield path;
  }
}

/** Outside of a library, the folder says nothing unless it is named for a status. */
function asCardFile(path: string): CardFile {
  const folder = parentFolder(path);
  const status: CardStatus = CARD_STATUSES.find((each) => each === baseName(folder)) ?? "draft";
  const id = baseName(path).replace(/\.md$/i, "").normalize("NFC");
  return { library: { scope: "project", folder }, status, path, id };
}
