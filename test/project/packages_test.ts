import { assert, assertEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { VERSION } from "../../src/core/version.ts";
import deno from "../../deno.json" with { type: "json" };
import jsr from "../../jsr.json" with { type: "json" };
import library from "../../scripts/library.deno.json" with { type: "json" };
import pure from "../../scripts/pure.deno.json" with { type: "json" };
import { bundleLibrary } from "./library_bundle.ts";

const ROOT = new URL("../../", import.meta.url);
const ENTRIES = Object.values(deno.exports);

async function runDeno(...args: readonly string[]): Promise<string> {
  const command = new Deno.Command(Deno.execPath(), { args: [...args], cwd: fromFileUrl(ROOT) });
  const { success, stdout, stderr } = await command.output();
  assert(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

Deno.test("deno.json and jsr.json agree on name, version, licence, exports and published files", () => {
  const { name, version, license, exports, publish } = deno;
  assertEquals({ name, version, license, exports, publish }, {
    name: jsr.name,
    version: jsr.version,
    license: jsr.license,
    exports: jsr.exports,
    publish: jsr.publish,
  });
});

Deno.test("every bare import of deno.json has its twin in jsr.json, of the same major version", () => {
  assertEquals(Object.keys(deno.imports).sort(), Object.keys(jsr.imports).sort());
  const twins: Record<string, string> = jsr.imports;
  for (const [name, address] of Object.entries(deno.imports)) {
    const twin = twins[name] ?? "";
    if (name.startsWith("@std/")) {
      assert(twin.startsWith(`jsr:${name.split("/").slice(0, 2).join("/")}@^1`), `${name} → ${twin}`);
    } else {
      assertEquals(twin, address.replace(/@(\d+)\.[\d.]+$/, "@^$1"), name);
    }
  }
});

Deno.test("every package of deno.json is imported somewhere", async () => {
  const sources = (await Promise.all(["src", "test", "scripts"].map(readSources))).join("\n");
  const unused = Object.keys(deno.imports).filter((name) => !sources.includes(`"${name}"`));
  assertEquals(unused, []);
});

async function readSources(folder: string): Promise<string> {
  const path = fromFileUrl(new URL(`${folder}/`, ROOT));
  const texts = [...Deno.readDirSync(path)].map(({ name, isDirectory }) => {
    if (isDirectory) return readSources(`${folder}/${name}`);
    return name.endsWith(".ts") && !name.endsWith(".d.ts") ? Deno.readTextFile(join(path, name)) : "";
  });
  return (await Promise.all(texts)).flatMap((text) => text.match(/(?:from|import\(?)\s*"[^"]+"/g) ?? []).join("\n");
}

Deno.test("the checks of the core and of the library map packages as deno.json does", () => {
  const addresses: Record<string, string> = deno.imports;
  for (const { imports } of [pure, library]) {
    for (const [name, address] of Object.entries(imports)) assertEquals(addresses[name], address, name);
  }
});

Deno.test("the package holds the rooms that its entries reach, and no other", async () => {
  const graphs = await Promise.all(ENTRIES.map((entry) => runDeno("info", "--json", "--no-lock", entry)));
  const reached = new Set<string>();
  for (const { specifier } of graphs.flatMap((graph) => JSON.parse(graph).modules)) {
    const [, room] = /\/src\/core\/([^/]+\/?)/.exec(specifier.replace(ROOT.href, "/")) ?? [];
    if (room !== undefined) reached.add(`src/core/${room}`);
  }
  assertEquals(deno.publish.include.filter((path) => path.startsWith("src/")).sort(), [...reached].sort());
});

interface DocNode {
  readonly name: string;
  readonly declarations: readonly {
    readonly kind: string;
    readonly jsDoc?: { readonly tags?: readonly { readonly kind: string }[] };
  }[];
}

Deno.test("every function of the library has an example", async () => {
  const { nodes } = JSON.parse(await runDeno("doc", "--json", ...ENTRIES));
  const symbols = Object.values<{ symbols: readonly DocNode[] }>(nodes).flatMap(({ symbols }) => symbols);
  const functions = symbols.filter(({ declarations }) => declarations.some(({ kind }) => kind === "function"));
  const bare = functions.filter(({ declarations }) =>
    !declarations.some(({ jsDoc }) => jsDoc?.tags?.some(({ kind }) => kind === "example"))
  );
  assert(functions.length > 20);
  assertEquals(bare.map(({ name }) => name), []);
});

Deno.test("docs/library.md says what the library weighs", async () => {
  const text = await Deno.readTextFile(new URL("docs/library.md", ROOT));
  const folder = await Deno.makeTempDir({ prefix: "ome-weight-" });
  try {
    for (const [name, entry] of Object.entries(deno.exports)) {
      const output = join(folder, "bundle.js");
      await bundleLibrary(entry, output);
      const bytes = await Deno.readFile(output);
      const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
      const weights = [bytes.length, (await new Response(packed).bytes()).length].map((bytes) => bytes / 1000);
      const row = new RegExp(`^\\| \`@ome/ome${name.slice(1)}\` \\| (\\d+) KB \\| (\\d+) KB \\|`, "m").exec(text);
      const said = [row?.[1], row?.[2]].map(Number);
      for (const [at, weight] of weights.entries()) {
        assert(Math.abs(said[at]! / weight - 1) < 0.1, `${name}: ${said[at]} KB said, ${weight.toFixed(0)} KB weighed`);
      }
    }
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("VERSION is the version of the package", () => assertEquals(VERSION, deno.version));
