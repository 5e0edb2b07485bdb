/**
 * HTML as a value: the one place where text becomes markup, and where everything is escaped.
 *
 * @module
 */

/** A piece of markup that is known to be safe. */
export class Html {
  /** @param markup The markup, escaped. */
  constructor(readonly markup: string) {}
}

/** What may stand in a template: text is escaped, markup is kept, `undefined` and `false` leave nothing. */
export type HtmlValue = string | number | Html | undefined | false | readonly HtmlValue[];

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// Control characters (line end and tab aside) are not allowed in HTML; the bidirectional ones could turn a line around.
// deno-lint-ignore no-control-regex -- control characters are what it is about
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes markup from a template; every value in it is escaped, in text and in quoted attributes alike.
 *
 * @param parts The markup around the values.
 * @param values Text, numbers, markup, or lists of them.
 * @returns The markup.
 *
 * @example
 * ```ts
 * import { html } from "./html.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(html`<b title="${'"'}">${"<script>"}</b>`.markup, '<b title="&quot;">&lt;script&gt;</b>');
 * ```
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const markup = parts.reduce((text, part, place) => text + markupOf(values[place - 1]) + part);
  return new Html(markup);
}

function markupOf(value: HtmlValue): string {
  if (value instanceof Html) return value.markup;
  if (value === undefined || value === false) return "";
  if (typeof value === "object") return value.map(markupOf).join("");
  return String(value).toWellFormed().replace(UNSAFE, "\u{FFFD}").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
