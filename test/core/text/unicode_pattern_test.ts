import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { UnicodePattern } from "../../../src/core/text/unicode_pattern.ts";

const CLASSES = ["L", "N", "M", "C", "Cc", "Cf", "Cs", "Zl", "Zp", "Default_Ignorable_Code_Point", "Emoji"];

for (const name of CLASSES) {
  Deno.test(`UnicodePattern knows every ASCII character of \\p{${name}}`, () => {
    for (const source of [`[\\p{${name}}]`, `[^\\p{${name}}]`]) {
      const pattern = new UnicodePattern(source, "u");
      for (let code = 0; code < 0x80; code++) {
        const character = String.fromCharCode(code);
        assertEquals(pattern.test(character), new RegExp(source, "u").test(character), `${source} on ${code}`);
      }
    }
  });
}

Deno.test("UnicodePattern finds what the plain expression finds, in any text", () => {
  const source = "^[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_.-]{0,8}$";
  const pattern = new UnicodePattern(source, "u");
  const text = fc.oneof(fc.string({ maxLength: 12 }), fc.string({ unit: "grapheme", maxLength: 12 }));
  fc.assert(fc.property(text, (text) => assertEquals(pattern.test(text), new RegExp(source, "u").test(text))));
});

Deno.test("UnicodePattern keeps its other flags", () => {
  const pattern = new UnicodePattern("(reminders)", "giu");
  for (const text of ["Reminders reminders", "Reminderſ é"]) {
    assertEquals(text.replace(pattern.for(text), "x"), text.replace(/(reminders)/giu, "x"));
  }
});

Deno.test("UnicodePattern refuses a class that it does not know", () => {
  assertThrows(() => new UnicodePattern("[\\p{Script=Han}]", "u").test("a"), SyntaxError);
});
