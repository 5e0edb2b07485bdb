import { assertEquals } from "@std/assert";
import { resolveImport } from "../../scripts/lint/place.ts";

const ROOT = new URL("../../", import.meta.url);

/** Circles that still wait for their mending: take a line out when its circle is gone, add none. */
const KNOWN_CIRCLES: readonly (readonly string[])[] = [
  ["src/core/recall/card_profile.ts", "src/core/recall/profile_terms.ts"],
  ["src/edge/hook/answer.ts", "src/edge/hook/show_fresh.ts"],
];

/** What a file imports: values and types, at its head or when it is asked for. */
const IMPORTS = /^(?:import|export|\}) [^"\n]*?from "(\.[^"]+)"|^import "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm;

function sourceFiles(folder: string): string[] {
  return [...Deno.readDirSync(new URL(folder, ROOT))].flatMap(({ name, isDirectory }) =>
    isDirectory ? sourceFiles(`${folder}${name}/`) : name.endsWith(".ts") ? [folder + name] : []
  );
}

function readImports(path: string): string[] {
  const text = Deno.readTextFileSync(new URL(path, ROOT));
  return [...text.matchAll(IMPORTS)].map(([, from, bare, lazy]) => resolveImport(path, (from ?? bare ?? lazy)!));
}

/** Everything that some files lead to, by however many steps. */
function reachableFrom(start: string, graph: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(graph.get(start));
  for (const path of reached) graph.get(path)?.forEach((next) => reached.add(next));
  return reached;
}

/** The groups of files that lead to each other, each sorted. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = new Map([...graph.keys()].map((path) => [path, reachableFrom(path, graph)]));
  const inCircle = [...graph.keys()].filter((path) => reach.get(path)!.has(path)).sort();
  const groups = inCircle.map((path) =>
    inCircle.filter((other) => reach.get(path)!.has(other) && reach.get(other)!.has(path))
  );
  return groups.filter(([first], at) => first === inCircle[at]);
}

Deno.test("circlesOf() finds files that import each other, however far round", () => {
  const graph = new Map([["a", ["b"]], ["b", ["c"]], ["c", ["a", "d"]], ["d", ["e"]], ["e", ["e"]]]);
  assertEquals(circlesOf(graph), [["a", "b", "c"], ["e"]]);
});

Deno.test("the sources import in no circle", () => {
  const graph = new Map(sourceFiles("src/").map((path) => [path, readImports(path)]));
  assertEquals(graph.get("src/core/finding.ts"), []);
  assertEquals(graph.get("src/cli/commands.ts")!.includes("src/cli/commands/help.ts"), true);
  const known = new Set(KNOWN_CIRCLES.map(String));
  assertEquals(circlesOf(graph).filter((circle) => !known.has(String(circle))), []);
});
