import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { bundle, compile } from "../../scripts/binary/build.ts";

/** A program that tries what the binary must not be able to do, and prints what it was refused. */
const PROBE = `
const attempts: Record<string, () => unknown> = {
  net: () => fetch("http://127.0.0.1:9/"),
  listen: () => Deno.listen({ port: 0 }),
  run: () => new Deno.Command(Deno.execPath()).outputSync(),
  ffi: () => Deno.dlopen("./none.so", {}),
  sys: () => Deno.hostname(),
  import: () => import(["https://jsr.io", "@std/path/mod.ts"].join("/")),
  read: () => Deno.readTextFileSync(Deno.execPath() + ".note"),
  env: () => Deno.env.get("HOME"),
};
const outcomes: Record<string, string> = {};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    outcomes[name] = "allowed";
  } catch (error) {
    outcomes[name] = error instanceof Error ? error.name : String(error);
  }
}
console.log(JSON.stringify(outcomes));
`;

const compiler = Deno.env.get("OME_COMPILER")?.split(" ");

Deno.test({
  name: "compile() makes a binary that may read, write and see the environment, and is refused everything else",
  ignore: compiler === undefined,
  fn: async () => {
    const folder = await Deno.makeTempDir({ prefix: "ome-probe-" });
    try {
      const source = join(folder, "probe.ts");
      await Deno.writeTextFile(source, PROBE);
      const output = join(folder, "probe");
      await compile(await bundle(source, join(folder, "bundle")), { output, compiler: compiler ?? [] });
      await Deno.writeTextFile(`${output}.note`, "a file to read");
      const { stdout } = await new Deno.Command(output).output();
      assertEquals(JSON.parse(new TextDecoder().decode(stdout)), {
        net: "NotCapable",
        listen: "NotCapable",
        run: "NotCapable",
        ffi: "NotCapable",
        sys: "NotCapable",
        import: "TypeError",
        read: "allowed",
        env: "allowed",
      });
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  },
});
