/**
 * A stage for the hook: a home folder of its own, a library in it, and a host that knows of nothing else.
 *
 * @module
 */

import type { LibraryCard } from "../../core/card/card.ts";
import { formatCard } from "../../core/card/markdown.ts";
import type { HookEvent } from "../../core/event/hook_event.ts";
import { toHex } from "../files/hex.ts";
import type { Host } from "../host.ts";
import { readEvents } from "../events/read_events.ts";

/** Bytes of randomness in the name of the folder. */
const NAME_BYTES = 8;

/** A home folder of its own. */
export interface HookStage {
  /** The temporary home. */
  readonly home: string;
  /** The library in it. */
  readonly dataDir: string;
  /** Every event of the hook so far. */
  events(): HookEvent[];
  /** Files below the home that hold a text, relative to it. */
  filesWith(text: string): string[];
  /** Removes the home and all that is in it. */
  strike(): void;
}

/**
 * Sets a stage in the system's temporary folder.
 *
 * @param cards The cards of its library.
 * @param host The outside world.
 * @returns The stage; whoever sets it must strike it.
 */
export function setStage(cards: readonly LibraryCard[], host: Host): HookStage {
  const home = `${host.tempFolder()}/ome-eval-${toHex(host.randomBytes(NAME_BYTES))}`;
  const dataDir = `${home}/.oh-my-experience`;
  for (const folder of [dataDir, `${home}/tmp`]) host.files.makeFolder(folder, 0o700);
  for (const { card } of cards) {
    const folder = `${dataDir}/experiences/${card.status}`;
    host.files.makeFolder(folder);
    host.files.create(`${folder}/${card.id}.md`, formatCard(card));
  }
  return {
    home,
    dataDir,
    events: () => [...readEvents(dataDir, host)].flatMap(({ event }) => event?.kind === "hook" ? [event] : []),
    filesWith: (text) =>
      filesBelow(home, host).filter((path) => host.files.readText(path).includes(text))
        .map((path) => path.slice(home.length + 1)),
    strike: () => host.files.removeTree(home),
  };
}

function filesBelow(folder: string, host: Pick<Host, "files">): string[] {
  return host.files.list(folder).flatMap(({ name, kind }) => {
    const path = `${folder}/${name}`;
    return kind === "folder" ? filesBelow(path, host) : kind === "file" ? [path] : [];
  });
}

/** What the hook said on a stage. */
export interface Said {
  printed: string;
  warned: string;
}

/**
 * The outside world as the hook on a stage sees it: its clock starts at 0, and what it prints is kept.
 *
 * @param stage The stage.
 * @param act What stands on standard input, and the environment.
 * @param host The real outside world, for files and randomness.
 * @returns The host, and what is said through it.
 */
export function hostOn(
  { home }: HookStage,
  act: { readonly stdin: string; readonly env: Readonly<Record<string, string>> },
  host: Host,
): { readonly host: Host; readonly said: Said } {
  const said: Said = { printed: "", warned: "" };
  const start = host.elapsed();
  return {
    said,
    host: {
      ...host,
      env: (name) => act.env[name] || undefined,
      home: () => home,
      cwd: () => home,
      tempFolder: () => `${home}/tmp`,
      elapsed: () => host.elapsed() - start,
      readStdin: () => Promise.resolve(new TextEncoder().encode(act.stdin)),
      print: (text) => void (said.printed += text),
      warn: (text) => void (said.warned += text),
    },
  };
}
