import { assert, assertEquals } from "@std/assert";
import { parse, stringify } from "@std/yaml";
import fc from "fast-check";
import { outlineYaml } from "../../../src/core/markdown/yaml_outline.ts";

function places(yaml: string): string[] {
  return outlineYaml(yaml).entries.map(({ path, offset }) => `${path.join(".")}@${offset}`);
}

Deno.test("outlineYaml() finds keys and items in block style", () => {
  assertEquals(places("a:\n  b:\n  - x\n  - y: 1\n    z: 2\nc: |\n  d: e\n\n  f\ng: h\n"), [
    "a@0",
    "a.b@5",
    "a.b.0@10",
    "a.b.1@16",
    "a.b.1.y@18",
    "a.b.1.z@27",
    "c@32",
    "g@49",
  ]);
});

Deno.test("outlineYaml() finds keys and items in flow style", () => {
  assertEquals(places('a: [x, {b: "c, d", "e":f}, [g]]\nh: i'), [
    "a@0",
    "a.0@4",
    "a.1@7",
    "a.1.b@8",
    "a.1.e@19",
    "a.2@27",
    "a.2.0@28",
    "h@32",
  ]);
});

Deno.test("outlineYaml() reports tabs, duplicates and open quotes", () => {
  const { tabs, duplicates, openQuote } = outlineYaml("a: 1\n\tb: 2\na: 3\nc: {d: 1, d: 2}\ne: 'open\n");
  assertEquals(tabs, [5]);
  assertEquals(duplicates.map(({ path }) => path.join(".")), ["a", "c.d"]);
  assertEquals(openQuote, 35);
});

Deno.test("outlineYaml() passes a tab inside a block scalar, and a key repeated in another group", () => {
  const { tabs, duplicates } = outlineYaml("a: |\n  x\n  \ty\nb:\n  - c: 1\n  - c: 2\n");
  assertEquals([tabs, duplicates], [[], []]);
});

const leaf = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("- x", "a: b", "#c", "[d", "'", '"', "e\nf"));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
    fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), tie("tree"), { minKeys: 1, maxKeys: 3 }),
  ),
}));

Deno.test("outlineYaml() finds each key and item that the parser reads, whatever the style", () => {
  const documents = fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), tree, { minKeys: 1, maxKeys: 4 });
  fc.assert(fc.property(documents, fc.constantFrom(-1, 0, 1, 2), (document, flowLevel) => {
    const yaml = stringify(document, { flowLevel, lineWidth: -1, useAnchors: false });
    const read = parse(yaml, { schema: "failsafe" });
    // Names in escapes keep their escapes in an outline, so that only the shapes are compared.
    assertEquals(outlineYaml(yaml).entries.map(({ path }) => path.length), depthsOf(read, 1), yaml);
  }));
});

function depthsOf(value: unknown, depth: number): number[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) => [depth, ...depthsOf(inner, depth + 1)]);
}

Deno.test("outlineYaml() ends, in linear time, whatever it is given", () => {
  fc.assert(fc.property(fc.array(fc.constantFrom(..."ab:-[]{},#'\"|>&*!? \n\t\\"), { maxLength: 60 }), (signs) => {
    outlineYaml(signs.join(""));
  }));
  const started = performance.now();
  for (const piece of ["[", "{a: ", "- ", "a: b\n", "'", "a: |\n", "&a ", " \n", "a:\n - ", "? ", '"\\'] as const) {
    outlineYaml(piece.repeat(50_000));
  }
  assert(performance.now() - started < 5000);
});
