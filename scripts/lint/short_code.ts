/**
 * The rules that keep files and functions short.
 *
 * @module
 */

import { placeOf } from "./place.ts";

/** Most lines of a file, its tables not counted. */
const MOST_FILE_LINES = 250;

/** Most lines of a function, the tables that it returns or names not counted. */
const MOST_FUNCTION_LINES = 40;

type FunctionNode = Deno.lint.FunctionDeclaration | Deno.lint.FunctionExpression | Deno.lint.ArrowFunctionExpression;

/** Refuses source files that are long even without their tables. */
export const shortFiles: Deno.lint.Rule = {
  create(context) {
    if (isTest(context)) return {};
    return {
      Program(node) {
        const lines = countLines(context, node) - countAll(context, node.body.flatMap(tablesOf));
        if (lines <= MOST_FILE_LINES) return;
        context.report({
          node,
          message: `${lines} lines without tables, ${MOST_FILE_LINES} at most`,
          hint: "Split it by idea",
        });
      },
    };
  },
};

/** Refuses long functions. */
export const shortFunctions: Deno.lint.Rule = {
  create(context) {
    if (isTest(context)) return {};
    const check = (node: FunctionNode) => {
      const lines = countLines(context, node) - countAll(context, tablesIn(node));
      if (lines <= MOST_FUNCTION_LINES) return;
      context.report({
        node,
        message: `A function of ${lines} lines, ${MOST_FUNCTION_LINES} at most`,
        hint: "Let it read like a table of contents",
      });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

function isTest(context: Deno.lint.RuleContext): boolean {
  return placeOf(context.filename).startsWith("test/");
}

function countLines({ sourceCode }: Deno.lint.RuleContext, { range }: Deno.lint.Node): number {
  return sourceCode.text.slice(...range).split("\n").length;
}

function countAll(context: Deno.lint.RuleContext, nodes: readonly Deno.lint.Node[]): number {
  return nodes.reduce((sum, node) => sum + countLines(context, node), 0);
}

/** The lists, objects and texts that a statement names, or returns. */
function tablesOf(statement: Deno.lint.Node): Deno.lint.Node[] {
  if (statement.type === "ReturnStatement") return asTable(statement.argument);
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declared?.type !== "VariableDeclaration") return [];
  return declared.declarations.flatMap(({ init }) =>
    init?.type === "ArrowFunctionExpression" ? tablesIn(init) : asTable(init)
  );
}

function tablesIn({ body }: FunctionNode): Deno.lint.Node[] {
  if (body?.type === "BlockStatement") return body.body.flatMap(tablesOf);
  return asTable(body);
}

function asTable(node: Deno.lint.Node | null | undefined): Deno.lint.Node[] {
  const value = unwrap(node);
  return value && /^(?:ArrayExpression|ObjectExpression|TemplateLiteral)$/.test(value.type) ? [value] : [];
}

/** What stands inside `as const`, `satisfies`, `new Map(…)` and the like. */
function unwrap(node: Deno.lint.Node | null | undefined): Deno.lint.Node | undefined {
  if (node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression") return unwrap(node.expression);
  if (node?.type === "NewExpression") return unwrap(node.arguments[0]);
  return node ?? undefined;
}
