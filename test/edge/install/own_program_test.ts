import { assertEquals } from "@std/assert";
import { hookCommandFor } from "../../../src/edge/install/own_program.ts";
import { findDataFolder } from "../../../src/edge/settings/data_folder.ts";
import { MemoryHost } from "../../memory_host.ts";

const HERE = { cwd: "/work" };
const CALL = ["hook", "run", "--provider", "claude"];

Deno.test("hookCommandFor() names the binary where no name on the PATH leads to it", () => {
  const host = new MemoryHost({ execPath: "/opt/ome", env: { PATH: "/usr/bin::/nowhere" } });
  host.files.put("/usr/bin/ome", "another program of that name", 0o755);
  host.files.put("/opt/ome", "", 0o755);
  assertEquals(hookCommandFor("claude", HERE, host), { executable: "/opt/ome", args: CALL, os: "linux" });
});

Deno.test("hookCommandFor() names the data folder that commands find, made absolute: the agent starts elsewhere", () => {
  const host = new MemoryHost({ execPath: "/opt/ome", cwd: "/work" });
  for (const dataDir of ["lessons", "../src/lessons/", "~/lessons"]) {
    const flags = { dataDir, cwd: "/src" };
    const { folder } = findDataFolder(flags, host);
    assertEquals(hookCommandFor("claude", flags, host).args, [
      "hook",
      "run",
      "--data-dir",
      folder,
      "--provider",
      "claude",
    ]);
  }
});

Deno.test("hookCommandFor() has Deno read the settings of the source, and none that lie around a bundle", () => {
  const source = { main: "file:///src/ome/cli.ts", compiled: false };
  const host = new MemoryHost({ execPath: "/bin/deno", program: source, files: { "/src/ome/deno.json": "{}" } });
  assertEquals(hookCommandFor("claude", HERE, host).args.slice(3, 5), ["--config", "/src/ome/deno.json"]);
  const bundle = { main: "file:///home/ada/.local/share/ome/cli.js", compiled: false };
  const files = { "/home/ada/deno.json": "{ broken" };
  const { args } = hookCommandFor("claude", HERE, new MemoryHost({ execPath: "/bin/deno", program: bundle, files }));
  assertEquals([args[3], args.includes("--config")], ["--no-config", false]);
});

Deno.test("hookCommandFor() reads addresses of sources: a drive letter, and a module that is no file", () => {
  const setup = { os: "windows", execPath: "C:\\deno.exe" } as const;
  const onDrive = new MemoryHost({ ...setup, program: { main: "file:///C:/src/ome/cli.ts", compiled: false } });
  assertEquals(hookCommandFor("claude", HERE, onDrive).args.at(-5), "C:/src/ome/cli.ts");
  const main = "https://jsr.example/@ome/ome/1.0.0/cli.ts";
  const remote = new MemoryHost({ ...setup, program: { main, compiled: false } });
  const { args } = hookCommandFor("claude", HERE, remote);
  assertEquals([args.at(-5), args.includes("--config")], [main, false]);
});
