import { assertEquals } from "@std/assert";
import { readPrompt, textsOf } from "../../../src/core/prompt/reading.ts";
import { MACHINE_TEXTS, PASTED_LOGS, PROSE, QUESTIONS } from "./pasted_logs.ts";

/** The lines that were taken for something a person said. */
function saidLines(prompt: string): string[] {
  return textsOf(readPrompt(prompt), ["request", "background", "negated"]).flatMap((said) => said.split("\n"));
}

for (const [name, log] of Object.entries(PASTED_LOGS)) {
  Deno.test(`readPrompt() hears nobody in the output of ${name} (fault 12)`, () => {
    assertEquals(saidLines(log), []);
    assertEquals(readPrompt(log).noRequest, true);
  });

  Deno.test(`readPrompt() hears just the question before and after the output of ${name}`, () => {
    for (const question of QUESTIONS) {
      const said = [question.replace(/:$/, "")];
      assertEquals(textsOf(readPrompt(`${question}\n${log}`), ["request"]).slice(0, 1), said);
      assertEquals(saidLines(`${question}\n${log}`).length, 1);
      assertEquals(saidLines(`${question}\n\n${log}`).length, 1);
      assertEquals(saidLines(`${log}\n\n${question}`), said);
    }
  });
}

for (const [name, machine] of Object.entries(MACHINE_TEXTS)) {
  Deno.test(`readPrompt() hears nobody in a ${name}, and the user beside it (fault 12)`, () => {
    assertEquals(readPrompt(machine).noRequest, true);
    assertEquals(saidLines(`${machine}\nAdd an index to the orders table`), ["Add an index to the orders table"]);
  });
}

Deno.test("readPrompt() takes no prose for a log", () => {
  const taken = PROSE.filter((prompt) => {
    const { segments } = readPrompt(prompt);
    return segments.some(({ kind }) => kind === "log" || kind === "code" || kind === "machine");
  });
  assertEquals(taken, []);
});
