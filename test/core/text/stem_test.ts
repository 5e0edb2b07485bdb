import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { stemWord } from "../../../src/core/text/stem.ts";

/** Words and the stems that the algorithm's own definition gives them. */
const STEMS: Readonly<Record<string, string>> = {
  "consign consigned consigning consignment": "consign",
  "consist consisted consistency consistent consistently consisting consists": "consist",
  "validate validates validated validating validation": "valid",
  "knack knackeries": "knack knackeri",
  "caresses cries ties gas gaps kiwis this": "caress cri tie gas gap kiwi this",
  "agreed feed proceeding exceeding": "agre feed proceed exceed",
  "hopping hoping filing failing creating troubled sized": "hop hope file fail creat troubl size",
  "bed shed embed red": "bed shed emb red",
  "happy cry by say enjoy youth boyish": "happi cri by say enjoy youth boyish",
  "relational conditional rational valency hesitancy": "relat condit ration valenc hesit",
  "digitizer vietnamization predication operator": "digit vietnam predic oper",
  "feudalism decisiveness hopefulness callousness formality sensitivity sensibility":
    "feudal decis hope callous formal sensit sensibl",
  "geology hopelessly quickly friendly": "geolog hopeless quick friend",
  "triplicate formative formalize electricity electrical goodness": "triplic format formal electr electr good",
  "revival allowance inference airliner adjustable defensible irritant replacement adjustment dependent adoption":
    "reviv allow infer airlin adjust defens irrit replac adjust depend adopt",
  "communism activate angularity homologous effective bowdlerize": "communism activ angular homolog effect bowdler",
  "probate rate cease controll roll": "probat rate ceas control roll",
  "skis skies dying idly gently ugly early only singly news atlas bias inning outings":
    "ski sky die idl gentl ugli earli onli singl news atlas bias inning outing",
  "generate generic communicate arsenic": "generat generic communic arsenic",
};

for (const [words, stems] of Object.entries(STEMS)) {
  Deno.test(`stemWord() gives ${stems} for ${words}`, () => {
    const expected = stems.includes(" ") ? stems.split(" ") : words.split(" ").map(() => stems);
    assertEquals(words.split(" ").map(stemWord), expected);
  });
}

Deno.test("stemWord() leaves short words, and words of other letters, as they are", () => {
  for (const word of ["", "a", "is", "café", "utf8", "don't", "Running", "部署"]) assertEquals(stemWord(word), word);
});

Deno.test("stemWord() gives any word a stem of plain letters, no longer than the word and one more", () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,30}$/), (word) => {
    const stem = stemWord(word);
    assertEquals([/^[a-z]+$/.test(stem), stem.length <= word.length + 1], [true, true], word);
  }));
});
