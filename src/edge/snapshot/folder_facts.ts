/**
 * How the data folder stands.
 *
 * @module
 */

import type { FolderFacts } from "../../core/doctor/snapshot.ts";
import { refusalOf } from "../settings/data_folder_refusal.ts";
import { toHex } from "../files/hex.ts";
import type { Host } from "../host.ts";
import { quietly } from "../quietly.ts";

/**
 * Looks at the data folder.
 *
 * @param named The folder, and who named it.
 * @param host The outside world.
 * @returns How it stands.
 */
export function readFolder(named: Pick<FolderFacts, "path" | "source">, host: Host): FolderFacts {
  const { path } = named;
  const exists = quietly(() => host.files.stat(path) !== undefined, () => true);
  const refusal = quietly(() => refusalOf(path, host), () => undefined);
  const words = refusal === undefined ? {} : { refusal: { reason: refusal.reason, better: refusal.better } };
  return { ...named, exists, isWritable: exists && refusal === undefined && isWritable(path, host), ...words };
}

/** Permissions say too little: a disk may be full or mounted for reading alone. */
function isWritable(folder: string, { files, randomBytes }: Pick<Host, "files" | "randomBytes">): boolean {
  const probe = `${folder}/.doctor.${toHex(randomBytes(4))}.ome-tmp`;
  return quietly(() => {
    files.create(probe, "");
    files.remove(probe);
    return true;
  }, () => false);
}
