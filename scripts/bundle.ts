/**
 * `deno task bundle`: the program as JavaScript, for those who run it with Deno alone.
 *
 * ```sh
 * deno task bundle                              # dist/bundle/cli.js
 * deno task bundle --out ~/.local/share/ome     # another folder
 * ```
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { dirname, fromFileUrl, join, resolve } from "@std/path";
import { bundle } from "./binary/bundle.ts";
import { print } from "./print.ts";

const ROOT = fromFileUrl(new URL("..", import.meta.url));
const ENTRY = "cli.js";

/** What a bundle holds, on its first level. */
const PARTS = /^(?:[\w-]+\.js|hook|data)$/;

/**
 * Makes the bundle beside its place and puts it there when it is whole: the hook may be run from an earlier one meanwhile.
 *
 * @param out The absolute folder: one that is not there, is empty, or holds an earlier bundle and nothing else.
 * @returns The path of the program.
 * @throws {Error} Where the folder holds anything else.
 */
async function bundleInto(out: string): Promise<string> {
  requireOurs(out);
  await Deno.mkdir(out, { recursive: true });
  const made = await Deno.makeTempDir({ dir: dirname(out), prefix: ".ome-bundle-" });
  try {
    await bundle(join(ROOT, "cli.ts"), join(made, "new"));
    await Deno.rename(out, join(made, "old"));
    await Deno.rename(join(made, "new"), out);
  } finally {
    await Deno.remove(made, { recursive: true });
  }
  return join(out, ENTRY);
}

function requireOurs(out: string): void {
  const names = namesIn(out);
  if (names.length === 0 || (names.includes(ENTRY) && names.every((name) => PARTS.test(name)))) return;
  throw new Error(`"${out}" holds other things than a bundle: name a folder that is empty or not there`);
}

function namesIn(folder: string): string[] {
  try {
    return [...Deno.readDirSync(folder)].map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

if (import.meta.main) {
  const { out } = parseArgs(Deno.args, { string: ["out"] });
  try {
    print(await bundleInto(resolve(String(out ?? join(ROOT, "dist", "bundle")))));
  } catch (error) {
    Deno.stderr.writeSync(new TextEncoder().encode(`${error instanceof Error ? error.message : error}\n`));
    Deno.exit(1);
  }
}
