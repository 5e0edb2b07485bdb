import { assertEquals } from "@std/assert";
import { absolutePath, baseName, isAbsolutePath, parentFolder } from "../../../src/edge/files/path.ts";

Deno.test("absolutePath() takes out dots and never climbs over the root", () => {
  assertEquals(absolutePath("a/./b/../c/", "/srv"), "/srv/a/c");
  assertEquals(absolutePath("../../../..", "/srv/work"), "/");
  assertEquals(absolutePath("/a//b", "/srv"), "/a/b");
});

Deno.test("absolutePath() keeps a backslash that is part of a name, and takes it for a separator on Windows", () => {
  assertEquals(absolutePath("a\\b", "/srv"), "/srv/a\\b");
  assertEquals(absolutePath("..\\lib", "C:\\Users\\ada"), "C:\\Users/lib");
});

Deno.test("isAbsolutePath() knows the roots of every system", () => {
  assertEquals(["/a", "C:\\a", "c:/a", "\\\\host\\share"].map(isAbsolutePath), [true, true, true, true]);
  assertEquals(["a/b", "./a", "C:a", "~"].map(isAbsolutePath), [false, false, false, false]);
});

Deno.test("parentFolder() and baseName() cut a path in two", () => {
  assertEquals([parentFolder("/a/b"), baseName("/a/b")], ["/a", "b"]);
  assertEquals([parentFolder("C:\\a\\b.md"), baseName("C:\\a\\b.md")], ["C:\\a", "b.md"]);
  assertEquals([parentFolder("/a"), parentFolder("/"), parentFolder("C:\\a"), parentFolder("a")], [
    "/",
    "/",
    "C:\\",
    ".",
  ]);
});
