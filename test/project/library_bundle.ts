/**
 * The library as one file of JavaScript, as a page would load it.
 *
 * @module
 */

import { assert } from "@std/assert";
import { fromFileUrl } from "@std/path";

/**
 * Bundles an entry of the library for browsers, minified.
 *
 * @param entry The entry, from the project's root.
 * @param output Where the bundle goes.
 */
export async function bundleLibrary(entry: string, output: string): Promise<void> {
  const args = ["bundle", "--quiet", "--platform", "browser", "--format", "esm", "--minify", "--output", output, entry];
  const cwd = fromFileUrl(new URL("../../", import.meta.url));
  const { success, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd }).output();
  assert(success, new TextDecoder().decode(stderr));
}
