import { assertEquals } from "@std/assert";
import { html } from "../../../src/core/report/html.ts";

Deno.test("html() escapes text in elements and in attributes", () => {
  const evil = `"><script>alert('x')</script>&`;
  const escaped = "&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;";
  assertEquals(html`<b title="${evil}">${evil}</b>`.markup, `<b title="${escaped}">${escaped}</b>`);
});

Deno.test("html() keeps markup, joins lists and leaves out what is not there", () => {
  const items = ["<", ">"].map((text) => html`<i>${text}</i>`);
  assertEquals(html`<p>${items}${undefined}${false}${0}</p>`.markup, "<p><i>&lt;</i><i>&gt;</i>0</p>");
});

Deno.test("html() lets no control, bidirectional or lone surrogate character through", () => {
  assertEquals(html`${"a\u0000b\u202ec\ud800d\te\n"}`.markup, "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\te\n");
});
