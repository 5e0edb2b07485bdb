/**
 * The rule that the core takes the world as an argument: what a type check without `Deno` and DOM lets through.
 *
 * @module
 */

import { placeOf } from "./place.ts";

/** Members that make a result depend on the moment, on chance or on the machine's language. */
const IMPURE_MEMBERS: ReadonlySet<string> = new Set([
  "Date.now",
  "Math.random",
  "performance.now",
]);

/** Methods whose result depends on the machine's language. */
const LOCALE_METHODS = /^(?:localeCompare|toLocale\w*)$/;

/** Refuses the clock, chance and the machine's language in the core. */
export const pureCore: Deno.lint.Rule = {
  create(context) {
    if (!placeOf(context.filename).startsWith("src/core/")) return {};
    const report = (node: Deno.lint.Node, what: string) =>
      context.report({ node, message: `Core is pure: ${what}`, hint: "Take the value as an argument" });
    return {
      NewExpression(node) {
        if (isNamed(node.callee, "Date") && node.arguments.length === 0) report(node, "new Date() reads the clock");
      },
      CallExpression(node) {
        if (isNamed(node.callee, "Date")) report(node, "Date() reads the clock");
      },
      MemberExpression(node) {
        const member = context.sourceCode.getText(node.property);
        const path = `${context.sourceCode.getText(node.object)}.${member}`;
        if (IMPURE_MEMBERS.has(path)) report(node, `${path} differs from run to run`);
        if (LOCALE_METHODS.test(member)) report(node, `${member} depends on the machine's language`);
      },
      Identifier(node) {
        if (node.name === "Intl") report(node, "Intl depends on the machine's language");
      },
    };
  },
};

function isNamed(node: Deno.lint.Node, name: string): boolean {
  return node.type === "Identifier" && node.name === name;
}
