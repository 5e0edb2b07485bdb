import { assertEquals } from "@std/assert";
import { isEveryday } from "../../../src/core/recall/everyday_table.ts";
import { isSoftware } from "../../../src/core/recall/software_table.ts";

Deno.test("isSoftware() knows words of software, and none that everyday life shares", () => {
  assertEquals(["browser", "api", "repo", "网站"].filter((word) => !isSoftware(word)), []);
  assertEquals(["build", "release", "branch", "key", "recipe", "layout", "log"].filter(isSoftware), []);
});

Deno.test("isSoftware() and isEveryday() never name the same word", () => {
  const words = ["app", "login", "database", "server", "recipe", "hotel", "poem", "页面", "菜谱"];
  assertEquals(words.filter((word) => isSoftware(word) && isEveryday(word)), []);
});
