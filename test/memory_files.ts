/**
 * A file system in memory that behaves like the real one of a person who is not root, and fails when it is told to.
 *
 * @module
 */

import { fileError } from "../src/edge/file_error.ts";
import type { FileErrorKind, FileStat, FileSystem, FolderEntry, OpenFile } from "../src/edge/host.ts";

type Node =
  | { kind: "file"; bytes: Uint8Array; mode: number; mtimeMs: number; inode: number }
  | { kind: "folder"; mode: number; mtimeMs: number; inode: number }
  | { kind: "link"; target: string; mode: number; mtimeMs: number; inode: number };

/** What a failure to order hits: everything, or only what reads, or only what changes something. */
export type FailingOperations = "all" | "read" | "write";

/** Thrown when the process "dies" (see {@linkcode MemoryFiles.dieAfter}); nothing in the program knows it. */
export class Killed extends Error {
  override readonly name = "Killed";
}

const CODES: Readonly<Record<FileErrorKind, string>> = {
  "not-found": "ENOENT",
  exists: "EEXIST",
  permission: "EACCES",
  "read-only": "EROFS",
  "no-space": "ENOSPC",
  "not-a-file": "EISDIR",
  "not-a-folder": "ENOTDIR",
  other: "EOTHER",
};

const READ_BIT = 0o400;
const WRITE_BIT = 0o200;
const SEARCH_BIT = 0o100;
const MOST_LINKS = 40;

/** The files of a {@linkcode MemoryHost}. Paths are absolute and `/`-separated. */
export class MemoryFiles implements FileSystem {
  readonly #nodes = new Map<string, Node>();
  readonly #locks = new Set<number>();
  #failures: { kind: FileErrorKind; path: string; operations: FailingOperations }[] = [];
  #writesLeft = Infinity;
  #dead = false;
  #nextInode = 1;
  /** How many changing operations there were. */
  writes = 0;

  constructor(private readonly clock: () => number, private readonly hasModes: boolean = true) {
    this.#nodes.set("/", this.#folder(0o755));
  }

  // What a test arranges. None of it counts as a write, obeys modes or fails.

  /** Puts a file, its folders made as needed. */
  put(path: string, content: string | Uint8Array, mode: number = 0o644): void {
    this.#putParents(path);
    this.#place(path, { ...this.#stamp(mode), kind: "file", bytes: bytesOf(content) });
  }

  /** Puts a folder and its parents. */
  putFolder(path: string, mode: number = 0o755): void {
    this.#putParents(path);
    this.#place(path, this.#folder(mode));
  }

  /** Puts a symbolic link, to a target that need not be there. */
  putLink(path: string, target: string): void {
    this.#putParents(path);
    this.#place(path, { ...this.#stamp(0o777), kind: "link", target });
  }

  /** Makes operations on a path, and on everything below it, fail until {@linkcode mend}. */
  fail(kind: FileErrorKind, path: string, operations: FailingOperations = "all"): void {
    this.#failures.push({ kind, path, operations });
  }

  /** Takes back every ordered failure. */
  mend(): void {
    this.#failures = [];
  }

  /** Kills the process in its `count + 1`-th changing operation from now; a file being created is left half written. */
  dieAfter(count: number): void {
    this.#writesLeft = count;
  }

  /** Starts a new process on the files that the dead one left; its locks are free. */
  revive(): void {
    this.#dead = false;
    this.#writesLeft = Infinity;
    this.#locks.clear();
  }

  /** Every file and link below a folder, as text: a link reads `-> target`. */
  tree(folder: string = "/"): Record<string, string> {
    const paths = [...this.#nodes.keys()].filter((path) => isBelow(path, folder)).sort();
    const found: Record<string, string> = {};
    for (const path of paths) {
      const node = this.#nodes.get(path);
      if (node?.kind === "file") found[path] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(node.bytes);
      if (node?.kind === "link") found[path] = `-> ${node.target}`;
    }
    return found;
  }

  // The file system itself.

  stat(path: string): FileStat | undefined {
    return this.#statOf(path, true);
  }

  lstat(path: string): FileStat | undefined {
    return this.#statOf(path, false);
  }

  realPath(path: string): string {
    this.#check(path, "read");
    const real = this.#resolve(path, true);
    if (!this.#nodes.has(real)) this.#throw("not-found", path);
    return real;
  }

  list(folder: string): FolderEntry[] {
    this.#check(folder, "read");
    const real = this.#resolve(folder, true);
    const node = this.#nodes.get(real) ?? this.#throw("not-found", folder);
    if (node.kind !== "folder") return this.#throw("not-a-folder", folder);
    this.#allow(node, READ_BIT, folder);
    const entries: FolderEntry[] = [];
    for (const [path, { kind }] of this.#nodes) {
      if (path !== "/" && parentOf(path) === real) entries.push({ name: path.slice(path.lastIndexOf("/") + 1), kind });
    }
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  read(path: string): Uint8Array {
    return this.#file(path, READ_BIT).bytes.slice();
  }

  readText(path: string): string {
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(this.#file(path, READ_BIT).bytes);
  }

  open(path: string): OpenFile {
    const node = this.#file(path, READ_BIT);
    return {
      size: node.bytes.length,
      readAt: (offset, length) => node.bytes.slice(offset, offset + length),
      close: () => {},
    };
  }

  create(path: string, content: string | Uint8Array, mode: number = 0o644): void {
    const bytes = bytesOf(content);
    this.#write(path, () => this.#createWith(path, bytes.slice(0, bytes.length / 2), mode));
    this.#createWith(path, bytes, mode);
  }

  append(path: string, content: string, mode: number = 0o644): void {
    this.#write(path);
    const real = this.#resolve(path, true);
    const node = this.#nodes.get(real);
    if (!node) return this.#createWith(real, bytesOf(content), mode);
    const file = this.#file(path, WRITE_BIT, "write");
    file.bytes = joined(file.bytes, bytesOf(content));
    file.mtimeMs = this.clock();
  }

  rename(from: string, to: string): void {
    this.#check(from, "write");
    this.#write(to);
    const source = this.#resolve(from, false);
    const target = this.#resolve(to, false);
    if (!this.#nodes.has(source)) this.#throw("not-found", to);
    this.#allowChange(source, to);
    this.#allowChange(target, to);
    const old = this.#nodes.get(target);
    if (old?.kind === "folder" && this.#nodes.get(source)?.kind !== "folder") this.#throw("not-a-file", to);
    for (const [path, node] of [...this.#nodes].filter(([path]) => isBelow(path, source))) {
      this.#drop(path);
      this.#place(target + path.slice(source.length), node);
    }
  }

  makeFolder(path: string, mode: number = 0o755): void {
    const node = this.#nodes.get(this.#resolveOr(path, true) ?? "");
    if (node?.kind === "folder") return this.#check(path, "write");
    if (node) this.#throw("exists", path);
    if (parentOf(path) !== path) this.makeFolder(parentOf(path), mode);
    this.#write(path);
    const real = this.#resolve(path, true);
    this.#allowChange(real, path);
    this.#place(real, this.#folder(mode));
  }

  remove(path: string): void {
    this.#write(path);
    const real = this.#resolve(path, false);
    if (!this.#nodes.has(real)) this.#throw("not-found", path);
    if ([...this.#nodes.keys()].some((other) => other !== real && isBelow(other, real))) this.#throw("other", path);
    this.#allowChange(real, path);
    this.#drop(real);
  }

  removeTree(folder: string): void {
    this.#write(folder);
    const real = this.#resolve(folder, false);
    if (!this.#nodes.has(real)) this.#throw("not-found", folder);
    this.#allowChange(real, folder);
    for (const path of [...this.#nodes.keys()].filter((path) => isBelow(path, real))) this.#drop(path);
  }

  chmod(path: string, mode: number): void {
    this.#write(path);
    const node = this.#nodes.get(this.#resolve(path, true)) ?? this.#throw("not-found", path);
    node.mode = mode;
  }

  tryLock(path: string): (() => void) | undefined {
    if (this.#dead) throw new Killed();
    if (!this.stat(path)) this.#createWith(this.#resolve(path, true), new Uint8Array(), 0o600);
    const { inode } = this.#file(path, WRITE_BIT);
    if (this.#locks.has(inode)) return undefined;
    this.#locks.add(inode);
    return () => void this.#locks.delete(inode);
  }

  // How it works.

  /** A folder's time changes when a name in it comes or goes, and not when a file in it changes. */
  #place(path: string, node: Node): void {
    if (!this.#nodes.has(path)) this.#touch(parentOf(path));
    this.#nodes.set(path, node);
  }

  #drop(path: string): void {
    if (this.#nodes.delete(path)) this.#touch(parentOf(path));
  }

  #touch(folder: string): void {
    const node = this.#nodes.get(folder);
    if (node) node.mtimeMs = this.clock();
  }

  #stamp(mode: number): { mode: number; mtimeMs: number; inode: number } {
    return { mode, mtimeMs: this.clock(), inode: this.#nextInode++ };
  }

  #folder(mode: number): Node {
    return { ...this.#stamp(mode), kind: "folder" };
  }

  #putParents(path: string): void {
    const parent = parentOf(path);
    if (this.#nodes.has(parent)) return;
    this.#putParents(parent);
    this.#place(parent, this.#folder(0o755));
  }

  #statOf(path: string, follow: boolean): FileStat | undefined {
    this.#check(path, "read");
    const node = this.#nodes.get(this.#resolveOr(path, follow) ?? "");
    if (!node) return undefined;
    return {
      kind: node.kind,
      size: node.kind === "file" ? node.bytes.length : 0,
      mtimeMs: node.mtimeMs,
      mode: this.hasModes ? node.mode : undefined,
      inode: node.inode,
    };
  }

  #file(path: string, bit: number, operation: "read" | "write" = "read"): Node & { kind: "file" } {
    this.#check(path, operation);
    const node = this.#nodes.get(this.#resolve(path, true)) ?? this.#throw("not-found", path);
    if (node.kind !== "file") return this.#throw("not-a-file", path);
    this.#allow(node, bit, path);
    return node;
  }

  #createWith(path: string, bytes: Uint8Array, mode: number): void {
    const real = this.#resolve(path, false);
    if (this.#nodes.has(real)) this.#throw("exists", path);
    this.#allowChange(real, path);
    this.#place(real, { ...this.#stamp(mode), kind: "file", bytes });
  }

  /** Counts a changing operation, dies in it if that was ordered, and fails if that was. */
  #write(path: string, halfDone: () => void = () => {}): void {
    this.#check(path, "write");
    if (this.#writesLeft-- <= 0) {
      halfDone();
      this.#dead = true;
      throw new Killed();
    }
    this.writes++;
  }

  #check(path: string, operation: "read" | "write"): void {
    if (this.#dead) throw new Killed();
    for (const failure of this.#failures) {
      const hit = failure.operations === "all" || failure.operations === operation;
      if (hit && isBelow(path, failure.path)) this.#throw(failure.kind, path);
    }
  }

  #allow(node: Node, bit: number, path: string): void {
    if (this.hasModes && (node.mode & bit) === 0) this.#throw("permission", path);
  }

  /** Changing an entry needs the right to write and search its folder. */
  #allowChange(real: string, path: string): void {
    const parent = this.#nodes.get(parentOf(real)) ?? this.#throw("not-found", path);
    if (parent.kind !== "folder") this.#throw("not-a-folder", path);
    this.#allow(parent, WRITE_BIT, path);
    this.#allow(parent, SEARCH_BIT, path);
  }

  #resolveOr(path: string, follow: boolean): string | undefined {
    try {
      return this.#resolve(path, follow);
    } catch (error) {
      if (error instanceof Error && "kind" in error && (error.kind === "not-found" || error.kind === "not-a-folder")) {
        return undefined;
      }
      throw error;
    }
  }

  /** The path with `.`, `..` and links resolved; its last part need not be there. */
  #resolve(path: string, follow: boolean, links: number = 0): string {
    if (path.includes("\0") || links > MOST_LINKS) this.#throw("other", path);
    let real = "/";
    const parts = path.split("/").filter((part) => part !== "" && part !== ".");
    for (const [at, part] of parts.entries()) {
      this.#enter(real, path);
      const next = part === ".." ? parentOf(real) : `${real === "/" ? "" : real}/${part}`;
      const node = this.#nodes.get(next);
      const isLast = at === parts.length - 1;
      real = next;
      if (node?.kind === "link" && (follow || !isLast)) {
        const target = node.target.startsWith("/") ? node.target : `${parentOf(next)}/${node.target}`;
        real = this.#resolve(target, true, links + 1);
      }
    }
    return real;
  }

  #enter(folder: string, path: string): void {
    const node = this.#nodes.get(folder) ?? this.#throw("not-found", path);
    if (node.kind !== "folder") this.#throw("not-a-folder", path);
    this.#allow(node, SEARCH_BIT, path);
  }

  #throw(kind: FileErrorKind, path: string): never {
    throw fileError(path, Object.assign(new Error("ordered by the test"), { code: CODES[kind] }));
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || folder === "/" || path.startsWith(`${folder}/`);
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content.slice();
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
