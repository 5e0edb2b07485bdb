/**
 * The record store that a command works with, and the day on which it does.
 *
 * @module
 */

import { dayOf } from "../../core/record/day.ts";
import type { Host } from "../../edge/host.ts";
import { findRecordStore, type RecordStore, type StoreFlags } from "../../edge/record_store/find_store.ts";
import type { Flag, Invocation, Style } from "../command.ts";
import { shortPath } from "../views/short_path.ts";

/** The flag that names the store, for every command that has one. */
export const ROOT_FLAG: Readonly<Record<"root", Flag>> = {
  root: { type: "text", value: "DIR", help: "Use the record store in this folder" },
};

/**
 * The flags that decide about the store.
 *
 * @param invocation The command line.
 */
export function storeFlags({ global, text }: Invocation): StoreFlags {
  return { root: text("root"), dataDir: global.dataDir, scope: global.scope, cwd: global.cwd };
}

/**
 * Finds the store of a command.
 *
 * @param invocation The command line.
 * @param host The outside world.
 * @throws {CommandError} Where the store that was asked for is not there.
 */
export function storeOf(invocation: Invocation, host: Host): RecordStore {
  return findRecordStore(storeFlags(invocation), host);
}

/**
 * The calendar day where the person is.
 *
 * @param host The clock and its zone.
 * @returns Such as `2026-10-24`.
 */
export function todayOf(host: Pick<Host, "now" | "zoneOffset">): string {
  const now = host.now();
  return dayOf(now, host.zoneOffset(now));
}

/**
 * The line that says which store was used.
 *
 * @param store The store.
 * @param options Looks, working folder and host.
 */
export function storeLine(
  { root }: RecordStore,
  { style, cwd, host }: { readonly style: Style; readonly cwd: string; readonly host: Pick<Host, "home"> },
): string {
  return style.dim(`Store: ${shortPath(root, { cwd, home: host.home() })}`) + "\n";
}
