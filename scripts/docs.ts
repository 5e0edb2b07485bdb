/**
 * `deno task docs`: writes the documents that are made from tables.
 *
 * @module
 */

import { COMMANDS } from "../src/cli/commands.ts";
import { referenceText } from "../src/cli/help/reference.ts";
import { hostsText } from "./docs/hosts.ts";

/** The documents by path from the project's root. */
export async function generatedDocs(): Promise<Readonly<Record<string, string>>> {
  const loaded = await Promise.all(COMMANDS.map(async (entry) => ({ entry, command: await entry.load() })));
  return { "docs/cli.md": referenceText(loaded), "docs/hosts.md": hostsText() };
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await generatedDocs())) {
    await Deno.writeTextFile(new URL(`../${path}`, import.meta.url), text);
  }
}
