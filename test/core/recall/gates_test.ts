import { assertEquals } from "@std/assert";
import { standsIn } from "../../../src/core/recall/gates.ts";

Deno.test("standsIn() keeps to token boundaries", () => {
  assertEquals(standsIn("clone it from github", "git"), false);
  assertEquals(standsIn("use git, please", "git"), true);
  assertEquals(standsIn("the history", "to"), false);
  assertEquals(standsIn("node_modules", "node"), false);
});

Deno.test("standsIn() finds a later occurrence on boundaries", () => {
  assertEquals(standsIn("github and git", "git"), true);
});

Deno.test("standsIn() finds Chinese anywhere, and Latin glued to it", () => {
  assertEquals(standsIn("请不要修改界面文案", "界面文案"), true);
  assertEquals(standsIn("重跑build后提交", "build"), true);
});
