import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { bundleLibrary } from "./library_bundle.ts";

const EXAMPLES = fromFileUrl(new URL("../../examples/", import.meta.url));

const CHROMIUM_FLAGS = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
];

/** The first of some programs that is on this machine. */
function findProgram(...names: readonly string[]): string | undefined {
  return names.find((name) => {
    try {
      return new Deno.Command(name, { args: ["--version"], stdout: "null", stderr: "null" }).outputSync().success;
    } catch {
      return false;
    }
  });
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(program, { args: [...args] }).output();
  assert(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** The examples beside a bundle of the library, where Node and the browser look for it; removed at the end. */
async function withExamples(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "ome-examples-" });
  try {
    for (const { name } of Deno.readDirSync(EXAMPLES)) await Deno.copyFile(join(EXAMPLES, name), join(folder, name));
    await bundleLibrary("mod.ts", join(folder, "ome.js"));
    const installed = join(folder, "node_modules", "@ome", "ome");
    await Deno.mkdir(installed, { recursive: true });
    await Deno.copyFile(join(folder, "ome.js"), join(installed, "ome.js"));
    await Deno.writeTextFile(join(installed, "package.json"), '{ "type": "module", "exports": "./ome.js" }');
    await use(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** What the page shows once its scripts have run. */
async function showPage(browser: string, folder: string): Promise<string> {
  const types: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", mjs: "text/javascript" };
  const serve = async ({ url }: Request) => {
    const name = new URL(url).pathname.slice(1);
    const bytes = await Deno.readFile(join(folder, name)).catch(() => undefined);
    const type = types[name.split(".").at(-1) ?? ""] ?? "text/plain";
    return bytes
      ? new Response(bytes, { headers: { "content-type": `${type}; charset=utf-8` } })
      : new Response("", { status: 404 });
  };
  await using server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, serve);
  const page = `http://127.0.0.1:${server.addr.port}/browser.html`;
  const profile = `--user-data-dir=${join(folder, "profile")}`;
  const html = await run(browser, [...CHROMIUM_FLAGS, profile, "--virtual-time-budget=20000", "--dump-dom", page]);
  const shown = /<pre>([\s\S]*)<\/pre>/.exec(html)?.[1] ?? "";
  return shown.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

const inDeno = () => run(Deno.execPath(), ["run", "--no-check", `--allow-read=${EXAMPLES}`, join(EXAMPLES, "deno.ts")]);

Deno.test("examples/deno.ts recalls the lesson in two languages, and says why not", async () => {
  const shown = await inDeno();
  assertEquals(shown.split("Full rule: ome experience show read-the-plan").length - 1, 2);
  assertStringIncludes(shown, "(nothing: no-candidate)");
});

const node = findProgram("node");
Deno.test({
  name: `examples/node.mjs prints the same bytes in Node${node ? "" : " (skipped: no node on this machine)"}`,
  ignore: node === undefined,
  fn: () =>
    withExamples(async (folder) => assertEquals(await run(node ?? "", [join(folder, "node.mjs")]), await inDeno())),
});

const browser = findProgram("chromium", "chromium-browser", "google-chrome");
Deno.test({
  name: `examples/browser.html shows the same bytes in a browser${browser ? "" : " (skipped: no Chromium here)"}`,
  ignore: browser === undefined,
  fn: () => withExamples(async (folder) => assertEquals(`${await showPage(browser ?? "", folder)}\n`, await inDeno())),
});
