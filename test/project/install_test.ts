import { assertEquals, assertStringIncludes } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { checksumLine } from "../../scripts/binary/checksum.ts";
import { TARGETS } from "../../scripts/binary/targets.ts";

const SCRIPTS = fromFileUrl(new URL("../../scripts/install", import.meta.url));
const PROGRAM = "#!/bin/sh\necho ome from the test\n";

/** Runs the script against releases that hold the same program for every target, with this checksum beside it. */
async function install(checksumOf: string): Promise<{ code: number; output: string; installed: string | undefined }> {
  const home = await Deno.makeTempDir({ prefix: "ome-install-" });
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(checksumOf)));
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => {
    const name = new URL(request.url).pathname.split("/").at(-1)!;
    return new Response(name.endsWith(".sha256") ? checksumLine(digest, name) : PROGRAM);
  });
  try {
    const { code, stdout, stderr } = await new Deno.Command("sh", {
      args: [join(SCRIPTS, "install.sh")],
      env: { HOME: home, OME_RELEASES: `http://127.0.0.1:${server.addr.port}`, OME_INSTALL: "", OME_VERSION: "" },
    }).output();
    const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
    const installed = await Deno.readTextFile(join(home, ".local/bin/ome")).catch(() => undefined);
    return { code, output, installed };
  } finally {
    await server.shutdown();
    await Deno.remove(home, { recursive: true });
  }
}

const elsewhere = Deno.build.os === "windows";

Deno.test({
  name: "install.sh installs a binary whose checksum matches",
  ignore: elsewhere,
  fn: async () => {
    const { code, output, installed } = await install(PROGRAM);
    assertEquals([code, installed], [0, PROGRAM], output);
    assertStringIncludes(output, "ome init");
  },
});

Deno.test({
  name: "install.sh installs nothing when the checksum does not match",
  ignore: elsewhere,
  fn: async () => {
    const { code, output, installed } = await install("another program");
    assertEquals([code, installed], [1, undefined], output);
    assertStringIncludes(output, "does not match");
  },
});

Deno.test("the install scripts know every target of a release", async () => {
  const scripts = await Promise.all(
    ["install.sh", "install.ps1"].map((name) => Deno.readTextFile(join(SCRIPTS, name))),
  );
  for (const target of TARGETS) assertStringIncludes(scripts.join(), target);
});

Deno.test("the release workflow builds every target", async () => {
  const workflow = await Deno.readTextFile(
    fromFileUrl(new URL("../../.github/workflows/release.yml", import.meta.url)),
  );
  for (const target of TARGETS) assertStringIncludes(workflow, `target: ${target} }`);
});
