import { assertEquals } from "@std/assert";
import { contentText, saidText } from "../../../src/core/agent/said_text.ts";

Deno.test("saidText() unwraps the person's words and drops what was put around them", () => {
  assertEquals(saidText("a <hook_context>x</hook_context> b"), "a  b");
  assertEquals(saidText("a <hook_context>never closed"), "a");
  assertEquals(saidText("<user_query>one</user_query> <user_query>two</user_query>"), "two");
  assertEquals(saidText("<user_query>never closed"), "never closed");
});

Deno.test("saidText() is undefined where nobody spoke", () => {
  for (const text of ["", "  \n", "<command-name>/x</command-name>", "<system-reminder>x</system-reminder>"]) {
    assertEquals(saidText(text), undefined);
  }
});

Deno.test("saidText() takes time in proportion to the text", () => {
  for (const piece of ["<hook_context>", "<user_query>", "</hook_context>"]) saidText(piece.repeat(50_000));
});

Deno.test("contentText() joins the parts that count", () => {
  assertEquals(contentText("a"), "a");
  assertEquals(
    contentText([{ text: "a" }, "b", { type: "image", text: "x" }, { type: "text", text: "c" }]),
    "a\n\nb\n\nc",
  );
  for (const content of [undefined, null, 7, [], [7], {}, [{ type: "text" }]]) {
    assertEquals(contentText(content), undefined);
  }
});
