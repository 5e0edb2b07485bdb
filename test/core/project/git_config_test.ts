import { assertEquals } from "@std/assert";
import { remoteIn } from "../../../src/core/project/git_config.ts";

Deno.test("remoteIn() takes origin, else the only remote", () => {
  const fork = '[remote "fork"]\n\turl = https://h.example/fork/r\n';
  const origin = '[remote "origin"]\n\turl = https://h.example/o/r\n';
  const upstream = '[remote "upstream"]\n\turl = https://h.example/up/r\n';
  assertEquals(remoteIn(fork + origin), "https://h.example/o/r");
  assertEquals(remoteIn(fork), "https://h.example/fork/r");
  assertEquals(remoteIn(fork + upstream), undefined);
  assertEquals(remoteIn("[core]\n\tbare = false\n"), undefined);
  assertEquals(remoteIn(""), undefined);
});

Deno.test("remoteIn() reads quotes, comments, escapes, CRLF, capitals and one-line sections", () => {
  const texts = [
    '[remote "origin"]\r\n\turl = "https://h.example/o/r" ; ours\r\n',
    '[remote "origin"]\nURL=https://h.example/o/r # ours',
    '[REMOTE "origin"] url = https://h.example/o/r',
    '\ufeff[remote "origin"]\n  fetch = +refs/heads/*:refs/remotes/origin/*\n  url = https://h.example/o/r\n  url = https://second.example/o/r\n',
    '[url "https://h.example/"]\n\tinsteadOf = gh:\n[remote "origin"]\n\turl = https://h.example/o/r\n',
    '[branch "main"]\n\tremote = origin\n[remote "origin"]\n\tpushurl = https://push.example/o/r\n\turl = https://h.example/o/r\n',
  ];
  assertEquals(texts.map(remoteIn), texts.map(() => "https://h.example/o/r"));
});

Deno.test("remoteIn() leaves insteadOf aliases as they are written", () => {
  assertEquals(remoteIn('[url "git@h.example:"]\n\tinsteadOf = "h:"\n[remote "origin"]\n\turl = h:o/r\n'), "h:o/r");
});
