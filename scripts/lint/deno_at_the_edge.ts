/**
 * The rule that one file speaks to Deno.
 *
 * @module
 */

import { placeOf } from "./place.ts";

/** Where the name may stand: the one implementation of `Host`, the entry, examples, scripts and tests. */
const ALLOWED = /^(?:src\/edge\/deno_host\.ts|cli\.ts|examples\/.*|scripts\/.*|test\/.*)$/;

/** Refuses the name `Deno` everywhere else. */
export const denoAtTheEdge: Deno.lint.Rule = {
  create(context) {
    if (ALLOWED.test(placeOf(context.filename))) return {};
    return {
      Identifier(node) {
        if (node.name !== "Deno") return;
        context.report({ node, message: "Only src/edge/deno_host.ts speaks to Deno", hint: "Ask the Host" });
      },
    };
  },
};
