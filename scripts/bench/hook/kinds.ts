/**
 * The two kinds of a program: compiled, and run from source. Each has a hello world of its own as its floor.
 *
 * @module
 */

import { fromFileUrl, join } from "@std/path";
import { bundle, compile, PERMISSIONS } from "../../binary/build.ts";

/** A way to run the program, and to run hello world. */
export interface Kind {
  readonly name: string;
  readonly program: readonly string[];
  readonly hello: readonly string[];
}

const ROOT = fromFileUrl(new URL("../../..", import.meta.url));
const HELLO = `Deno.stdout.writeSync(new TextEncoder().encode("hello\\n"));\n`;

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
  await compile(await bundle(join(ROOT, "cli.ts"), join(folder, "ome-bundle")), { output: program, compiler });
  await compile(await bundle(hello, join(folder, "hello-bundle")), { output: floor, compiler });
  return [{ name: "compiled", program: [program], hello: [floor] }, source];
}
