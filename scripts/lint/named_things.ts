/**
 * The rules about names: of files, and of what they export.
 *
 * @module
 */

import { placeOf } from "./place.ts";

/** Names that say nothing about what is inside. */
const EMPTY_NAMES = /^(?:index|utils?|common|helpers?|misc|shared|lib|types)$/;

const SNAKE_CASE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:\.d)?$/;

/** Refuses file and folder names that say nothing, or that are not snake_case. */
export const fileNames: Deno.lint.Rule = {
  create(context) {
    const place = placeOf(context.filename);
    if (/^scripts\/std\//.test(place)) return {};
    return {
      Program(node) {
        for (const name of place.replace(/\.(?:tsx?|mjs)$/, "").split("/")) {
          if (EMPTY_NAMES.test(name)) context.report({ node, message: `"${name}" says nothing about what is inside` });
          else if (!SNAKE_CASE.test(name)) context.report({ node, message: `"${name}" is not snake_case` });
        }
      },
    };
  },
};

/** Refuses default exports and `export *` in the sources: what is public is named. */
export const namedExports: Deno.lint.Rule = {
  create(context) {
    if (placeOf(context.filename).startsWith("scripts/")) return {};
    return {
      ExportDefaultDeclaration: (node) =>
        context.report({ node, message: "No default exports", hint: "Export it by name" }),
      ExportAllDeclaration: (node) => context.report({ node, message: "No export *", hint: "List the names" }),
    };
  },
};
