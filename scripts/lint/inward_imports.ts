/**
 * The rule that imports point inwards: from ring to ring, and from room to room of the core.
 *
 * @module
 */

import { placeOf, resolveImport } from "./place.ts";
import { CORE_ROOMS, RINGS } from "./rings.ts";

/** Refuses imports from an outer ring, from an unlisted package, and from a later room of the core. */
export const inwardImports: Deno.lint.Rule = {
  create(context) {
    const from = placeOf(context.filename);
    const check = (node: Deno.lint.Node, specifier: string) => {
      const problem = problemOf(from, specifier);
      if (problem) {
        context.report({ node, message: problem, hint: "docs/design.md says which ring and room may import" });
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => node.source.type === "Literal" && check(node, String(node.source.value)),
    };
  },
};

function problemOf(from: string, specifier: string): string | undefined {
  const ring = RINGS.find(({ folder }) => from.startsWith(folder));
  if (!ring) return undefined;
  const to = resolveImport(from, specifier);
  if (!ring.imports.some((allowed) => to === allowed || (allowed.endsWith("/") && to.startsWith(allowed)))) {
    return `${ring.folder} may not import "${to}"`;
  }
  const [own, other] = [roomOf(from), roomOf(to)];
  if (own === undefined || other === undefined) return undefined;
  if (!CORE_ROOMS.includes(own)) return `The room "${own}" is missing in scripts/lint/rings.ts`;
  return CORE_ROOMS.indexOf(other) > CORE_ROOMS.indexOf(own) ? `The room "${own}" stands before "${other}"` : undefined;
}

function roomOf(place: string): string | undefined {
  return place.startsWith("src/core/") ? place.split("/")[2] : undefined;
}
