/**
 * The version of the package.
 *
 * @module
 */

/** Version of the package and of the program, as `deno.json` and `jsr.json` have it. */
export const VERSION = "1.0.0";
