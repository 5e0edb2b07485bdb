/**
 * `deno task test:core`: the tests of the core without any permission, which proves that it needs none.
 *
 * They run as one module: starting a worker for every file, as for `deno task test`, takes most of the time.
 *
 * @module
 */

import { fromFileUrl, join } from "@std/path";

const ROOT = new URL("..", import.meta.url);

function testsIn(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].sort((a, b) => a.name < b.name ? -1 : 1).flatMap(({ name, isDirectory }) => {
    if (isDirectory) return testsIn(new URL(`${name}/`, folder));
    return name.endsWith("_test.ts") ? [new URL(name, folder).href] : [];
  });
}

if (import.meta.main) {
  const folder = await Deno.makeTempDir({ prefix: "ome-core-" });
  try {
    const module = join(folder, "core_test.ts");
    const imports = testsIn(new URL("test/core/", ROOT)).map((address) => `import ${JSON.stringify(address)};\n`);
    await Deno.writeTextFile(module, imports.join(""));
    const config = fromFileUrl(new URL("deno.json", ROOT));
    const args = ["test", "--config", config, "--no-prompt", "--no-check", "--quiet", module];
    Deno.exitCode = (await new Deno.Command(Deno.execPath(), { args }).spawn().status).code;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
