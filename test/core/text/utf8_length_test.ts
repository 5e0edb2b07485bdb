import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { utf8Length } from "../../../src/core/text/utf8_length.ts";

Deno.test("utf8Length() counts what an encoder would write", () => {
  const encoder = new TextEncoder();
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    assertEquals(utf8Length(text), encoder.encode(text).length);
  }));
});
