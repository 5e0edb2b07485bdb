/**
 * A card as a Markdown file: reading one, and writing a new one.
 *
 * @module
 */

import { stringify } from "@std/yaml";
import { readFields } from "../fields/read.ts";
import { writeFields } from "../fields/write.ts";
import { type Finding, hasErrors } from "../finding.ts";
import { splitFrontMatter } from "../markdown/front_matter.ts";
import type { Locate } from "../markdown/locate.ts";
import { replaceValue } from "../markdown/replace_value.ts";
import { readYaml } from "../markdown/yaml.ts";
import { redactFindings } from "../privacy/redact_findings.ts";
import { formatCardBody, readCardBody } from "./body.ts";
import { boundFindings } from "./bound_findings.ts";
import type { Card } from "./card.ts";
import { inferCategory } from "./category.ts";
import { CARD_FIELDS } from "./fields.ts";
import { checkFile } from "./file.ts";
import { checkId } from "./id.ts";

/** A card's file that was read. */
export interface CardReading {
  /** The card; absent where anything is wrong at error level. */
  readonly card?: Card;
  /** Everything that was found, in the order of the file. */
  readonly findings: readonly Finding[];
}

/**
 * Reads a card's file, naming every problem with its line and how to mend it.
 *
 * @param file The text of the file; a byte-order mark and CRLF are fine.
 * @param path The file's path, to name it in the findings.
 * @returns The card, unless something is wrong at error level, and the findings.
 *
 * @example
 * ```ts
 * import { parseCard } from "./markdown.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const { card, findings } = parseCard("---\nschema: ome-card\nid: a/b\n---\n", "a.md");
 * assertEquals(card, undefined);
 * assertEquals(findings[0]?.code, "card.missing");
 * ```
 */
export function parseCard(file: string, path?: string): CardReading {
  const { findings, ...card } = readCardUnbounded(file);
  const bounded = redactFindings(boundFindings(findings), file);
  return { ...card, findings: path === undefined ? bounded : bounded.map((finding) => ({ ...finding, path })) };
}

/**
 * Reads a card's file for a check that adds findings of its own, before any is left out.
 *
 * @param file The text of the file.
 * @returns The card, unless something is wrong at error level, and the findings, which may repeat a credential.
 */
export function readCardUnbounded(file: string): CardReading {
  const { card, findings } = readCard(file);
  return card && !hasErrors(findings) ? { card, findings } : { findings };
}

/**
 * Writes a new card's file. Never for a file that stands: its comments, order and unknown keys would be lost.
 *
 * @param card The card.
 * @returns Front matter in the order of the field table, then the body; LF.
 *
 * @example
 * ```ts
 * import { formatCard, parseCard } from "./markdown.ts";
 * import { STARTER_CARDS } from "./starter/starter_cards.ts";
 * import { assertEquals } from "@std/assert";
 *
 * for (const { en } of STARTER_CARDS) assertEquals(parseCard(formatCard(en)).card, en);
 * ```
 */
export function formatCard(card: Card): string {
  const language = writtenLanguage(card);
  const data = { schema: "ome-card", ...card, language };
  const yaml = stringify(writeFields(CARD_FIELDS, data), { lineWidth: -1, useAnchors: false });
  return `---\n${yaml}---\n\n${formatCardBody(card, language)}`;
}

function readCard(file: string): CardReading {
  const { parts, problem } = splitFrontMatter(file);
  const findings = checkFile(file, problem);
  if (!parts || hasErrors(findings)) return { findings };
  const yaml = readYaml(parts.yaml, { prefix: "card", firstLine: 2 });
  const body = readCardBody(parts.body, parts.bodyLine);
  if (yaml.value === undefined) return { findings: [...yaml.findings, ...body.findings] };
  const { locate } = yaml;
  const header = readFields(CARD_FIELDS, yaml.value, { prefix: "card", locate });
  const { schema: _schema, ...fields } = header.value;
  const category = fields.category || inferCategory(fields.title, { ...fields.recall, rule: body.rule });
  const card = { ...fields, category, intro: body.intro, rule: body.rule };
  const own = [...checkHeader(card, file, locate)];
  return { card, findings: [...yaml.findings, ...header.findings, ...own, ...body.findings] };
}

/** What the field table cannot say: the inner form of a value, and rules between two fields. */
function* checkHeader(card: Card, file: string, locate: Locate): Generator<Finding> {
  const level = "error";
  const id = card.id === "" ? undefined : checkId(card.id);
  if (id) yield { code: "card.id", level, ...id, ...locate(["id"]) };
  if (card.scope.level !== "global" && !card.scope.projectKey) {
    const message = `A card of level "${card.scope.level}" names no project`;
    const mend = "Add `project_key`, such as github.com/owner/name, or make the level global";
    yield { code: "card.project-key", level, message, mend, ...locate(["scope"]) };
  }
  const isThere = locate(["status"]).line !== locate([]).line;
  if (isThere && replaceValue(file, "status", card.status) === undefined) {
    const message = "The status does not stand on a line of its own";
    const mend = `Write it as a line "status: ${card.status}"`;
    yield { code: "card.status-line", level, message, mend, ...locate(["status"]) };
  }
}

/** New cards are in one of the two languages; for the two others the text tells. */
function writtenLanguage({ language, title, summary, rule }: Card): "en" | "zh" {
  if (language === "en" || language === "zh") return language;
  return /\p{Script=Han}/u.test(title + summary + rule) ? "zh" : "en";
}
