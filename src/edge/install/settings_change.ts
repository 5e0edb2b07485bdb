/**
 * What installing or removing a hook changes in an agent's settings.
 *
 * @module
 */

import type { Agent, HookCommand, SharedSettings } from "../../core/agent/agent.ts";
import { findOwnEntries } from "../../core/agent/own_entries.ts";
import type { Place } from "../../core/agent/place.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../host.ts";
import { besideFolderNote } from "../files/made_folders.ts";
import type { TextChange } from "../files/text_change.ts";
import { readWholeText } from "../files/whole_text.ts";
import { installEntries, type SettingsEdit, uninstallEntries } from "./entry_edit.ts";
import { readJsonc } from "./jsonc_text.ts";
import { findOwnFolders } from "./own_folders.ts";
import { valueAtPath } from "./own_items.ts";

/** The agent, and where it keeps its things. */
export interface Target {
  readonly agent: Agent;
  readonly place: Place;
}

/** A change of one settings file, before anything is written. */
export interface SettingsChange extends Target, TextChange {
  /** Why the file is left alone, with path, line and column. */
  readonly findings: readonly Finding[];
}

/**
 * Plans the installation of a hook.
 *
 * @param target The agent.
 * @param command What its hook shall run.
 * @param host The outside world; only read.
 * @returns The change.
 */
export function planInstall({ agent, place }: Target, command: HookCommand, host: Pick<Host, "files">): SettingsChange {
  const { settings } = agent;
  const silenced = settings.kind === "entries" ? silencedBy(settings, place, host) : undefined;
  return plan({ agent, place }, host, (before) => {
    if (silenced !== undefined) return { text: before, changed: false, finding: silenced };
    if (settings.kind === "file") return ownFile(before, settings.content(command));
    return installEntries(before, { entries: settings.entries(command), frame: settings.frame });
  });
}

/**
 * Plans the removal of a hook.
 *
 * @param target The agent.
 * @param command What its hook would run: it shows where entries stand, not which are removed.
 * @param host The outside world; only read.
 * @returns The change.
 */
export function planUninstall(
  { agent, place }: Target,
  command: HookCommand,
  host: Pick<Host, "files">,
): SettingsChange {
  const { settings } = agent;
  return plan({ agent, place }, host, (before) => {
    if (before === undefined) return { text: before, changed: false };
    if (settings.kind === "file") return isOurs(before) ? { text: undefined, changed: true } : unchanged(before);
    return uninstallEntries(before, { entries: settings.entries(command), frame: settings.frame });
  });
}

function plan(
  { agent, place }: Target,
  host: Pick<Host, "files">,
  edit: (before: string | undefined) => SettingsEdit,
): SettingsChange {
  const path = agent.settings.path(place);
  const leave = (finding: Finding): SettingsChange => (
    { agent, place, path, before: undefined, after: undefined, findings: [{ path, ...finding }] }
  );
  const found = host.files.stat(path);
  if (found === undefined && host.files.lstat(path) !== undefined) return leave(danglingLink(path));
  const { text: before, finding } = found === undefined ? {} : readWholeText(path, host);
  if (finding !== undefined) return leave(finding);
  const findings: Finding[] = [];
  const own = before === undefined ? findOwnFolders(place, host) : new Set<string>();
  const after = besideFolderNote({ path, before, own }, (bare) => {
    const result = edit(bare);
    if (result.finding !== undefined) findings.push({ path, ...result.finding });
    return result.text;
  }, host);
  return { agent, place, path, before, after, findings };
}

function unchanged(text: string): SettingsEdit {
  return { text, changed: false };
}

function ownFile(before: string | undefined, content: string): SettingsEdit {
  if (before === undefined || isOurs(before)) return { text: content, changed: before !== content };
  return {
    ...unchanged(before),
    finding: {
      code: "settings.foreign-file",
      level: "error",
      message: "A file of another origin stands where ours would be",
      mend: "Look at it, and move it away or remove it",
    },
  };
}

function isOurs(text: string): boolean {
  return findOwnEntries(text).length > 0;
}

/** Some agents read two files and take an event from one of them alone. */
function silencedBy({ overrides }: SharedSettings, place: Place, host: Pick<Host, "files">): Finding | undefined {
  const path = overrides?.path(place);
  if (overrides === undefined || path === undefined || host.files.stat(path)?.kind !== "file") return undefined;
  const doc = readJsonc((readWholeText(path, host).text ?? "").replace(/^\uFEFF/, ""));
  const list = "problem" in doc ? undefined : valueAtPath(doc.root, overrides.keys);
  if (list?.type !== "array" || list.children?.length === 0) return undefined;
  return {
    code: "settings.would-silence",
    level: "error",
    message: `Installing would silence the hooks below "${overrides.keys.join(".")}" in "${path}"`,
    mend: "Move them into this file first: the agent then reads both",
  };
}

function danglingLink(path: string): Finding {
  return {
    code: "settings.dangling-link",
    level: "error",
    message: "The settings are a link that leads nowhere",
    mend: "Make the file that it points to, or remove the link",
    path,
  };
}
