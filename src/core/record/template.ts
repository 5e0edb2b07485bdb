/**
 * The file that a new record starts as.
 *
 * @module
 */

import { idFor } from "../card/id.ts";
import { formatRecord } from "./markdown.ts";
import type { RecordType } from "./record.ts";
import { SECTIONS } from "./sections.ts";

/** What is known of a new record. */
export interface TemplateOptions {
  /** Its title; empty, to be filled in, unless given. */
  readonly title?: string;
  /** The calendar day where the person is. */
  readonly today: string;
}

/**
 * Writes the file that a record of a type starts as: front matter, and a heading with a question for each section.
 *
 * Until it is filled in, `check` refuses it: the questions are comments, and a section of comments is empty.
 *
 * @param type The type.
 * @param options Title and day.
 * @returns The text of the file, with LF.
 */
export function recordTemplate(type: RecordType, { title = "", today }: TemplateOptions): string {
  const sections = SECTIONS[type].map(({ names: [name], asks }) => `\n## ${name}\n\n<!-- ${asks} -->\n`);
  return formatRecord({
    id: title === "" ? "" : idFor(title, []),
    type,
    title,
    status: "draft",
    confidence: "medium",
    applicability: "",
    tags: [],
    createdAt: today,
    updatedAt: today,
    source: "",
    related: [],
    sensitivity: "public",
    body: sections.join(""),
  });
}
