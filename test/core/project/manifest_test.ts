import { assertEquals } from "@std/assert";
import { manifestName } from "../../../src/core/project/manifest.ts";

const CASES: readonly (readonly [string, string, string | undefined])[] = [
  ["package.json", '{"name":"@acme/shop","version":"1.0.0"}', "@acme/shop"],
  ["package.json", '\ufeff{"name":"shop"}', "shop"],
  ["package.json", '{"dependencies":{"name":"x"}}', undefined],
  ["package.json", '{"name":7}', undefined],
  ["package.json", "[]", undefined],
  ["package.json", "{ broken", undefined],
  ["package.json", '{"name":"../../etc"}', undefined],
  ["package.json", '{"name":"a b\\nc"}', undefined],
  ["deno.jsonc", '{\n  // the shop\n  "name": "@acme/shop",\n}', "@acme/shop"],
  ["Cargo.toml", '[workspace]\nmembers = []\n\n[package]\nname = "shop" # ours\n', "shop"],
  ["Cargo.toml", '[[bin]]\nname = "tool"\n', undefined],
  ["Cargo.toml", '[dependencies]\nname = "x"\n[package]\nversion = "1"\n', undefined],
  ["pyproject.toml", "[project]\nname = 'shop'\r\n", "shop"],
  ["pyproject.toml", '[tool.poetry]\nname = "shop"\n', "shop"],
  ["pyproject.toml", '[tool.other]\nname = "shop"\n', undefined],
  ["go.mod", "// comment\nmodule github.com/acme/shop // v2\n\ngo 1.24\n", "github.com/acme/shop"],
  ["go.mod", "go 1.24\n", undefined],
  ["other.json", '{"name":"shop"}', undefined],
  ["constructor", "x", undefined],
];

Deno.test("manifestName() reads the name of each kind, and nothing that is not safe as a key", () => {
  assertEquals(CASES.map(([file, text]) => manifestName(file, text)), CASES.map(([, , name]) => name));
});
