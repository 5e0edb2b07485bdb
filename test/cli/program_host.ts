import { MemoryHost, type MemoryHostSetup } from "../memory_host.ts";

/** Where the compiled program lies on a {@linkcode programHost}. */
export const PROGRAM_PATH = "/opt/ome/bin/ome";

/** A machine on which the compiled program runs. */
export function programHost(setup: MemoryHostSetup = {}): MemoryHost {
  const program = { main: "file:///tmp/deno-compile/cli.ts", compiled: true };
  const host = new MemoryHost({ execPath: PROGRAM_PATH, program, ...setup });
  host.files.put(PROGRAM_PATH, "", 0o755);
  return host;
}
