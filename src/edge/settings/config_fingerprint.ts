/**
 * The fingerprint of the settings that bear on recall.
 *
 * @module
 */

import type { Config } from "../../core/config/config.ts";
import { toHex } from "../files/hex.ts";
import type { Host } from "../host.ts";

const FINGERPRINT_BYTES = 8;

/**
 * Tells settings apart by what they do to recall.
 *
 * @param config The settings.
 * @param host For its hash.
 * @returns Sixteen hexadecimal digits.
 */
export async function configFingerprint(
  { retrieval }: Pick<Config, "retrieval">,
  { sha256 }: Pick<Host, "sha256">,
): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(JSON.stringify(retrieval)));
  return toHex(digest.slice(0, FINGERPRINT_BYTES));
}
