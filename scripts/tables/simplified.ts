/**
 * Makes `src/core/text/simplified_table.ts`: traditional characters in common use and their simplified forms.
 *
 *     deno run -A scripts/tables/simplified.ts
 *
 * The characters are the first level of Big5, which is the everyday repertoire; the forms are OpenCC's, one at a time.
 */
import { Converter } from "npm:opencc-js@1.4.2/t2cn";
import { writeTableModule } from "./table_module.ts";

const toSimplified = Converter({ from: "t", to: "cn" });
const big5 = new TextDecoder("big5");
const pairs = new Map<string, string>();
for (let lead = 0xa4; lead <= 0xc6; lead++) {
  for (let trail = 0x40; trail <= 0xfe; trail++) {
    const character = big5.decode(new Uint8Array([lead, trail]));
    if (!/^[\u4e00-\u9fff]$/u.test(character)) continue;
    const simplified = toSimplified(character);
    if (simplified !== character && simplified.length === 1) pairs.set(character, simplified);
  }
}

writeTableModule({
  path: "src/core/text/simplified_table.ts",
  about: "Traditional characters in common use, each followed by its simplified form, sorted.",
  script: "scripts/tables/simplified.ts",
  texts: [{
    name: "simplifiedPairs",
    about: "Two characters an entry: traditional, simplified.",
    text: [...pairs].sort(([a], [b]) => a < b ? -1 : 1).map((pair) => pair.join("")).join(""),
  }],
});
