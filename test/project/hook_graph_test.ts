import { assert, assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";

const ROOT = new URL("../../", import.meta.url);

/** A module as `deno info --json` tells it. */
interface Module {
  readonly specifier: string;
  readonly dependencies?: readonly {
    readonly specifier: string;
    readonly code?: { readonly specifier: string };
    readonly isDynamic?: boolean;
  }[];
}

/** Everything that is loaded with a module: what it imports, and what that imports, lazy imports left out. */
async function loadedWith(entry: string): Promise<string[]> {
  const args = ["info", "--json", fromFileUrl(new URL(entry, ROOT))];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args, cwd: fromFileUrl(ROOT) }).output();
  const { modules }: { modules: readonly Module[] } = JSON.parse(new TextDecoder().decode(stdout));
  const byAddress = new Map(modules.map((module) => [module.specifier, module]));
  const loaded = new Set<string>([new URL(entry, ROOT).href]);
  for (const address of loaded) {
    for (const { code, isDynamic } of byAddress.get(address)?.dependencies ?? []) {
      if (code && !isDynamic) loaded.add(code.specifier);
    }
  }
  return [...loaded].map((address) => address.replace(ROOT.href, ""));
}

Deno.test("cli.ts loads nothing before it knows whether it is the hook", async () => {
  assertEquals(await loadedWith("cli.ts"), ["cli.ts"]);
});

Deno.test("the hook loads no package, and nothing of the command line", async () => {
  const loaded = [...await loadedWith("src/edge/hook/start_hook.ts")];
  assert(loaded.includes("src/core/recall/recall.ts"), "the hook recalls");
  assertEquals(loaded.filter((address) => !/^src\/(?:core|edge)\//.test(address)), []);
});

Deno.test("the overview of commands loads no heavy package", async () => {
  const graphs = await Promise.all(["src/cli/main.ts", "src/cli/commands/help.ts"].map(loadedWith));
  const heavy = /secretlint|zod|jsonc-parser/;
  assertEquals(graphs.flat().filter((address) => heavy.test(address)), []);
});
