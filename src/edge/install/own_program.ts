/**
 * The command that starts this very program as a hook.
 *
 * @module
 */

import type { HookCommand } from "../../core/agent/hook_command.ts";
import type { Host } from "../host.ts";
import { parentFolder } from "../files/path.ts";
import { realFileOf } from "../files/look.ts";
import { placesOnPath } from "../files/on_path.ts";
import { type DataFolderFlags, flaggedDataFolder } from "../settings/data_folder.ts";

/** What finding the program needs of the outside world. */
export type ProgramHost = Pick<Host, "files" | "os" | "env" | "home" | "execPath" | "program">;

/**
 * The command for an agent's hook.
 *
 * A compiled program is named by a path that outlives an upgrade: some agents trust an entry by its very text. From
 * source or a bundle it is Deno, with what the hook needs and no more: reading, writing and the environment, and no
 * settings of Deno but those of the source: others around it may be broken.
 *
 * @param provider The agent's name.
 * @param flags Where the person named a data folder: the hook must use the same, wherever it starts.
 * @param host The outside world.
 * @returns Program and arguments.
 */
export function hookCommandFor(
  provider: string,
  flags: DataFolderFlags,
  host: ProgramHost,
): HookCommand {
  const folder = flaggedDataFolder(flags, host);
  const named = folder === undefined ? [] : ["--data-dir", folder];
  const call = ["hook", "run", ...named, "--provider", provider];
  if (host.program.compiled) return { executable: stablePath(host), args: call, os: host.os };
  const main = asPath(host.program.main, host);
  const config = `${parentFolder(main)}/deno.json`;
  const configured = host.files.stat(config)?.kind === "file" ? ["--config", config] : ["--no-config"];
  const rights = ["--allow-read", "--allow-write", "--allow-env"];
  const args = ["run", "--quiet", "--no-prompt", ...configured, ...rights, main, ...call];
  return { executable: host.execPath, args, os: host.os };
}

/** A package manager keeps each version in a folder of its own, and one link on the `PATH` that stays. */
function stablePath(host: ProgramHost): string {
  const real = realFileOf(host.execPath, host);
  return placesOnPath(["ome"], host).find((path) => realFileOf(path, host) === real) ?? host.execPath;
}

function asPath(main: string, { os }: Pick<Host, "os">): string {
  if (!main.startsWith("file://")) return main;
  const path = decodeURIComponent(main.slice("file://".length));
  return os === "windows" ? path.slice(1) : path;
}
