import { assertEquals } from "@std/assert";
import plugin from "../../../scripts/lint/plugin.ts";

/** The rules that a source breaks, were it to stand at a path. */
function broken(path: string, source: string): string[] {
  return Deno.lint.runPlugin(plugin, path, source).map(({ id }) => id.replace("ome/", ""));
}

const longFunction = `export function long() {\n${"  step();\n".repeat(40)}}\n`;

const CASES: readonly (readonly [name: string, path: string, source: string, expected: readonly string[]])[] = [
  ["inward-imports refuses the edge in the core", "src/core/card/a.ts", `import { x } from "../../edge/host.ts";`, [
    "inward-imports",
  ]],
  ["inward-imports refuses the cli in the edge", "src/edge/a.ts", `import { x } from "../cli/main.ts";`, [
    "inward-imports",
  ]],
  ["inward-imports refuses a later room of the core", "src/core/text/a.ts", `import { x } from "../recall/b.ts";`, [
    "inward-imports",
  ]],
  ["inward-imports refuses a room that is not listed", "src/core/attic/a.ts", `import { x } from "../text/b.ts";`, [
    "inward-imports",
  ]],
  ["inward-imports refuses a package that a ring may not use", "src/core/a/a.ts", `import { x } from "jsonc-parser";`, [
    "inward-imports",
  ]],
  ["inward-imports refuses node: in the edge", "src/edge/a.ts", `import { x } from "node:fs";`, ["inward-imports"]],
  ["inward-imports sees a lazy import", "src/edge/a.ts", `await import("../cli/main.ts");`, ["inward-imports"]],
  ["inward-imports sees a re-export", "src/edge/a.ts", `export { x } from "../cli/main.ts";`, ["inward-imports"]],
  ["inward-imports allows an earlier room", "src/core/recall/a.ts", `import { x } from "../text/b.ts";`, []],
  ["inward-imports allows the core in the cli", "src/cli/commands/a.ts", `import { x } from "../../core/a.ts";`, []],
  ["pure-core refuses the clock", "src/core/card/a.ts", `export const at = new Date();`, ["pure-core"]],
  ["pure-core refuses Date.now", "src/core/card/a.ts", `export const at = Date.now();`, ["pure-core"]],
  ["pure-core refuses chance", "src/core/card/a.ts", `export const dice = Math.random();`, ["pure-core"]],
  ["pure-core refuses localeCompare", "src/core/card/a.ts", `export const o = "a".localeCompare("b");`, ["pure-core"]],
  ["pure-core refuses Intl", "src/core/card/a.ts", `export const s = new Intl.Segmenter("zh");`, ["pure-core"]],
  ["pure-core allows a given moment", "src/core/card/a.ts", `export const at = new Date("2026-01-01");`, []],
  ["pure-core leaves the edge alone", "src/edge/a.ts", `export const at = new Date();`, []],
  ["deno-at-the-edge refuses Deno in the cli", "src/cli/a.ts", `Deno.exit(0);`, ["deno-at-the-edge"]],
  ["deno-at-the-edge allows it in its one file", "src/edge/deno_host.ts", `Deno.exit(0);`, []],
  ["short-functions refuses 42 lines", "src/cli/a.ts", longFunction, ["short-functions"]],
  ["short-functions leaves tests alone", "test/cli/a_test.ts", longFunction, []],
  ["short-files refuses 300 lines", "src/cli/a.ts", "step();\n".repeat(300), ["short-files"]],
  ["short-files allows a long table", "src/cli/a.ts", `export const T = [\n${"1,\n".repeat(300)}] as const;`, []],
  ["file-names refuses a name that says nothing", "src/cli/utils.ts", "", ["file-names"]],
  ["file-names refuses another case", "src/cli/helpText.ts", "", ["file-names"]],
  ["file-names allows a test", "test/cli/help_text_test.ts", "", []],
  ["named-exports refuses a default export", "src/cli/a.ts", "export default 1;", ["named-exports"]],
  ["named-exports refuses export *", "src/cli/a.ts", `export * from "./b.ts";`, ["named-exports"]],
];

for (const [name, path, source, expected] of CASES) {
  Deno.test(`lint rule ${name}`, () => assertEquals(broken(`/home/dev/ome/${path}`, source), expected));
}
