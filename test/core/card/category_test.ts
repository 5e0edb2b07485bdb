import { assertEquals } from "@std/assert";
import { inferCategory } from "../../../src/core/card/category.ts";

Deno.test("inferCategory() goes by title and topics before the prose of the rule", () => {
  const of = (title: string, topics: string[], triggers: string[], rule: string) =>
    inferCategory(title, { topics, triggers, rule });
  assertEquals(
    of("Rotate leaked credentials", ["security"], ["密钥泄露"], "Deploy after the tests passed."),
    "Security",
  );
  assertEquals(of("数据库迁移先演练", [], ["执行迁移脚本"], "在副本上跑一遍。"), "Database");
  assertEquals(of("Write release notes", ["release"], [], "Run git log and git diff."), "Release");
  assertEquals(of("Be kind", [], [], "Say thanks."), "General");
});
