/**
 * Codex's note of the hooks that a person reviewed: tables of its `config.toml`.
 *
 * @module
 */

import type { HookReview, ReviewedSettings } from "./hook_review.ts";
import { findOwnEntries } from "./own_entries.ts";
import { isObject } from "../text/json.ts";
import { objectAt } from "./payload.ts";

/** A header such as `[hooks.state."/home/ann/.codex/hooks.json:user_prompt_submit:0:0"]`. */
const HEADER = /^\s*\[\s*hooks\s*\.\s*state\s*\.\s*(?:"((?:[^"\\]|\\.){0,4000})"|'([^']{0,4000})')\s*\]\s*(?:#.*)?$/;

const ANY_HEADER = /^\s*\[/;
const TRUSTED = /^\s*trusted_hash\s*=\s*["']sha256:[0-9a-fA-F]+["']/;
const DISABLED = /^\s*enabled\s*=\s*false\b/;

/**
 * Reads whether our hook was reviewed. That the noted hash is the one of today cannot be told from outside: Codex makes
 * it from its own form of the entry.
 *
 * @param toml The text of `config.toml`.
 * @param settings The text and path of `hooks.json`.
 * @returns What was said; undefined where our entry cannot be found in the settings.
 */
export function readCodexReview(toml: string, settings: ReviewedSettings): HookReview | undefined {
  const place = ownPlace(settings.text);
  if (place === undefined) return undefined;
  const lines = tableOf(`${settings.path}:user_prompt_submit:${place}`, toml);
  if (lines.some((line) => DISABLED.test(line))) return "switched-off";
  return lines.some((line) => TRUSTED.test(line)) ? "reviewed" : "not-reviewed";
}

/** The lines of one table. */
function tableOf(key: string, toml: string): string[] {
  const lines = toml.split(/\r?\n/);
  const start = lines.findIndex((line) => keyOf(line) === key);
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => ANY_HEADER.test(line));
  return end === -1 ? rest : rest.slice(0, end);
}

function keyOf(line: string): string | undefined {
  const [, basic, literal] = HEADER.exec(line) ?? [];
  return literal ?? basic?.replace(/\\(["\\])/g, "$1");
}

/** Where our handler stands: the numbers of its group and of itself in that. */
function ownPlace(text: string): string | undefined {
  const groups = groupsOf(text);
  for (const [group, item] of groups.entries()) {
    const handlers = isObject(item) && Array.isArray(item.hooks) ? item.hooks : [];
    const handler = handlers.findIndex((each) => findOwnEntries(JSON.stringify(each)).length > 0);
    if (handler !== -1) return `${group}:${handler}`;
  }
  return undefined;
}

function groupsOf(text: string): readonly unknown[] {
  try {
    const groups = objectAt(JSON.parse(text.replace(/^\uFEFF/, "")), "hooks").UserPromptSubmit;
    return Array.isArray(groups) ? groups : [];
  } catch {
    return [];
  }
}
