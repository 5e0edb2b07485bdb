/**
 * The two kinds of a program: compiled, and run from source. Each has a hello world of its own as its floor.
 *
 * @module
 */

import { fromFileUrl, join } from "@std/path";
import { denoHost } from "../../../src/edge/deno_host.ts";
import { realFileOf } from "../../../src/edge/files/look.ts";
import { placesOnPath } from "../../../src/edge/files/on_path.ts";
import { bundle } from "../../binary/bundle.ts";
import { compile, PERMISSIONS } from "../../binary/compile.ts";
import { compileWarm } from "../../binary/warm_hook.ts";

/** A way to run the program, and to run hello world. */
export interface Kind {
  readonly name: string;
  readonly program: readonly string[];
  readonly hello: readonly string[];
}

const ROOT = fromFileUrl(new URL("../../..", import.meta.url));
const HELLO = `Deno.stdout.writeSync(new TextEncoder().encode("hello\\n"));\n`;

/** The command of the earlier program of this kind, which reads the same cards and the same payload. */
const PEER = "oh-my-experience";

/**
 * Finds the earlier program of this kind on the `PATH`.
 *
 * @param floor The kind whose hello world it is held against.
 * @returns How to run it; undefined where it is not installed.
 */
export function findPeer({ hello }: Kind): Kind | undefined {
  const program = placesOnPath([PEER], denoHost).find((path) => realFileOf(path, denoHost) !== undefined);
  return program === undefined ? undefined : { name: PEER, program: [program], hello };
}

/**
 * Makes both kinds ready.
 *
 * @param folder A temporary folder for what is made.
 * @param compiler The compiler, as for `compile`; without one only the kind that runs from source is made.
 */
export async function makeKinds(folder: string, compiler: readonly string[] | undefined): Promise<Kind[]> {
  const hello = join(folder, "hello.ts");
  await Deno.writeTextFile(hello, HELLO);
  const run = [Deno.execPath(), "run", "--quiet", ...PERMISSIONS];
  const source = { name: "deno run", program: [...run, join(ROOT, "cli.ts")], hello: [...run, hello] };
  if (compiler === undefined) return [source];
  const [program, floor] = [join(folder, "ome"), join(folder, "hello")];
  await compileWarm(await bundle(join(ROOT, "cli.ts"), join(folder, "ome-bundle")), { output: program, compiler });
  await compile(await bundle(hello, join(folder, "hello-bundle")), { output: floor, compiler });
  return [{ name: "compiled", program: [program], hello: [floor] }, source];
}
