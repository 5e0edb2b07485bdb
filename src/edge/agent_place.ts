/**
 * Where agents keep their things on this machine.
 *
 * @module
 */

import type { Place } from "../core/agent/place.ts";
import type { Host } from "./host.ts";

/** What the answer depends on. */
export type PlaceHost = Pick<Host, "os" | "home" | "env">;

/**
 * The place to look from for an agent's settings, skills and transcripts.
 *
 * @param host The outside world.
 * @returns The place; undefined where the system knows no home folder.
 */
export function placeOf(host: PlaceHost): Place | undefined {
  const home = host.home();
  return home === undefined ? undefined : { home, os: host.os, env: (name) => host.env(name) };
}
