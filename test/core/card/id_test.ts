import { assert, assertEquals, assertNotEquals } from "@std/assert";
import fc from "fast-check";
import { checkId, foldId, idFor } from "../../../src/core/card/id.ts";

Deno.test("checkId() takes letters and digits of any script", () => {
  for (
    const id of [
      "a",
      "browser-validation",
      "v1.2_x",
      "résumé",
      "배포-규칙",
      "部署规则",
      "हिन्दी",
      "x".repeat(80),
      "console",
    ]
  ) {
    assertEquals(checkId(id), undefined, id);
  }
});

Deno.test("checkId() refuses whatever could leave the folder or break a file system", () => {
  const odd = [
    "",
    "../../x",
    "..",
    "a/..",
    "C:\\x",
    "%2e%2e",
    "a\0b",
    "CON",
    "con.md",
    "LPT1",
    "com¹",
    "x.",
    ".x",
    "a b",
    "a\nb",
    "x".repeat(81),
    "x".repeat(300),
    "🚀",
    "re\u0301sume\u0301",
    "a*",
    "a:b",
  ];
  for (const id of odd) assert(checkId(id), id);
});

Deno.test("checkId() shows an id without its control characters", () => {
  assertEquals(checkId("a\u001b[31m")?.message.includes("\u001b"), false);
});

Deno.test("foldId() makes ids equal that a file system may not tell apart", () => {
  assertEquals(foldId("Foo"), foldId("foo"));
  assertEquals(foldId("résumé"), foldId("re\u0301sume\u0301"));
});

Deno.test("idFor() gives titles without an ASCII letter different, stable ids", () => {
  const ids = ["배포 규칙", "Привет", "🚀"].map((title) => idFor(title, []));
  assertEquals(ids, ["배포-규칙", "привет", idFor("🚀", [])]);
  assertEquals(new Set(ids).size, 3);
  assertNotEquals(idFor("🚀", []), idFor("🎉", []));
});

Deno.test("idFor() puts a number behind an id that is taken, whatever its case", () => {
  assertEquals(idFor("Foo", ["FOO", "foo-2"]), "foo-3");
  assertEquals(idFor("CON", []), "con-card");
});

Deno.test("idFor() always makes an id that checkId() takes", () => {
  const title = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme", maxLength: 200 }));
  fc.assert(fc.property(title, (text) => {
    const first = idFor(text, []);
    assertEquals(checkId(first), undefined, first);
    const second = idFor(text, [first]);
    assertEquals(checkId(second), undefined, second);
    assertNotEquals(foldId(first), foldId(second));
    assertEquals(idFor(text, []), first);
  }));
});
