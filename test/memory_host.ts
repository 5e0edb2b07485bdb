/**
 * The outside world in memory: files, clock, environment, captured output and scripted answers.
 *
 * ```ts ignore
 * const host = new MemoryHost({ files: { "/home/ada/.oh-my-experience/config.json": "{}" } });
 * host.files.fail("no-space", "/home/ada", "write");
 * ```
 *
 * @module
 */

import type { Host, Terminal } from "../src/edge/host.ts";
import { MemoryFiles } from "./memory_files.ts";

/** What a test says about its machine; everything has a quiet default. */
export interface MemoryHostSetup {
  readonly os?: Host["os"];
  /** Default `/home/ada`, which exists; null: the system knows no home. */
  readonly home?: string | null;
  /** Default `/work`, which exists. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Files to start with, by absolute path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly stdin?: string | Uint8Array;
  /** Whether the other end never closes standard input. */
  readonly stdinStaysOpen?: boolean;
  /** What a person answers, in turn; given at all, there is a terminal. */
  readonly answers?: readonly string[];
  readonly columns?: number;
  /** The time at the start, by default 2026-11-30T12:00:00Z. */
  readonly now?: string;
  /** Minutes that local time is ahead of UTC, by default 0. */
  readonly zoneOffset?: number;
  readonly execPath?: string;
  readonly program?: Host["program"];
  readonly pid?: number;
}

/** A {@linkcode Host} for tests. Its functions are bound, so that they may be taken out of it as those of the real one. */
export class MemoryHost implements Host {
  readonly os: Host["os"];
  readonly execPath: string;
  readonly program: Host["program"];
  readonly runtime = { deno: "2.9.6", target: "x86_64-unknown-linux-gnu" };
  readonly pid: number;
  readonly files: MemoryFiles;
  readonly terminal: Terminal;
  /** The environment; a test may change it. */
  readonly variables: Map<string, string>;
  /** Everything printed so far. */
  printed = "";
  /** Everything on standard error so far. */
  warned = "";
  /** The questions that were asked. */
  readonly asked: string[] = [];
  readonly #setup: MemoryHostSetup;
  readonly #answers: string[];
  #elapsed = 0;
  #random = 0;

  constructor(setup: MemoryHostSetup = {}) {
    this.#setup = setup;
    this.#answers = [...setup.answers ?? []];
    this.os = setup.os ?? "linux";
    this.execPath = setup.execPath ?? "/usr/local/bin/ome";
    this.program = setup.program ?? { main: "file:///usr/local/bin/ome", compiled: true };
    this.pid = setup.pid ?? 4242;
    this.variables = new Map(Object.entries(setup.env ?? {}));
    this.files = new MemoryFiles(() => this.now().getTime(), this.os !== "windows");
    this.files.putFolder("/tmp", 0o777);
    this.files.putFolder(this.cwd());
    if (setup.home !== null) this.files.putFolder(setup.home ?? "/home/ada");
    for (const [path, content] of Object.entries(setup.files ?? {})) this.files.put(path, content);
    const onTerminal = setup.answers !== undefined;
    this.terminal = {
      interactive: onTerminal,
      stdoutIsTerminal: onTerminal,
      stderrIsTerminal: onTerminal,
      columns: setup.columns ?? 80,
      ask: (question) => this.#ask(question),
    };
  }

  /** Lets time pass. */
  advance(ms: number): void {
    this.#elapsed += ms;
  }

  readonly env = (name: string): string | undefined => {
    return this.variables.get(name) || undefined;
  };

  readonly cwd = (): string => {
    return this.#setup.cwd ?? "/work";
  };

  readonly home = (): string | undefined => {
    return this.#setup.home === null ? undefined : this.#setup.home ?? "/home/ada";
  };

  readonly tempFolder = (): string => {
    return this.env("TMPDIR") ?? "/tmp";
  };

  readonly now = (): Date => {
    return new Date(Date.parse(this.#setup.now ?? "2026-11-30T12:00:00Z") + this.#elapsed);
  };

  readonly elapsed = (): number => {
    return this.#elapsed;
  };

  readonly zoneOffset = (): number => {
    return this.#setup.zoneOffset ?? 0;
  };

  /** Different at every call, the same in every run. */
  readonly randomBytes = (count: number): Uint8Array => {
    return Uint8Array.from({ length: count }, () => (this.#random = (this.#random * 109 + 89) % 251));
  };

  readonly sha256 = async (content: Uint8Array): Promise<Uint8Array> => {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(content)));
  };

  /** Time passes at once, and everybody else gets a turn. */
  readonly sleep = (ms: number): Promise<void> => {
    this.advance(ms);
    return new Promise((resolve) => setTimeout(resolve, 0));
  };

  readonly readStdin: Host["readStdin"] = (limit, deadlineMs, isWhole = () => false) => {
    const { stdin = "" } = this.#setup;
    const bytes = (typeof stdin === "string" ? new TextEncoder().encode(stdin) : stdin).slice(0, limit);
    if (this.#setup.stdinStaysOpen && !isWhole(bytes)) this.advance(deadlineMs);
    return Promise.resolve(bytes);
  };

  readonly print = (text: string): void => {
    this.printed += text;
  };

  readonly warn = (text: string): void => {
    this.warned += text;
  };

  #ask(question: string): string | undefined {
    this.asked.push(question);
    return this.#answers.shift();
  }
}
