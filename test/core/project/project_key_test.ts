import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { familyOf, projectKey } from "../../../src/core/project/project_key.ts";

const SAME: readonly string[] = [
  "https://h.example/o/r",
  "https://h.example/o/r/",
  "https://h.example/o/r.git",
  "https://h.example/o/r.git/",
  "https://user@h.example/o/r.git",
  "https://user:tok@h.example/o/r.git/",
  "https://user:p%40ss@h.example:8443/o/r.git",
  "https://user:p@ss@h.example/o/r",
  "http://h.example/o/r",
  "HTTPS://H.Example/o/r",
  "ssh://git@h.example:22/o/r",
  "ssh://git@h.example/o/r.git",
  "git+ssh://git@h.example/o/r.git",
  "ssh://h.example:2222//o/r",
  "git://h.example/o/r.git",
  "git@h.example:o/r.git",
  "git@h.example:/o/r",
  "git@h.example:o/r.git/",
  "tok@h.example:o/r",
  "h.example:o/r",
  "user:tok@h.example:o/r",
  "git@H.EXAMPLE:o/r",
  " git@h.example:o/r\n",
  "https://h.example/o/r.git?token=abc",
  "https://h.example/o/r#readme",
];

const NONE: readonly string[] = [
  "",
  " ",
  "/srv/git/r.git",
  "../r.git",
  "./r",
  "r.git",
  "~/r",
  "file:///srv/git/r.git",
  "file://host/srv/r.git",
  "C:\\work\\r",
  "C:/work/r",
  "c:r",
  "\\\\server\\share\\r",
  "https://",
  "https:///o/r",
  "https://h.example",
  "https://h.example/",
  "https://h.example/../../etc/passwd",
  "git@h.example:../r",
  "git@h.example:~/../r",
  "https://h.example/o/<script>",
  "https://h.example/o/r\nx",
  "ext::sh -c whoami",
  "https://h.example/o/r x",
  `https://h.example/${"a/".repeat(40)}r`,
  `https://h.example/${"a".repeat(5_000)}`,
  "ssh://-oProxyCommand=x/o/r",
];

Deno.test("projectKey() gives one key for every way to write a remote (fault 34)", () => {
  assertEquals(SAME.map((remote) => [remote, projectKey(remote)]), SAME.map((remote) => [remote, "h.example/o/r"]));
});

Deno.test("projectKey() gives none for places on this machine and for what is not safe", () => {
  const keys = NONE.map((remote) => [remote.slice(0, 60), projectKey(remote)]);
  assertEquals(keys.filter(([, key]) => key !== undefined), []);
});

Deno.test("projectKey() keeps nested groups, the case of names, dots and addresses in brackets", () => {
  assertEquals(projectKey("https://gitlab.com/Group/Sub/Repo.js.git"), "gitlab.com/Group/Sub/Repo.js");
  assertEquals(projectKey("ssh://git@[::1]:22/o/r"), "[::1]/o/r");
  assertEquals(projectKey("git@gh:o/r"), "gh/o/r");
  for (const remote of ["git@h:/o/r", "tok@h:o/r", "ssh://git@h:22/o/r"]) assertEquals(projectKey(remote), "h/o/r");
  assertEquals(projectKey("https://h.example/团队/项目"), "h.example/团队/项目");
});

Deno.test("familyOf() drops the last part of a key", () => {
  assertEquals(familyOf("github.com/o/r"), "github.com/o");
  assertEquals(familyOf("gitlab.com/g/s/r"), "gitlab.com/g/s");
  assertEquals(familyOf("@scope/name"), "@scope");
  assertEquals(familyOf("name"), undefined);
});

const WORD = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}[a-z0-9]$/);
const HOST = fc.tuple(WORD, WORD).map(([name, end]) => `${name}.${end}`);
const SECRET = fc.stringMatching(/^[A-Za-z0-9_!$&'()*+,;=%.~-]{1,20}$/).map((text) => `s3cret${text}`);

Deno.test("projectKey() gives host/owner/name whatever stands around them, and never a credential", () => {
  fc.assert(fc.property(HOST, WORD, WORD, SECRET, SECRET, fc.nat(65_535), (host, owner, name, user, password, port) => {
    const forms = [
      `https://${user}:${password}@${host}/${owner}/${name}.git`,
      `https://${user}@${host.toUpperCase()}:${port}/${owner}/${name}/`,
      `ssh://${user}@${host}:${port}/${owner}/${name}.git`,
      `${user}@${host}:${owner}/${name}.git`,
      `${user}:${password}@${host}:/${owner}/${name}`,
    ];
    for (const form of forms) assertEquals(projectKey(form), `${host}/${owner}/${name}`);
  }));
});

Deno.test("projectKey() never lets what stands before an @ into a key, in any text", () => {
  fc.assert(fc.property(fc.string(), SECRET, fc.string(), (before, secret, after) => {
    const key = projectKey(`${before}${secret}@${after}`);
    assert(key === undefined || !key.includes(secret) || after.includes(secret));
  }));
});

Deno.test("projectKey() takes its own keys back through https", () => {
  for (const remote of SAME) assertEquals(projectKey(`https://${projectKey(remote)}`), projectKey(remote));
});
