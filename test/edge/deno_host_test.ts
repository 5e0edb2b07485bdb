import { assert, assertEquals } from "@std/assert";
import { denoHost } from "../../src/edge/deno_host.ts";

const HOST = new URL("../../src/edge/deno_host.ts", import.meta.url).href;

/** Starts a program that knows `denoHost`, with its three streams piped. */
function start(code: string, env: Record<string, string> = {}): Deno.ChildProcess {
  const program = `import { denoHost } from "${HOST}";\n${code}`;
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "--no-check", "-A", `data:text/typescript,${encodeURIComponent(program)}`],
    env,
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
}

async function outputOf(child: Deno.ChildProcess): Promise<string> {
  return new TextDecoder().decode((await child.output()).stdout);
}

const READ = `denoHost.print(String((await denoHost.readStdin(6, LIMIT_MS)).length)); Deno.exit(0);`;

Deno.test("denoHost.readStdin() reads to the end and keeps the first bytes", async () => {
  const child = start(READ.replace("LIMIT_MS", "20000"));
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode("0123456789"));
  await writer.close();
  assertEquals(await outputOf(child), "6");
});

Deno.test("denoHost.readStdin() keeps what came when its end never comes", async () => {
  const child = start(READ.replace("LIMIT_MS", "1500"));
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode("{}"));
  assertEquals(await outputOf(child), "2");
  await writer.close().catch(() => {});
});

Deno.test("denoHost.tryLock() is freed by the system when its holder is killed", async () => {
  const folder = await Deno.makeTempDir({ prefix: "ome-host-" });
  const child = start(
    `denoHost.files.tryLock(${JSON.stringify(`${folder}/lock`)}); denoHost.print("held"); await denoHost.sleep(60000);`,
  );
  const reader = child.stdout.getReader();
  await reader.read();
  assertEquals(denoHost.files.tryLock(`${folder}/lock`), undefined);
  child.kill("SIGKILL");
  await child.status;
  await reader.cancel();
  await child.stdin.close().catch(() => {});
  const free = denoHost.files.tryLock(`${folder}/lock`);
  assert(free);
  free();
  await Deno.remove(folder, { recursive: true });
});

Deno.test("denoHost.print() is quiet when its reader has gone away", async () => {
  const child = start(
    `await denoHost.readStdin(9, 20000); denoHost.print("x".repeat(1e6)); Deno.exit(7);`,
  );
  await child.stdout.cancel();
  await child.stdin.close();
  assertEquals((await child.status).code, 7);
});

Deno.test("denoHost.home() takes an empty HOME for none, tempFolder() drops the last separator", async () => {
  if (Deno.build.os === "windows") return;
  const child = start(`denoHost.print(denoHost.home() + " " + denoHost.tempFolder());`, {
    HOME: "",
    TMPDIR: "/var/tmp/",
  });
  await child.stdin.close();
  assertEquals(await outputOf(child), "undefined /var/tmp");
});
