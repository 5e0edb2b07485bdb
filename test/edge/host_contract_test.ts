import { assert, assertEquals, assertNotEquals } from "@std/assert";
import { denoHost } from "../../src/edge/deno_host.ts";
import { FileError, type FileErrorKind, type Host } from "../../src/edge/host.ts";
import { MemoryHost } from "../memory_host.ts";

/** One place to try things in: a host, an empty folder of it, and the one thing that `Host` itself cannot do. */
interface Ground {
  readonly host: Host;
  readonly root: string;
  link(path: string, target: string): void;
}

function onMemory(check: (ground: Ground) => void): void {
  const host = new MemoryHost();
  check({ host, root: "/work", link: (path, target) => host.files.putLink(path, target) });
}

function onDeno(check: (ground: Ground) => void): void {
  const root = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "ome-host-" }));
  try {
    check({ host: denoHost, root, link: (path, target) => Deno.symlinkSync(target, path) });
  } finally {
    Deno.removeSync(root, { recursive: true });
  }
}

function contract(behaviour: string, check: (ground: Ground) => void): void {
  Deno.test(`denoHost: ${behaviour}`, () => onDeno(check));
  Deno.test(`MemoryHost: ${behaviour}`, () => onMemory(check));
}

function assertFails(kind: FileErrorKind, path: string, operation: () => unknown): void {
  let failure: unknown;
  try {
    operation();
  } catch (error) {
    failure = error;
  }
  assert(failure instanceof FileError, `no FileError for ${path}: ${failure}`);
  assertEquals([failure.kind, failure.path], [kind, path]);
}

contract("create() writes a file once, and reads give it back", ({ host: { files }, root }) => {
  files.create(`${root}/a`, "\uFEFFé\r\n");
  assertEquals(files.readText(`${root}/a`), "\uFEFFé\r\n");
  assertEquals(files.read(`${root}/a`).length, 7);
  assertFails("exists", `${root}/a`, () => files.create(`${root}/a`, "other"));
  assertEquals(files.readText(`${root}/a`), "\uFEFFé\r\n");
});

contract("create() and chmod() set the mode exactly", ({ host, root }) => {
  if (host.os === "windows") return;
  host.files.create(`${root}/a`, "", 0o666);
  assertEquals(host.files.stat(`${root}/a`)?.mode, 0o666);
  host.files.chmod(`${root}/a`, 0o600);
  assertEquals(host.files.stat(`${root}/a`)?.mode, 0o600);
});

contract("stat() tells nothing from something, and follows links", ({ host: { files }, root, link }) => {
  files.create(`${root}/a`, "12345");
  link(`${root}/to-a`, "a");
  link(`${root}/dangling`, "nowhere");
  assertEquals(files.stat(`${root}/none`), undefined);
  assertEquals(files.stat(`${root}/a/below-a-file`), undefined);
  assertEquals(files.stat(`${root}/dangling`), undefined);
  assertEquals(files.lstat(`${root}/dangling`)?.kind, "link");
  assertEquals([files.stat(root)?.kind, files.stat(`${root}/to-a`)?.kind], ["folder", "file"]);
  assertEquals(files.stat(`${root}/to-a`)?.size, 5);
  assertEquals(files.realPath(`${root}/to-a`), `${root}/a`);
});

contract("a link that leads to itself is an error, not a loop", ({ host: { files }, root, link }) => {
  link(`${root}/loop`, "loop");
  assertFails("other", `${root}/loop`, () => files.read(`${root}/loop`));
});

contract("list() sorts by code unit and tells links as links", ({ host: { files }, root, link }) => {
  for (const name of ["b", "Z", "é", "a"]) files.create(`${root}/${name}`, "");
  files.makeFolder(`${root}/folder.md`);
  link(`${root}/link`, "a");
  assertEquals(files.list(root).map(({ name }) => name), ["Z", "a", "b", "folder.md", "link", "é"]);
  assertEquals(files.list(root).map(({ kind }) => kind), ["file", "file", "file", "folder", "link", "file"]);
});

contract("operations fail with the kind that fits", ({ host: { files }, root }) => {
  files.create(`${root}/a`, "");
  files.makeFolder(`${root}/full/inside`);
  assertFails("not-found", `${root}/none`, () => files.read(`${root}/none`));
  assertFails("not-found", `${root}/none`, () => files.list(`${root}/none`));
  assertFails("not-found", `${root}/none`, () => files.remove(`${root}/none`));
  assertFails("not-found", `${root}/none/a`, () => files.create(`${root}/none/a`, ""));
  assertFails("not-a-file", root, () => files.read(root));
  assertFails("not-a-folder", `${root}/a`, () => files.list(`${root}/a`));
  assertFails("exists", `${root}/a`, () => files.makeFolder(`${root}/a`));
  assertFails("other", `${root}/full`, () => files.remove(`${root}/full`));
  assertFails("other", `${root}/\0`, () => files.stat(`${root}/\0`));
});

contract("open() reads ranges, fewer bytes at the end", ({ host: { files }, root }) => {
  files.create(`${root}/a`, "0123456789");
  const file = files.open(`${root}/a`);
  assertEquals(file.size, 10);
  assertEquals(new TextDecoder().decode(file.readAt(8, 5)), "89");
  assertEquals(new TextDecoder().decode(file.readAt(2, 3)), "234");
  file.close();
});

contract("append() creates, then adds", ({ host: { files }, root }) => {
  files.append(`${root}/log`, "one\n");
  files.append(`${root}/log`, "two\n");
  assertEquals(files.readText(`${root}/log`), "one\ntwo\n");
});

contract("rename() replaces a file and gives the name its inode", ({ host: { files }, root }) => {
  files.create(`${root}/new`, "new");
  files.create(`${root}/old`, "old");
  const before = files.stat(`${root}/old`)?.inode;
  files.rename(`${root}/new`, `${root}/old`);
  assertEquals(files.readText(`${root}/old`), "new");
  assertEquals(files.stat(`${root}/new`), undefined);
  assertNotEquals(files.stat(`${root}/old`)?.inode, before);
});

contract("makeFolder() makes parents, and is fine with what stands", ({ host: { files }, root }) => {
  files.makeFolder(`${root}/a/b/c`);
  files.makeFolder(`${root}/a/b/c`);
  assertEquals(files.stat(`${root}/a/b/c`)?.kind, "folder");
});

contract("remove() takes a link and leaves its target; removeTree() takes all", ({ host: { files }, root, link }) => {
  files.makeFolder(`${root}/tree/deep`);
  files.create(`${root}/tree/deep/a`, "");
  link(`${root}/link`, "tree");
  files.remove(`${root}/link`);
  assertEquals(files.stat(`${root}/tree/deep/a`)?.kind, "file");
  files.removeTree(`${root}/tree`);
  assertEquals(files.list(root), []);
});

contract("tryLock() gives a file to one holder at a time", ({ host: { files }, root }) => {
  const free = files.tryLock(`${root}/lock`);
  assert(free);
  assertEquals(files.tryLock(`${root}/lock`), undefined);
  free();
  const again = files.tryLock(`${root}/lock`);
  assert(again);
  again();
});

contract("env() takes the empty text for unset", ({ host }) => {
  assertEquals(host.env("OME_SURELY_UNSET"), undefined);
});

contract("clocks, random bytes and digests work", ({ host }) => {
  assert(host.now().getTime() > Date.parse("2026-01-01"));
  assert(host.elapsed() >= 0);
  assertNotEquals(host.randomBytes(16), host.randomBytes(16));
});
