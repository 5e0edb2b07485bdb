import { assertEquals } from "@std/assert";
import { stringify } from "@std/yaml";
import fc from "fast-check";
import { readYaml } from "../../../src/core/markdown/yaml.ts";

const OPTIONS = { prefix: "x", firstLine: 2 };

function problems(yaml: string): string[] {
  return readYaml(yaml, OPTIONS).findings.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

Deno.test("readYaml() keeps every scalar as text, and an absent value as null", () => {
  const { value } = readYaml("a: 1.10\nb: no\nc: ~\nd:\ne: 2026-10-24\nf: !!str 5\n", OPTIONS);
  assertEquals(value, { a: "1.10", b: "no", c: "~", d: null, e: "2026-10-24", f: "5" });
});

Deno.test("readYaml() names problems of several kinds at once", () => {
  assertEquals(problems("a: 1\nb: x: y\na: 2\n"), ["x.duplicate-key 4:1", "x.yaml 3:5"]);
  assertEquals(problems("a: 1\n\tb: 2\na: 3\n"), ["x.tab 3:1", "x.duplicate-key 4:1"]);
  assertEquals(problems("a: !!js/function 'run()'\n"), ["x.yaml 2:25"]);
  assertEquals(problems("a: *nobody\n"), ["x.yaml 2:11"]);
  assertEquals(problems("a: b\n...\nc: d\n"), ["x.yaml 4:1"]);
});

Deno.test("readYaml() reads on behind a key that stands twice", () => {
  assertEquals(readYaml("a: 1\na: 2\nb: 3\n", OPTIONS).value, { a: "2", b: "3" });
});

Deno.test("readYaml() finds nothing wrong with what people write in good YAML", () => {
  const good = [
    'a: it\'s\nb: "x\n\n  y: z\n  a: 1"\n',
    "a: 'x ''y'' z'\nb: don't \"quote\" me\n",
    "? complex\n: value\n? [a, b]\n: c\n",
    "a: &x\n  b: 1\nc: *x\n",
    "a:\n- b: 1\n  c: 2\n- b: 1\n  c: 2\nd: [a: 1, a: 2]\n",
    "a: # comment ' \"\n  b: http://x.y/z#a\n  c: a#b 'c\n",
    "a: >-\n  'open\n  a: 1\n\n   a: 2\n# c\nb: |2\n   x\n  y\n",
    "a: x\n  y\n  z: w\n".replace("z: w", "z"),
    "a: {b: [c, {d: e}], 'f': \"g\", h}\ni: [\n  j,\n  k: l,\n]\n",
    "'a b': 1\n\"c: d\": 2\ne f: 3\n",
    "a: - b\n".replace("- b", "-b"),
    "- a\n-   - b\n    - c\n-\n  d: 1\n",
    "a: !!str b\nc: !!seq [d]\n",
    "a: b\r\nc:\r\n  - d\r\n",
    "a: 你好 # 注释\n键: [值, 值]\n",
  ];
  for (const yaml of good) assertEquals(problems(yaml), [], yaml);
});

Deno.test("readYaml() finds nothing wrong with what a writer of YAML writes", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  const document = fc.dictionary(text, fc.oneof(text, fc.array(text), fc.dictionary(text, text)));
  fc.assert(fc.property(document, fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 20), (data, flowLevel, lineWidth) => {
    const { value, findings } = readYaml(stringify(data, { flowLevel, lineWidth }), OPTIONS);
    assertEquals([value, findings], [data, []]);
  }));
});
