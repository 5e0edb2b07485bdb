import { assert, assertEquals } from "@std/assert";
import { readProjectContext } from "../../../src/edge/project/project_context.ts";
import { denoHost } from "../../../src/edge/deno_host.ts";
import type { Host } from "../../../src/edge/host.ts";
import { MemoryHost } from "../../memory_host.ts";

const CONFIG = '[core]\n\tbare = false\n[remote "origin"]\n\turl = git@h.example:o/r.git\n';
const HEAD = "ref: refs/heads/main\n";

function contextOf(cwd: string, files: Readonly<Record<string, string>>) {
  return readProjectContext(cwd, new MemoryHost({ home: "/home/ada", files }));
}

Deno.test("readProjectContext() takes a repository for the project, and the folder in it for the module path (fault 32)", () => {
  const files = {
    "/home/ada/repo/.git/HEAD": HEAD,
    "/home/ada/repo/.git/config": CONFIG,
    "/home/ada/repo/packages/api/package.json": '{"name":"api"}',
    "/home/ada/repo/packages/api/src/a.ts": "",
  };
  const project = { key: "h.example/o/r", family: "h.example/o", root: "/home/ada/repo" };
  assertEquals(contextOf("/home/ada/repo/packages/api/src", files), { ...project, modulePath: "packages/api/src" });
  assertEquals(contextOf("/home/ada/repo", files), { ...project, modulePath: "" });
});

Deno.test("readProjectContext() leads a linked worktree to its repository (fault 33)", () => {
  const files = {
    "/srv/repo/.git/HEAD": HEAD,
    "/srv/repo/.git/config": CONFIG,
    "/srv/repo/.git/worktrees/fix/HEAD": HEAD,
    "/srv/repo/.git/worktrees/fix/commondir": "../..\n",
    "/srv/fix/.git": "gitdir: /srv/repo/.git/worktrees/fix\n",
    "/srv/fix/src/a.ts": "",
  };
  assertEquals(contextOf("/srv/fix/src", files), {
    key: "h.example/o/r",
    family: "h.example/o",
    root: "/srv/fix",
    modulePath: "src",
  });
});

Deno.test("readProjectContext() leads a bare repository's worktree to it", () => {
  const files = {
    "/srv/r.git/HEAD": HEAD,
    "/srv/r.git/config": CONFIG.replace("false", "true"),
    "/srv/r.git/worktrees/main/commondir": "../..\n",
    "/srv/main/.git": "gitdir: ../r.git/worktrees/main",
  };
  assertEquals(contextOf("/srv/main", files).key, "h.example/o/r");
  assertEquals(
    contextOf("/srv/pool/x", {
      "/srv/pool/.git": "gitdir: ./.bare\n",
      "/srv/pool/.bare/config": CONFIG,
      "/srv/pool/x/a": "",
    }).key,
    "h.example/o/r",
  );
});

Deno.test("readProjectContext() takes a submodule for a project of its own", () => {
  const files = {
    "/srv/super/.git/HEAD": HEAD,
    "/srv/super/.git/config": CONFIG,
    "/srv/super/.git/modules/lib/config": CONFIG.replace("o/r.git", "o/lib.git"),
    "/srv/super/lib/.git": "gitdir: ../.git/modules/lib\n",
  };
  assertEquals(contextOf("/srv/super/lib", files).key, "h.example/o/lib");
  assertEquals(contextOf("/srv/super/lib", files).root, "/srv/super/lib");
});

Deno.test("readProjectContext() names a repository without a usable remote by its manifest, or not at all", () => {
  const repo = { "/srv/r/.git/HEAD": HEAD, "/srv/r/.git/config": '[remote "origin"]\n\turl = /mnt/backup/r.git\n' };
  assertEquals(contextOf("/srv/r", { ...repo, "/srv/r/package.json": '{"name":"shop"}' }), {
    key: "shop",
    root: "/srv/r",
    modulePath: "",
  });
  assertEquals(contextOf("/srv/r", repo), { root: "/srv/r", modulePath: "" });
  assertEquals(contextOf("/srv/r", { "/srv/r/.git": "gitdir: /gone/worktrees/r\n" }), {
    root: "/srv/r",
    modulePath: "",
  });
});

Deno.test("readProjectContext() takes the nearest manifest or project library where there is no repository", () => {
  const files = {
    "/srv/a/Cargo.toml": '[package]\nname = "shop"\n',
    "/srv/a/src/main.rs": "",
    "/srv/b/.oh-my-experience/README.md": "",
    "/srv/b/x/y": "",
  };
  assertEquals(contextOf("/srv/a/src", files), { key: "shop", root: "/srv/a", modulePath: "src" });
  assertEquals(contextOf("/srv/b/x", files), { root: "/srv/b", modulePath: "x" });
});

Deno.test("readProjectContext() never takes the home folder, what lies above it, or a root (fault 35)", () => {
  const files = {
    "/home/ada/.oh-my-experience/config.json": "{}",
    "/home/ada/.git/HEAD": HEAD,
    "/home/ada/.git/config": CONFIG,
    "/home/ada/package.json": '{"name":"home"}',
    "/home/ada/notes/a.md": "",
    "/home/package.json": '{"name":"homes"}',
    "/package.json": '{"name":"root"}',
  };
  for (const cwd of ["/home/ada", "/home/ada/notes", "/home", "/", "/gone"]) assertEquals(contextOf(cwd, files), {});
});

Deno.test("readProjectContext() passes over a .git that is no repository", () => {
  const files = { "/srv/r/.git/HEAD": HEAD, "/srv/r/.git/config": CONFIG, "/srv/r/sub/.git/x": "", "/srv/r/sub/a": "" };
  assertEquals(contextOf("/srv/r/sub", files).modulePath, "sub");
});

Deno.test("readProjectContext() takes a .git made by hand: with a config alone, or with nothing in it (fault 32)", () => {
  const manifest = { "/srv/r/packages/api/package.json": '{"name":"api"}', "/srv/r/packages/api/src/a.ts": "" };
  const project = { root: "/srv/r", modulePath: "packages/api/src" };
  const withConfig = contextOf("/srv/r/packages/api/src", { ...manifest, "/srv/r/.git/config": CONFIG });
  assertEquals(withConfig, { ...project, key: "h.example/o/r", family: "h.example/o" });
  assertEquals(contextOf("/srv/r/packages/api/src", { ...manifest, "/srv/r/.git/description": "" }), project);
});

Deno.test("readProjectContext() puts no credential anywhere in the context (fault 34)", () => {
  const config = CONFIG.replace("git@h.example:o/r.git", "https://ada:s3cret@H.example/o/r.git/");
  const context = contextOf("/srv/r", { "/srv/r/.git/HEAD": HEAD, "/srv/r/.git/config": config });
  assertEquals(context.key, "h.example/o/r");
  assert(!JSON.stringify(context).includes("s3cret"));
});

Deno.test("readProjectContext() asks the file system a few times only", () => {
  const host = new MemoryHost({
    files: { "/srv/r/.git/HEAD": HEAD, "/srv/r/.git/config": CONFIG, "/srv/r/a/b/c/d/e.ts": "" },
  });
  let asked = 0;
  const files = new Proxy(host.files, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      return typeof value !== "function" ? value : (...given: unknown[]) => {
        asked++;
        return Reflect.apply(value, target, given);
      };
    },
  });
  assertEquals(readProjectContext("/srv/r/a/b/c/d", { files, home: () => "/home/ada" }).key, "h.example/o/r");
  assert(asked <= 12, `asked ${asked} times`);
});

Deno.test("readProjectContext() answers where a link leads, on a real disk", () => {
  const folder = Deno.realPathSync(Deno.makeTempDirSync({ prefix: "ome-project-" }));
  try {
    Deno.mkdirSync(`${folder}/repo/.git`, { recursive: true });
    Deno.mkdirSync(`${folder}/repo/packages/api`, { recursive: true });
    Deno.mkdirSync(`${folder}/home`);
    Deno.writeTextFileSync(`${folder}/repo/.git/HEAD`, HEAD);
    Deno.writeTextFileSync(`${folder}/repo/.git/config`, CONFIG);
    Deno.symlinkSync(`${folder}/repo/packages/api`, `${folder}/home/api`);
    const host = { files: denoHost.files, home: () => `${folder}/home` };
    assertEquals(readProjectContext(`${folder}/home/api`, host), {
      key: "h.example/o/r",
      family: "h.example/o",
      root: `${folder}/repo`,
      modulePath: "packages/api",
    });
    assertEquals(readProjectContext(`${folder}/home`, host), {});
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
});

/** The files of a machine in memory under Windows names: any case, either slash, real paths with backslashes. */
function windowsFiles(files: Readonly<Record<string, string>>): Host["files"] {
  const { files: memory } = new MemoryHost({ files });
  const plain = (path: string) => path.replaceAll("\\", "/").replace(/^[a-z]:/i, "").toLowerCase();
  return Object.assign(Object.create(memory), {
    stat: (path: string) => memory.stat(plain(path)),
    readText: (path: string) => memory.readText(plain(path)),
    realPath: (path: string) => path.replaceAll("/", "\\"),
  });
}

Deno.test("readProjectContext() reads Windows paths, and knows the home folder in any case", () => {
  const files = windowsFiles({ "/w/r/.git/head": HEAD, "/w/r/.git/config": CONFIG, "/users/ada/package.json": "{}" });
  const host = { files, home: () => "c:/users/ADA" };
  const { key, modulePath } = readProjectContext("C:\\w\\r\\src\\web", host);
  assertEquals([key, modulePath], ["h.example/o/r", "src/web"]);
  assertEquals(readProjectContext("C:\\Users\\ada", host), {});
});
