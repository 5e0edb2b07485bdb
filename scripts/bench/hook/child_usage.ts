/**
 * What one child process costs: time on the clock, time on the processor, memory at its peak.
 *
 * @module
 */

/** A command to measure, with a file as its standard input. */
export interface Subject {
  readonly command: readonly string[];
  readonly input: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What a run cost. */
export interface Usage {
  /** Milliseconds from before the start until after the end. */
  readonly wallMs: number;
  /** Milliseconds of processor time, the child's own and the system's for it. */
  readonly cpuMs: number;
}

/** The system's count of processor time used by all children that have ended, in milliseconds. */
function childrenCpuMs(): number {
  const usage = new BigInt64Array(32);
  LIBC.symbols.getrusage(RUSAGE_CHILDREN, usage);
  const [userSeconds = 0n, userMicros = 0n, systemSeconds = 0n, systemMicros = 0n] = usage;
  // macOS keeps microseconds in four bytes, followed by four that mean nothing
  const micros = BigInt.asIntN(32, userMicros) + BigInt.asIntN(32, systemMicros);
  return Number(userSeconds + systemSeconds) * 1000 + Number(micros) / 1000;
}

const RUSAGE_CHILDREN = -1;

const LIBC = Deno.dlopen(Deno.build.os === "darwin" ? "libSystem.B.dylib" : "libc.so.6", {
  getrusage: { parameters: ["i32", "buffer"], result: "i32" },
});

/** The shell opens the file, becomes the command, and is measured with it: the same small addition for all. */
function start({ command, input, env }: Subject): Deno.Command {
  const args = ["-c", 'exec "$@" <"$0"', input, ...command];
  return new Deno.Command("sh", { args, env: { ...env }, stdout: "null", stderr: "null" });
}

/**
 * Runs a command once and measures it.
 *
 * @throws {Error} Where the command fails: what does nothing costs nothing, and is no figure.
 */
export async function measure(subject: Subject): Promise<Usage> {
  const cpu = childrenCpuMs();
  const clock = performance.now();
  const { success } = await start(subject).output();
  const usage = { wallMs: performance.now() - clock, cpuMs: childrenCpuMs() - cpu };
  if (!success) throw new Error(`Cannot measure "${subject.command.join(" ")}": it failed`);
  return usage;
}

/**
 * Runs a command once and watches its memory.
 *
 * @returns Mebibytes at the peak; undefined on systems that do not tell.
 */
export async function measurePeak(subject: Subject): Promise<number | undefined> {
  if (Deno.build.os !== "linux") return undefined;
  const child = start(subject).spawn();
  let peak = 0;
  for (let text = statusOf(child.pid); text !== ""; text = statusOf(child.pid)) {
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(text)?.[1] ?? 0));
    if (/State:\s+Z/.test(text)) break;
  }
  await child.status;
  return peak / 1024;
}

function statusOf(pid: number): string {
  try {
    return Deno.readTextFileSync(`/proc/${pid}/status`);
  } catch {
    return "";
  }
}
