import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { bundle } from "../../scripts/binary/bundle.ts";
import { compile } from "../../scripts/binary/compile.ts";

/** A program that tries what the binary must not be able to do, by Deno's own functions and by Node's. */
const PROBE = `
import { spawnSync } from "node:child_process";
import { connect } from "node:net";

if (Deno.env.has("PROBE_CHILD")) Deno.exit(0);
const port = Number(Deno.env.get("PROBE_PORT"));
const address = "http://127.0.0.1:" + port + "/";
const refused = (words: string) => { throw new Error(words); };

const attempts: Record<string, () => unknown> = {
  fetch: () => fetch(address),
  webSocket: () => new WebSocket("ws://127.0.0.1:" + port),
  connect: () => Deno.connect({ port }),
  listen: () => Deno.listen({ port: 0 }),
  resolve: () => Deno.resolveDns("localhost", "A"),
  import: () => import([address, "mod.js"].join("")),
  run: () => new Deno.Command(Deno.execPath(), { env: { PROBE_CHILD: "1" } }).outputSync(),
  ffi: () => Deno.dlopen("./none.so", {}),
  sys: () => Deno.hostname(),
  request: async () => (await Deno.permissions.request({ name: "net" })).state === "granted" || refused("denied"),
  nodeConnect: () => new Promise((done, fail) => connect(port, "127.0.0.1").on("connect", done).on("error", fail)),
  nodeSpawn: () => spawnSync(Deno.execPath(), { env: { PROBE_CHILD: "1" } }).status === 0 || refused("no status"),
  read: () => Deno.readTextFileSync(Deno.execPath() + ".note"),
  write: () => Deno.writeTextFileSync(Deno.execPath() + ".note", "written"),
  env: () => Deno.env.get("HOME"),
};
const outcomes: Record<string, string> = {};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
    outcomes[name] = "allowed";
  } catch {
    outcomes[name] = "refused";
  }
}
console.log(JSON.stringify(outcomes));
Deno.exit(0);
`;

const REFUSED = [
  ...["fetch", "webSocket", "connect", "listen", "resolve", "import", "run", "ffi", "sys", "request"],
  ...["nodeConnect", "nodeSpawn"],
];
const ALLOWED = ["read", "write", "env"];

const compiler = Deno.env.get("OME_COMPILER")?.split(" ");
const binary = Deno.env.get("OME_BINARY");

/** What a binary says of its own permissions: the last such note in it, for the runtime may carry one of its own. */
async function readPermissions(path: string): Promise<Record<string, unknown>> {
  const text = new TextDecoder("latin1").decode(await Deno.readFile(path));
  const start = text.lastIndexOf('"permissions":{');
  return JSON.parse(text.slice(text.indexOf("{", start), text.indexOf("}", start) + 1));
}

/** Compiles the probe as the program is compiled, and takes it away at the end. */
async function withProbe(use: (probe: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "ome-probe-" });
  try {
    const source = join(folder, "probe.ts");
    await Deno.writeTextFile(source, PROBE);
    const output = join(folder, Deno.build.os === "windows" ? "probe.exe" : "probe");
    await compile(await bundle(source, join(folder, "bundle")), { output, compiler: compiler ?? [] });
    await Deno.writeTextFile(`${output}.note`, "a file to read");
    await use(output);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test({
  name: "compile() makes a binary that may read, write and see the environment, and is refused everything else",
  ignore: compiler === undefined,
  fn: () =>
    withProbe(async (probe) => {
      let visits = 0;
      const visit = () => new Response(`export default ${++visits}`);
      await using server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, visit);
      const { stdout } = await new Deno.Command(probe, { env: { PROBE_PORT: String(server.addr.port) } }).output();
      assertEquals(JSON.parse(new TextDecoder().decode(stdout)), {
        ...Object.fromEntries(REFUSED.map((name) => [name, "refused"])),
        ...Object.fromEntries(ALLOWED.map((name) => [name, "allowed"])),
      });
      assertEquals(visits, 0, "nothing reached the server");
      if (binary !== undefined) assertEquals(await readPermissions(binary), await readPermissions(probe));
    }),
});

Deno.test({
  name: "the binary carries the permissions to read, write and see the environment, and no other",
  ignore: binary === undefined,
  fn: async () => {
    const carried = await readPermissions(binary ?? "");
    const granted = Object.keys(carried).filter((name) => name.startsWith("allow_") && carried[name] !== null);
    assertEquals(granted.sort(), ["allow_env", "allow_import", "allow_read", "allow_write"]);
    // The hosts that "import" may come from are a default of the compiler; all of them are denied.
    assertEquals([carried.deny_import, carried.prompt], [[], false]);
  },
});
