import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { withoutRulesBlock, withRulesBlock } from "../../../src/core/agent/rules_block.ts";

Deno.test("withoutRulesBlock() undoes withRulesBlock(), whatever the rules are", () => {
  const text = fc.array(fc.constantFrom("# Rules", "Be kind.", "\n", "\r\n", "", " ")).map((lines) => lines.join("\n"));
  fc.assert(fc.property(text, (rules) => {
    assertEquals(withoutRulesBlock(withRulesBlock(rules)), rules);
  }));
  assertEquals(withoutRulesBlock(withRulesBlock(undefined)), undefined);
});

Deno.test("withoutRulesBlock() tells rules that were empty from a file that was made", () => {
  assertEquals(withoutRulesBlock(withRulesBlock(withRulesBlock(""))), "");
  assertEquals(withoutRulesBlock(withRulesBlock(withRulesBlock(undefined))), undefined);
});

Deno.test("withRulesBlock() writes one block, however often", () => {
  const once = withRulesBlock("# Rules\r\n");
  assertEquals(withRulesBlock(once), once);
  assert(!/[^\r]\n/.test(once), "the block must have the file's line ends");
});

Deno.test("withRulesBlock() names the data folder as the hook does, and puts the block in place of one without", () => {
  const commands = (text: string) => [...text.matchAll(/`(ome .*?)`/g)].map(([, command]) => command);
  const [match, show] = ['ome match "<the task in one sentence>"', "ome experience show <id> --section rule"];
  const plain = withRulesBlock("# Rules\n");
  assertEquals(commands(plain), [match, show]);
  const named = withRulesBlock(plain, { dataDir: "/srv/my cards" });
  assertEquals(commands(named), [match, show].map((command) => `${command} --data-dir "/srv/my cards"`));
  assertEquals([withRulesBlock(named), withoutRulesBlock(named)], [plain, "# Rules\n"]);
  assertEquals(withRulesBlock("# Rules\n", { dataDir: "/srv/`rm`" }), plain);
});

Deno.test("withoutRulesBlock() keeps what was written behind the block", () => {
  assertEquals(withoutRulesBlock(`${withRulesBlock("a")}b\n`), "ab\n");
  assertEquals(withoutRulesBlock("no block"), "no block");
});
