import { assert, assertEquals } from "@std/assert";
import { readPrompt } from "../../../src/core/prompt/reading.ts";
import { readSignals } from "../../../src/core/signal/read_signals.ts";
import { allSignals } from "../../../src/core/signal/registry.ts";
import { EXAMPLES } from "./examples.ts";
import { FIFTH_EXAMPLES } from "./fifth_examples.ts";
import { FOURTH_EXAMPLES } from "./fourth_examples.ts";
import { HELD_OUT_AGAIN } from "./held_out_again.ts";
import { HELD_OUT_EXAMPLES } from "./held_out_examples.ts";
import { SECOND_EXAMPLES } from "./second_examples.ts";
import { THIRD_EXAMPLES } from "./third_examples.ts";

function heard(prompt: string): ReadonlySet<string> {
  return readSignals(readPrompt(prompt));
}

Deno.test("every signal has at least fourteen examples, both kinds in both languages", () => {
  assertEquals(Object.keys(EXAMPLES).toSorted(), allSignals().map(({ id }) => id).toSorted());
  const isChinese = (prompt: string) => /[\u4e00-\u9fff]/.test(prompt);
  for (const [id, { yes, no }] of Object.entries(EXAMPLES)) {
    assert(yes.length + no.length >= 14, id);
    for (const prompts of [yes, no]) assert(prompts.some(isChinese) && !prompts.every(isChinese), id);
  }
});

const TUNED = [EXAMPLES, SECOND_EXAMPLES, THIRD_EXAMPLES, FOURTH_EXAMPLES, FIFTH_EXAMPLES]
  .flatMap((examples) => Object.entries(examples));

for (const id of Object.keys(EXAMPLES)) {
  const own = TUNED.filter(([other]) => other === id).map(([, examples]) => examples);
  const yes = own.flatMap((examples) => examples.yes);
  const no = own.flatMap((examples) => examples.no);
  Deno.test(`readSignals() hears ${id} in what people really say`, () => {
    assertEquals(yes.filter((prompt) => !heard(prompt).has(id)), []);
  });
  Deno.test(`readSignals() does not hear ${id} in near misses`, () => {
    assertEquals(no.filter((prompt) => heard(prompt).has(id)), []);
  });
}

/** Sets that no pattern was written for, with floors a little under what was measured when the patterns were last widened. */
const HELD_OUT = [
  { name: "the first held-out set", examples: HELD_OUT_EXAMPLES, heard: 0.75, misheard: 0 },
  { name: "the second held-out set", examples: HELD_OUT_AGAIN, heard: 0.8, misheard: 0.13 },
];

for (const { name, examples, ...floor } of HELD_OUT) {
  Deno.test(`readSignals() hears most of ${name}, and hardly a near miss`, () => {
    const shareHeard = (kind: "yes" | "no") => {
      const hits = Object.entries(examples).flatMap(([id, set]) => set[kind].map((prompt) => heard(prompt).has(id)));
      return hits.filter(Boolean).length / hits.length;
    };
    assert(shareHeard("yes") >= floor.heard, `${shareHeard("yes")}`);
    assert(shareHeard("no") <= floor.misheard, `${shareHeard("no")}`);
  });
}

Deno.test("readSignals() hears the background, and neither quotes nor code nor logs nor bans", () => {
  assert(heard("For context: the login page UI is broken.\n\nAdd a test.").has("ui_surface"));
  for (
    const prompt of [
      'Rename the case "fix the login page UI now" in the suite',
      "Speed this up:\n```css\n.button { color: red }\n```",
      "> fix the login page UI\n\nWho wrote that?",
      "2026-01-01 10:00:00 ERROR login page UI failed\n2026-01-01 10:00:01 ERROR browser closed\n\nWhy?",
      "Speed the query up without touching the login page",
      "<system-reminder>fix the login page UI</system-reminder>\nSpeed the query up",
    ]
  ) assertEquals(heard(prompt).has("ui_surface"), false, prompt);
});

Deno.test("readSignals() reads inflections, traditional Chinese and full-width letters", () => {
  assert(heard("Committing these changes now").has("worktree_diff_operation"));
  assert(heard("修復登錄頁面的樣式").has("ui_surface"));
  assert(heard("Ｆｉｘ the ＵＩ").has("ui_surface"));
});

Deno.test("readSignals() works out only the ids that are asked for", () => {
  const reading = readPrompt("Fix the login page UI and commit the changes");
  assertEquals([...readSignals(reading, new Set(["ui_surface"]))], ["ui_surface"]);
  assertEquals(readSignals(reading, new Set()).size, 0);
  assertEquals(readSignals(reading, new Set(["no_such_signal"])).size, 0);
});

Deno.test("readSignals() takes linear time over hostile passages", () => {
  const units = [
    "commit the ",
    "verify in the ",
    "queue says ",
    "不要提交",
    "ui ",
    "/goal ",
    "a.",
    "until all ",
    "the 's ",
  ];
  for (const unit of units) {
    const steps = (length: number) => {
      const text = unit.repeat(length);
      const reading = { text, segments: [{ kind: "request" as const, start: 0, end: text.length }] };
      const start = performance.now();
      readSignals(reading);
      return performance.now() - start;
    };
    steps(100);
    // Words are bounded and patterns hold no repetition: whatever the input, it is over at once.
    assert(Math.min(steps(20_000), steps(20_000)) < 1_000, unit);
  }
});
