import { MemoryHost } from "../memory_host.ts";

/** A machine whose working folder, `/work/app`, is a project with a remote; with the files that a test begins with. */
export function projectHost(files: Readonly<Record<string, string>> = {}): MemoryHost {
  return new MemoryHost({
    cwd: "/work/app",
    files: {
      "/work/app/.git/config": '[remote "origin"]\n\turl = git@github.com:example/app.git\n',
      "/work/app/.git/HEAD": "ref: refs/heads/main\n",
      ...files,
    },
  });
}
