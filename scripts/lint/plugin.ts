/**
 * The rules of the house that a linter can check. `docs/design.md` says why they are there.
 *
 * @module
 */

import { denoAtTheEdge } from "./deno_at_the_edge.ts";
import { inwardImports } from "./inward_imports.ts";
import { fileNames, namedExports } from "./named_things.ts";
import { pureCore } from "./pure_core.ts";
import { shortFiles, shortFunctions } from "./short_code.ts";

const plugin: Deno.lint.Plugin = {
  name: "ome",
  rules: {
    "inward-imports": inwardImports,
    "pure-core": pureCore,
    "deno-at-the-edge": denoAtTheEdge,
    "short-files": shortFiles,
    "short-functions": shortFunctions,
    "file-names": fileNames,
    "named-exports": namedExports,
  },
};

export default plugin;
