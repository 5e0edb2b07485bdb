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
import { bundle, compile } from "./binary/build.ts";
import { writeChecksum } from "./binary/checksum.ts";
import { binaryName, type Target, TARGETS } from "./binary/targets.ts";

const ROOT = fromFileUrl(new URL("..", import.meta.url));

function chosenTargets(named: string): readonly Target[] {
  if (named === "all") return TARGETS;
  const target = TARGETS.find((target) => target === named);
  if (!target) throw new TypeError(`Unknown target "${named}": choose all, or one of ${TARGETS.join(", ")}`);
  return [target];
}

if (import.meta.main) {
  const flags = parseArgs(Deno.args, { string: ["target", "compiler", "out"] });
  const dist = String(flags.out ?? join(ROOT, "dist"));
  const program = await bundle(join(ROOT, "cli.ts"), join(dist, "bundle"));
  const compiler = flags.compiler === undefined ? {} : { compiler: String(flags.compiler).split(" ") };
  for (const target of chosenTargets(String(flags.target ?? Deno.build.target))) {
    const output = join(dist, binaryName(target));
    await compile(program, { output, target, ...compiler });
    await writeChecksum(output);
    const { size } = await Deno.stat(output);
    Deno.stdout.writeSync(new TextEncoder().encode(`${output}  ${(size / 2 ** 20).toFixed(0)} MiB\n`));
  }
}
