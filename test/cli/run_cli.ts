import { main } from "../../src/cli/main.ts";
import type { MemoryHost } from "../memory_host.ts";

/** What one command line did: its exit code, and what it wrote to standard output and standard error. */
export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line on a host; written as one text, it is cut at its spaces. */
export async function runCli(line: string | readonly string[], host: MemoryHost): Promise<CliRun> {
  const [printed, warned] = [host.printed.length, host.warned.length];
  const code = await main(typeof line === "string" ? line.split(" ") : line, host);
  return { code, out: host.printed.slice(printed), err: host.warned.slice(warned) };
}
