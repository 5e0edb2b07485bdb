/**
 * OME, experience for coding agents: the pure core as a library.
 *
 * @module
 */

export { type Finding, type FindingLevel, hasErrors } from "./src/core/finding.ts";
export { VERSION } from "./src/core/version.ts";
