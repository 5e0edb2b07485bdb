import { assertEquals } from "@std/assert";
import { readEcosystems } from "../../../src/core/recall/ecosystem_table.ts";

Deno.test("readEcosystems() knows a technology by any of its names", () => {
  assertEquals(readEcosystems("a Next.js page"), readEcosystems("some JSX in React"));
  assertEquals(readEcosystems("docker-compose"), readEcosystems("a Dockerfile"));
});

Deno.test("readEcosystems() keeps families apart, in the order of the text, each once", () => {
  assertEquals(readEcosystems("Django, pytest and Rails").length, 2);
  assertEquals(readEcosystems("write some tests"), []);
});
