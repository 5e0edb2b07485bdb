/**
 * The frame of a report page: one file that needs nothing else and reaches for nothing.
 *
 * @module
 */

import { type Html, html } from "./html.ts";
import { STYLE } from "./style.ts";

/** The parts of a page. */
export interface PageParts {
  /** Title of the window, as text. */
  readonly title: string;
  /** What stands above everything else. */
  readonly header: Html;
  /** The page itself. */
  readonly main: Html;
  /** One line at the end. */
  readonly footer: Html;
  /** Rules for this page alone. */
  readonly rules?: Html;
}

/**
 * Frames a page. A content policy in it forbids scripts and every connection.
 *
 * @param parts The parts.
 * @returns The whole document.
 */
export function framePage({ title, header, main, footer, rules }: PageParts): string {
  return html`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
        <title>${title}</title>
        <style>${STYLE}${rules}</style>
      </head>
      <body>
        <header>${header}</header>
        <main>${main}</main>
        <footer>${footer}</footer>
      </body>
    </html>
  `.markup;
}
