/**
 * The outside world on Deno: the one real {@linkcode Host}, and the only file that says `Deno`.
 *
 * It is loaded on the hook path, so it imports nothing but the contract, and asks the system only when it is asked.
 *
 * @module
 */

import { fileError, fileErrorKind } from "./file_error.ts";
import { FileError, type FileStat, type FileSystem, type FolderEntry, type Host } from "./host.ts";

const IS_WINDOWS = Deno.build.os === "windows";

/** Runs one operation; whatever it throws becomes a {@linkcode FileError} for the path that was asked for. */
function at<T>(path: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw error instanceof FileError ? error : fileError(path, error);
  }
}

function kindOf(entry: { isFile: boolean; isDirectory: boolean; isSymlink: boolean }): FolderEntry["kind"] {
  if (entry.isSymlink) return "link";
  if (entry.isFile) return "file";
  return entry.isDirectory ? "folder" : "other";
}

/** Nothing stands at a path that leads nowhere, and nothing stands below a file. */
function statBy(stat: (path: string) => Deno.FileInfo, path: string): FileStat | undefined {
  try {
    const info = stat(path);
    return {
      kind: kindOf(info),
      size: info.size,
      mtimeMs: info.mtime?.getTime() ?? 0,
      mode: IS_WINDOWS || info.mode === null ? undefined : info.mode & 0o7777,
      inode: info.ino ?? 0,
    };
  } catch (error) {
    const kind = fileErrorKind(error);
    if (kind === "not-found" || kind === "not-a-folder") return undefined;
    throw fileError(path, error);
  }
}

function writeAll(file: Deno.FsFile, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += file.writeSync(bytes.subarray(done));
}

/** A file that could not be written whole is taken away again: half a file is worse than none. */
function createFile(path: string, bytes: Uint8Array, mode?: number): void {
  const file = Deno.openSync(path, { write: true, createNew: true, mode: mode ?? 0o666 });
  try {
    if (mode !== undefined && !IS_WINDOWS) Deno.chmodSync(path, mode); // the umask has its say in `open`
    writeAll(file, bytes);
    file.syncSync();
  } catch (error) {
    Deno.removeSync(path);
    throw error;
  } finally {
    file.close();
  }
}

/** What a disk took before it was full is taken back: nobody can have written behind it. */
function appendWhole(path: string, bytes: Uint8Array, mode: number): void {
  const file = Deno.openSync(path, { append: true, create: true, mode });
  let done = 0;
  try {
    while (done < bytes.length) done += file.writeSync(bytes.subarray(done));
  } catch (error) {
    if (done > 0) file.truncateSync(file.statSync().size - done);
    throw error;
  } finally {
    file.close();
  }
}

function readRange(file: Deno.FsFile, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  file.seekSync(offset, Deno.SeekMode.Start);
  let done = 0;
  while (done < length) {
    const count = file.readSync(bytes.subarray(done));
    if (count === null) break;
    done += count;
  }
  return bytes.subarray(0, done);
}

function tryLock(path: string): (() => void) | undefined {
  const file = Deno.openSync(path, { read: true, write: true, create: true, mode: 0o600 });
  if (file.tryLockSync(true)) return () => file.close();
  file.close();
  return undefined;
}

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

const files: FileSystem = {
  stat: (path) => statBy(Deno.statSync, path),
  lstat: (path) => statBy(Deno.lstatSync, path),
  realPath: (path) => at(path, () => Deno.realPathSync(path)),
  list: (folder) =>
    at(folder, () =>
      [...Deno.readDirSync(folder)]
        .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))),
  read: (path) => at(path, () => Deno.readFileSync(path)),
  readText: (path) => DECODER.decode(at(path, () => Deno.readFileSync(path))),
  open: (path) =>
    at(path, () => {
      const file = Deno.openSync(path);
      return {
        size: file.statSync().size,
        readAt: (offset, length) => at(path, () => readRange(file, offset, length)),
        close: () => file.close(),
      };
    }),
  create: (path, content, mode) =>
    at(path, () => createFile(path, typeof content === "string" ? ENCODER.encode(content) : content, mode)),
  append: (path, content, mode) => at(path, () => appendWhole(path, ENCODER.encode(content), mode ?? 0o666)),
  rename: (from, to) => at(to, () => Deno.renameSync(from, to)),
  makeFolder: (path, mode) => at(path, () => Deno.mkdirSync(path, { recursive: true, mode: mode ?? 0o777 })),
  remove: (path) => at(path, () => Deno.removeSync(path)),
  removeTree: (folder) => at(folder, () => Deno.removeSync(folder, { recursive: true })),
  chmod: (path, mode) => {
    if (!IS_WINDOWS) at(path, () => Deno.chmodSync(path, mode));
  },
  tryLock: (path) => at(path, () => tryLock(path)),
};

/** An environment variable that is set to the empty text counts as unset. */
function env(name: string): string | undefined {
  return Deno.env.get(name) || undefined;
}

/** The working folder may have been removed under us: then the name that it had is the best answer. */
function cwd(): string {
  try {
    return Deno.cwd();
  } catch {
    return env("PWD") ?? "/";
  }
}

function tempFolder(): string {
  const named = IS_WINDOWS ? env("TMP") ?? env("TEMP") : env("TMPDIR");
  const folder = named ?? (IS_WINDOWS ? `${env("USERPROFILE") ?? "C:"}\\AppData\\Local\\Temp` : "/tmp");
  return folder.length > 1 ? folder.replace(/[/\\]$/, "") : folder;
}

/** What a pipe holds; a file hands over as much as there is room for. */
const READ_BYTES = 64 * 1024;

/** Waits with `AbortSignal.timeout`: in a program that runs from source, `setTimeout` loads a large part of Node. */
function afterMs(ms: number): Promise<null> {
  const signal = AbortSignal.timeout(Math.ceil(ms));
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(null), { once: true }));
}

async function readStdin(limit: number, deadlineMs: number, isWhole?: (bytes: Uint8Array) => boolean) {
  const dropped = new Uint8Array(READ_BYTES);
  let kept = new Uint8Array(READ_BYTES);
  let size = 0;
  const deadline = afterMs(deadlineMs);
  for (;;) {
    const room = size < kept.length ? kept.subarray(size) : dropped;
    const count = await Promise.race([Deno.stdin.read(room).catch(() => null), deadline]);
    if (count === null) break;
    size += count;
    if (size === kept.length && size < limit) kept = grown(kept, limit);
    if (size <= limit && isWhole?.(kept.subarray(0, size))) break;
  }
  return kept.subarray(0, Math.min(size, limit));
}

/** How many times larger the next room is: memory that is never touched costs nothing, copying what is there does. */
const GROWTH = 32;

function grown(bytes: Uint8Array, limit: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(bytes.length, Math.min(limit, bytes.length * GROWTH)));
  larger.set(bytes);
  return larger;
}

/** Writes it all; a reader that has gone away (`ome … | head`) is no failure of ours. */
function writeTo(stream: { writeSync(bytes: Uint8Array): number }, text: string): void {
  const bytes = ENCODER.encode(text);
  for (let done = 0; done < bytes.length;) {
    try {
      done += stream.writeSync(bytes.subarray(done));
    } catch (error) {
      if (error instanceof Deno.errors.WouldBlock) continue; // a full pipe that its other end made non-blocking
      if (error instanceof Deno.errors.BrokenPipe) return;
      throw error;
    }
  }
}

/** Asks on standard error, so that what a command prints stays clean, and reads one line. */
function ask(question: string): string | undefined {
  writeTo(Deno.stderr, question);
  const byte = new Uint8Array(1);
  const line: number[] = [];
  for (;;) {
    if (Deno.stdin.readSync(byte) === null) {
      writeTo(Deno.stderr, "\n"); // what is printed next is not to stand behind the question
      return line.length > 0 ? DECODER.decode(new Uint8Array(line)) : undefined;
    }
    if (byte[0] === 0x0a) return DECODER.decode(new Uint8Array(line)).replace(/\r$/, "");
    line.push(byte[0] ?? 0);
  }
}

function columns(): number {
  try {
    return Deno.consoleSize().columns || 80;
  } catch {
    return 80;
  }
}

/** The machine that this program runs on. */
export const denoHost: Host = {
  os: IS_WINDOWS ? "windows" : Deno.build.os === "darwin" ? "darwin" : "linux",
  get execPath(): string {
    return Deno.execPath();
  },
  get program(): Host["program"] {
    return { main: Deno.mainModule, compiled: Deno.build.standalone };
  },
  runtime: { deno: Deno.version.deno, target: Deno.build.target },
  pid: Deno.pid,
  files,
  terminal: {
    get interactive(): boolean {
      return Deno.stdin.isTerminal() && Deno.stdout.isTerminal();
    },
    get stdoutIsTerminal(): boolean {
      return Deno.stdout.isTerminal();
    },
    get stderrIsTerminal(): boolean {
      return Deno.stderr.isTerminal();
    },
    get columns(): number {
      return columns();
    },
    ask,
  },
  env,
  cwd,
  home: () => env(IS_WINDOWS ? "USERPROFILE" : "HOME"),
  tempFolder,
  now: () => new Date(),
  elapsed: () => performance.now(),
  zoneOffset: (moment) => -moment.getTimezoneOffset(),
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  sha256: async (content) => new Uint8Array(await crypto.subtle.digest("SHA-256", content as BufferSource)),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  readStdin,
  print: (text) => writeTo(Deno.stdout, text),
  warn: (text) => writeTo(Deno.stderr, text),
};
