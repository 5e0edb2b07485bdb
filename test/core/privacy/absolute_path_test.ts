import { assert, assertEquals } from "@std/assert";
import { findAbsolutePaths } from "../../../src/core/privacy/absolute_path.ts";

Deno.test("findAbsolutePaths() finds homes, drives, shares and file: URLs", () => {
  const paths = {
    "cd /home/mina/app && ls": "a home folder",
    "in `/Users/mina/Library/x`": "a home folder",
    "path=/root/app": "a home folder",
    "PATH=/usr/bin:/home/mina/bin": "a home folder",
    "看/home/mina/app": "a home folder",
    "open C:\\Users\\mina\\x.txt": "a Windows path",
    'JSON "D:\\\\work\\\\x"': "a Windows path",
    "d:/work/x": "a Windows path",
    "\\\\fileserver\\share\\x": "a network share",
    "file:///srv/data/x": "a file: URL",
    "file:///C:/work/x": "a file: URL",
  };
  for (const [text, kind] of Object.entries(paths)) {
    assertEquals(findAbsolutePaths(text).map((span) => span.kind), [kind], text);
  }
});

Deno.test("findAbsolutePaths() passes system paths, URLs, relative paths and placeholders", () => {
  const fine = [
    "#!/usr/bin/env node",
    "/etc/hosts and /var/log/syslog",
    "https://example.com/home/mina/x",
    "http://localhost:8080/Users/1",
    "<path>/home/x",
    "/home/<user>/app",
    "/home/$USER/app",
    "/Users/{id}",
    "/home/*/x",
    "~/app and $HOME/app",
    "src/home/page.ts",
    "./home/x and ../Users/x",
    "GET /users/:id",
    "C:\\<path>",
    "ratio 1:/2, note: /x",
    "regex \\\\d+\\\\.\\\\w",
    "a file: URL such as file:///<path>",
    "file://",
  ];
  for (const text of fine) assertEquals(findAbsolutePaths(text), [], text);
});

Deno.test("findAbsolutePaths() stays linear on long hostile texts", () => {
  const started = performance.now();
  for (const piece of ["/home/", "C:\\", "\\\\ab\\", "file:///", "/a"]) findAbsolutePaths(piece.repeat(100_000));
  assert(performance.now() - started < 2000);
});
