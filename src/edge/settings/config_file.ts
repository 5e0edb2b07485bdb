/**
 * `config.json`: where it lies, and reading it.
 *
 * @module
 */

import { type Config, DEFAULT_CONFIG, readConfig } from "../../core/config/config.ts";
import type { Finding } from "../../core/finding.ts";
import type { KeyPath, Position } from "../../core/fields/read.ts";
import { CommandError } from "../command_error.ts";
import { FileError, type Host } from "../host.ts";

/** The settings of somebody who never changed one. */
export const FRESH_CONFIG = '{\n  "version": 1\n}\n';

/** A `config.json` that was read. */
export interface ConfigFile {
  readonly path: string;
  /** The settings, total whatever the file holds. */
  readonly config: Config;
  readonly findings: readonly Finding[];
  /** The text of the file; undefined where there is none. */
  readonly text: string | undefined;
}

/**
 * Where the settings of a library lie.
 *
 * @param folder The data folder.
 */
export function configPath(folder: string): string {
  return `${folder}/config.json`;
}

/**
 * Reads the settings of a library. Nothing in the file makes it fail: what cannot be used falls back to its default.
 *
 * @param folder The data folder.
 * @param host The outside world.
 * @returns The settings and what is wrong with the file.
 */
export function readConfigFile(folder: string, host: Pick<Host, "files">): ConfigFile {
  const path = configPath(folder);
  try {
    if (!host.files.stat(path)) return { path, config: DEFAULT_CONFIG, findings: [], text: undefined };
    const text = host.files.readText(path);
    const { value, findings } = parseConfig(text);
    return { path, config: value, findings: findings.map((finding) => ({ ...finding, path })), text };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const message = `The settings cannot be read: ${error.detail}`;
    const finding: Finding = {
      code: "config.unreadable",
      level: "error",
      message,
      mend: "Check its permissions",
      path,
    };
    return { path, config: DEFAULT_CONFIG, findings: [finding], text: undefined };
  }
}

/**
 * Makes sure that a config file can be relied upon.
 *
 * @param file The file as it was read.
 * @throws {CommandError} `config.broken`, or `config.too-new`, with the first error's place and mend.
 */
export function requireConfig({ findings }: ConfigFile): void {
  const error = findings.find(({ level }) => level === "error");
  if (!error) return;
  const { code, message, mend, path = "", line } = error;
  const place = line === undefined ? path : `${path}:${line}`;
  throw new CommandError(code === "config.too-new" ? code : "config.broken", `${place}: ${message}`, mend);
}

function parseConfig(text: string): { value: Config; findings: readonly Finding[] } {
  const json = text.replace(/^\uFEFF/, "");
  if (json.trim() === "") return { value: DEFAULT_CONFIG, findings: [] };
  try {
    return readConfig(JSON.parse(json), locatorOf(json));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { value: DEFAULT_CONFIG, findings: [notJson(error)] };
  }
}

/** The parser names line and column, or else quotes what it stumbled over. */
function notJson({ message }: SyntaxError): Finding {
  const place = /\(line (\d+) column (\d+)\)/.exec(message);
  return {
    code: "config.syntax",
    level: "error",
    message: `The settings are not JSON: ${message.replace(/ in JSON at position.*| is not valid JSON$/s, "")}`,
    mend: "Mend the JSON (no comments, no trailing commas), or start over with `ome init --reset-config`",
    ...(place ? { line: Number(place[1]), column: Number(place[2]) } : {}),
  };
}

/** A key's place is where its name follows the names of the keys above it. */
function locatorOf(json: string): (path: KeyPath) => Position | undefined {
  return (path) => {
    let at = -1;
    for (const step of path) {
      const next = typeof step === "string" ? json.indexOf(`${JSON.stringify(step)}`, at + 1) : at;
      if (next !== -1) at = next;
    }
    if (at === -1) return undefined;
    const before = json.slice(0, at).split("\n");
    return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
  };
}
