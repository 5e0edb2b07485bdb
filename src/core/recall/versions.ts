/**
 * The versions that travel with every result and event.
 *
 * @module
 */

/** Changes when candidates, gates, selection or what an index stores change. */
export const ENGINE_VERSION = "engine 4";

/** Changes when an evidence score can change: features, weights, tables. */
export const SCORER_VERSION = "scorer 5";
