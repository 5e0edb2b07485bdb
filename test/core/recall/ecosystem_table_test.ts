import { assertEquals } from "@std/assert";
import { areRivals, readEcosystems } from "../../../src/core/recall/ecosystem_table.ts";

Deno.test("readEcosystems() knows a technology by any of its names", () => {
  assertEquals(readEcosystems("a Next.js page"), readEcosystems("some JSX in React"));
  assertEquals(readEcosystems("docker-compose"), readEcosystems("a Dockerfile"));
});

Deno.test("readEcosystems() keeps families apart, in the order of the text, each once", () => {
  assertEquals(readEcosystems("Django, pytest and Rails").length, 2);
  assertEquals(readEcosystems("write some tests"), []);
});

Deno.test("areRivals() holds languages and frameworks apart, and no tool that goes along with them", () => {
  const rivals = (one: string, other: string) => areRivals(readEcosystems(one)[0]!, readEcosystems(other)[0]!);
  assertEquals([rivals("pytest", "rails"), rivals("React", "Vue"), rivals("Postgres", "MySQL")], [true, true, true]);
  assertEquals([rivals("pnpm", "React"), rivals("GitHub", "pytest"), rivals("docker", "k8s")], [false, false, false]);
  assertEquals(rivals("pytest", "Django"), false, "one family");
});
