/**
 * `deno task compile`: the program as one file for each target, with its checksum.
 *
 * ```sh
 * deno task compile                                   # this system
 * deno task compile --target x86_64-pc-windows-msvc   # another one
 * deno task compile --target all
 * ```
 *
 * `--compiler "npx -y deno@2.7.11"` compiles with another Deno than the one that bundles.
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { fromFileUrl, join } from "@std/path";
import { bundle } from "./binary/bundle.ts";
import { writeChecksum } from "./binary/checksum.ts";
import { compile, type CompileOptions } from "./binary/compile.ts";
import { binaryName, type Target, TARGETS } from "./binary/targets.ts";
import { compileWarm } from "./binary/warm_hook.ts";
import { print } from "./print.ts";

const ROOT = fromFileUrl(new URL("..", import.meta.url));

function chosenTargets(named: string): readonly Target[] {
  if (named === "all") return TARGETS;
  const target = TARGETS.find((target) => target === named);
  if (!target) throw new TypeError(`Unknown target "${named}": choose all, or one of ${TARGETS.join(", ")}`);
  return [target];
}

interface BuildOptions extends Pick<CompileOptions, "compiler"> {
  readonly dist: string;
}

/** Bundles anew for each target: only a binary of this system can be run here, and so have a hook that has run before. */
async function build(target: Target, { dist, ...options }: BuildOptions): Promise<string> {
  const output = join(dist, binaryName(target));
  const program = await bundle(join(ROOT, "cli.ts"), join(dist, "bundle"));
  await (target === Deno.build.target ? compileWarm : compile)(program, { ...options, output, target });
  await writeChecksum(output);
  return output;
}

if (import.meta.main) {
  const flags = parseArgs(Deno.args, { string: ["target", "compiler", "out"] });
  const dist = String(flags.out ?? join(ROOT, "dist"));
  const compiler = flags.compiler === undefined ? {} : { compiler: String(flags.compiler).split(" ") };
  for (const target of chosenTargets(String(flags.target ?? Deno.build.target))) {
    const output = await build(target, { dist, ...compiler });
    const { size } = await Deno.stat(output);
    print(`${output}  ${(size / 2 ** 20).toFixed(0)} MiB`);
  }
}
