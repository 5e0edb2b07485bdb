/**
 * The outside world, as one small interface.
 *
 * Only `deno_host.ts` implements it with real effects; tests implement it in memory. A function asks for the slice it
 * uses (`Pick<Host, "files" | "now">`), so that its signature tells the truth about its effects.
 *
 * File operations are synchronous: the program does one thing at a time, and on the hook path an asynchronous `stat`
 * costs several times a synchronous one.
 *
 * @module
 */

/** Why a file operation failed, for callers that decide by it. */
export type FileErrorKind =
  | "not-found"
  | "exists"
  | "permission"
  | "read-only"
  | "no-space"
  | "not-a-file"
  | "not-a-folder"
  | "other";

/** A file operation that failed. `path` is the path that was asked for. */
export class FileError extends Error {
  override readonly name = "FileError";
  constructor(
    readonly kind: FileErrorKind,
    readonly path: string,
    /** Why, for a person, such as `permission denied`. */
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`Cannot use "${path}": ${detail}`, options);
  }
}

/** What stands at a path. */
export interface FileStat {
  readonly kind: "file" | "folder" | "link" | "other";
  /** Size in bytes. */
  readonly size: number;
  /** Time of the last change of its contents, milliseconds since 1970; 0 where the system does not tell. */
  readonly mtimeMs: number;
  /** POSIX permission bits, such as `0o600`; undefined on Windows. */
  readonly mode: number | undefined;
  /** Inode number, which changes when another file takes the name; 0 where the system does not tell. */
  readonly inode: number;
}

/** One entry of a folder. `link` says that the entry is a symbolic link, whatever it points to. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: "file" | "folder" | "link" | "other";
}

/** A file opened for reading at any place. */
export interface OpenFile {
  readonly size: number;
  /** Reads up to `length` bytes from `offset`; fewer at the end of the file. */
  readAt(offset: number, length: number): Uint8Array;
  close(): void;
}

/** The file system. Every operation throws {@linkcode FileError} and nothing else. */
export interface FileSystem {
  /** What stands there, links followed; undefined if nothing does. */
  stat(path: string): FileStat | undefined;
  /** What stands there, a link told as a link; undefined if nothing does. */
  lstat(path: string): FileStat | undefined;
  /** The real path, every link resolved. */
  realPath(path: string): string;
  /** The entries of a folder, sorted by name in code-unit order. */
  list(folder: string): FolderEntry[];
  read(path: string): Uint8Array;
  /** Reads UTF-8 leniently, a byte-order mark kept as U+FEFF. */
  readText(path: string): string;
  open(path: string): OpenFile;
  /** Writes a new file and syncs it to the disk; fails with `exists` where something stands. */
  create(path: string, content: string | Uint8Array, mode?: number): void;
  /** Appends in one write, creating the file where there is none. */
  append(path: string, content: string, mode?: number): void;
  /** Renames, replacing a file at the target. */
  rename(from: string, to: string): void;
  /** Makes a folder and its parents; fine if it stands. */
  makeFolder(path: string, mode?: number): void;
  /** Removes a file, a link or an empty folder. */
  remove(path: string): void;
  /** Removes a folder and all below it. */
  removeTree(folder: string): void;
  chmod(path: string, mode: number): void;
  /**
   * Takes an advisory lock on a file, creating it where there is none; the system frees it when its holder dies.
   *
   * @returns A function that frees the lock, or undefined where another process holds it.
   */
  tryLock(path: string): (() => void) | undefined;
}

/** The terminal, if there is one. */
export interface Terminal {
  /** Whether a person can be asked: standard input and output are both terminals. */
  readonly interactive: boolean;
  /** Whether standard output is a terminal. */
  readonly stdoutIsTerminal: boolean;
  /** Whether standard error is a terminal. */
  readonly stderrIsTerminal: boolean;
  /** Width of the terminal in columns; 80 where there is none. */
  readonly columns: number;
  /** Asks and waits for a line; undefined at the end of input. Only when {@linkcode interactive}. */
  ask(question: string): string | undefined;
}

/** Everything that the program knows of the machine that it runs on. */
export interface Host {
  readonly os: "linux" | "darwin" | "windows";
  /** Path of the running executable: the compiled binary, or `deno`. */
  readonly execPath: string;
  /** Path or address of the program's main module, and whether the program is a compiled binary. */
  readonly program: { readonly main: string; readonly compiled: boolean };
  /** What the program runs on, for `version`: the Deno version and the target triple. */
  readonly runtime: { readonly deno: string; readonly target: string };
  /** Id of this process. */
  readonly pid: number;
  readonly files: FileSystem;
  readonly terminal: Terminal;
  /** An environment variable; one set to the empty text counts as unset. */
  env(name: string): string | undefined;
  /** The working folder. */
  cwd(): string;
  /** The person's home folder, if the system knows one. */
  home(): string | undefined;
  /** The system's folder for temporary files. */
  tempFolder(): string;
  /** The time of day. */
  now(): Date;
  /** Milliseconds on a clock that never goes back. */
  elapsed(): number;
  /** Minutes that local time is ahead of UTC at a moment. */
  zoneOffset(at: Date): number;
  randomBytes(count: number): Uint8Array;
  /** SHA-256 of the bytes. */
  sha256(content: Uint8Array): Promise<Uint8Array>;
  sleep(ms: number): Promise<void>;
  /**
   * Reads standard input to its end, `deadlineMs` at most, keeping the first `limit` bytes.
   *
   * @param isWhole Asked of what has come whenever more has: once it answers true, the end is not waited for.
   */
  readStdin(limit: number, deadlineMs: number, isWhole?: (bytes: Uint8Array) => boolean): Promise<Uint8Array>;
  /** Writes to standard output, as it is. */
  print(text: string): void;
  /** Writes to standard error, as it is. */
  warn(text: string): void;
}
