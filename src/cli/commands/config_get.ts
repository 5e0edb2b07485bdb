/**
 * `ome config get`.
 *
 * @module
 */

import { DEFAULT_CONFIG } from "../../core/config/config.ts";
import { findSetting, valueOf } from "../../core/config/setting.ts";
import { type ConfigFile, readConfigFile } from "../../edge/settings/config_file.ts";
import { type DataFolder, findDataFolder } from "../../edge/settings/data_folder.ts";
import { alignCells } from "../views/columns.ts";
import type { Command, Style } from "../command.ts";
import { keysOf, settingNamed } from "../config/config_target.ts";
import { valueText } from "../views/config_change_text.ts";
import { findingsFailure } from "../failure/findings_failure.ts";
import { findingsText, type FindingTextOptions } from "../views/finding_text.ts";
import { type PathView, shortPath } from "../views/short_path.ts";

/** Shows the settings in force. */
export const configGetCommand: Command = {
  words: ["config", "get"],
  args: "[KEY]",
  arity: [0, 1],
  summary: "Show the settings in force, or one of them",
  details: "Exits 1 where the file is broken or too new; the values shown are then those that are used instead.",
  examples: ["ome config get", "ome config get retrieval.maxCards"],
  flags: {},
  run: ({ args: [key], global }, host) => {
    const found = findDataFolder(global, host);
    const file = readConfigFile(found.folder, host);
    const { findings, path } = file;
    const config = { ...file.config, dataDir: found.folder };
    const failure = findingsFailure(findings);
    if (key !== undefined) {
      const value = valueOf(config, settingNamed(key));
      return Promise.resolve({ failure, data: { key, value, path }, view: () => `${valueText(value)}\n` });
    }
    const data = { config, path, dataDirSource: found.source, findings };
    const paths = { home: host.home() };
    return Promise.resolve({ failure, data, view: (style) => settingsText({ file, found }, { style, ...paths }) });
  },
};

interface Shown {
  readonly file: ConfigFile;
  readonly found: DataFolder;
}

/** Who named the data folder, for a person. */
const SOURCES: Readonly<Record<DataFolder["source"], string>> = {
  flag: "from --data-dir",
  environment: "from OME_DATA_DIR",
  config: "by config set",
  default: "",
};

function settingsText({ file, found }: Shown, options: FindingTextOptions): string {
  const { style } = options;
  const cells = keysOf(file.config).map((key) => cellsOf(key, { file, found }, options));
  const lines = alignCells(cells, style.columns).map(([key, value, note = ""]) => lineText([key, value, note], style));
  const origin = file.text === undefined ? "not there: these are the defaults" : "";
  const place = `\n${style.dim(`${shortPath(file.path, options)}${origin ? ` is ${origin}` : ""}`)}\n`;
  const findings = file.findings.length > 0 ? `\n${findingsText(file.findings, options)}` : "";
  return lines.join("") + place + findings;
}

function lineText([key = "", value = "", note = ""]: readonly (string | undefined)[], style: Style): string {
  return `${key}${style.bold(value)}${style.dim(note)}`.trimEnd() + "\n";
}

/** Key, value, and where it differs from the default, the default. */
function cellsOf(key: string, { file, found }: Shown, paths: PathView): string[] {
  if (key === "dataDir") return [key, shortPath(found.folder, paths), SOURCES[found.source]];
  const setting = findSetting(key);
  if (!setting) return [key, "", ""];
  const [value, standard] = [file.config, DEFAULT_CONFIG].map((config) => valueText(valueOf(config, setting)));
  return [key, value ?? "", value === standard || standard === "–" ? "" : `default ${standard}`];
}
