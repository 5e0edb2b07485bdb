/**
 * From a source file to JavaScript that is quick to load.
 *
 * @module
 */

import { basename, dirname, join } from "@std/path";
import { moveLongData } from "./long_data.ts";
import { runCommand } from "./run_command.ts";

/** A program as JavaScript: its entry, and the parts that are loaded when they are needed. */
export interface Bundle {
  readonly folder: string;
  readonly entry: string;
  readonly parts: readonly string[];
}

/** The hook, which is bundled once more on its own: shared with the commands, it would come in forty parts. */
export const HOOK_SOURCE = "src/edge/hook/start_hook.ts";

/** Where that goes, below the bundle's folder. */
export const HOOK_FOLDER = "hook";

/**
 * Bundles a program. Every `import()` becomes a file of its own, so that a start parses only what it needs.
 *
 * @param source The entry, a TypeScript file.
 * @param folder Where the bundle goes; emptied first.
 */
export async function bundle(source: string, folder: string): Promise<Bundle> {
  await Deno.remove(folder, { recursive: true }).catch(() => {});
  await bundleInto(folder, source, ["--code-splitting"]);
  const entry = basename(source).replace(/\.ts$/, ".js");
  await bundleHook(join(dirname(source), HOOK_SOURCE), join(folder, entry));
  for (const name of listFiles(folder)) await moveLongData(folder, name);
  return bundleOf(folder, entry);
}

/** A bundle as it lies in its folder. */
export function bundleOf(folder: string, entry: string): Bundle {
  return { folder, entry, parts: listFiles(folder).filter((name) => name !== entry) };
}

/**
 * Bundles one source file into a folder.
 *
 * @param folder Where it goes, under its own name.
 * @param source The TypeScript file.
 * @param how More flags of the bundler.
 */
export async function bundleInto(folder: string, source: string, how: readonly string[] = []): Promise<void> {
  await runCommand([Deno.execPath(), "bundle", "--quiet", "--minify", ...how, "--outdir", folder, source]);
  for (const name of listFiles(folder).filter((name) => name.endsWith(".js"))) await lighten(join(folder, name));
}

/** Bundles the hook of a program that has one, and points the entry there. Nothing is shared: a process is one or the other. */
async function bundleHook(source: string, entry: string): Promise<void> {
  const code = await Deno.readTextFile(entry);
  const call = /import\("\.\/start_hook-[A-Z0-9]+\.js"\)/;
  if (!call.test(code)) return;
  await bundleInto(join(dirname(entry), HOOK_FOLDER), source, ["--code-splitting"]);
  await Deno.writeTextFile(entry, code.replace(call, `import("./${HOOK_FOLDER}/start_hook.js")`));
}

/** Every file below a folder, by its path from there. */
function listFiles(folder: string, below = ""): string[] {
  return [...Deno.readDirSync(join(folder, below))].flatMap(({ name, isDirectory }) =>
    isDirectory ? listFiles(folder, `${below}${name}/`) : [below + name]
  ).sort();
}

/**
 * Takes from a part what makes it slow to load: characters outside of ASCII, which double the size of its text in memory
 * (the bundler escapes those of strings, and leaves those of regular expressions), and, in parts that open a program or an
 * `import()`, the imports without a name. Those only keep side effects in order, of which no module of ours has any, and
 * have the entry load the part that stands in for Node's `require`.
 */
async function lighten(path: string): Promise<void> {
  const code = await Deno.readTextFile(path);
  const ascii = code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const opens = !basename(path).startsWith("chunk-");
  await Deno.writeTextFile(path, opens ? ascii.replace(/import"\.\/chunk-[^"]+";/g, "") : ascii);
}
