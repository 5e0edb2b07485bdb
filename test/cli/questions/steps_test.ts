import { assertEquals } from "@std/assert";
import { initSteps } from "../../../src/cli/setup/init_steps.ts";
import { askSteps, yesOrNo } from "../../../src/cli/questions/steps.ts";

/** A person who gives these answers and then goes away. */
function person(...answers: readonly string[]): { asked: string[]; ask: (question: string) => string | undefined } {
  const left = [...answers];
  const asked: string[] = [];
  return {
    asked,
    ask: (question) => {
      asked.push(question);
      return left.shift();
    },
  };
}

Deno.test("yesOrNo() takes an empty answer for the usual one, and asks again for another", () => {
  const ask = (otherwise: boolean) => yesOrNo("Go on?", otherwise, (done) => ({ done }));
  assertEquals([askSteps(ask(true), person("")), askSteps(ask(false), person(""))], [true, false]);
  const someone = person("maybe", " Y ");
  assertEquals([askSteps(ask(false), someone), someone.asked.length], [true, 2]);
  assertEquals([askSteps(ask(true), person("no")), askSteps(ask(true), person("x"))], [false, undefined]);
});

Deno.test("askSteps() asks nothing where nothing is to be asked", () => {
  const someone = person();
  assertEquals(askSteps(initSteps({ starters: [], agents: [], areHere: false }), someone), {
    starter: false,
    agents: [],
  });
  assertEquals(someone.asked, []);
});

Deno.test("initSteps() lets a person choose agents by name", () => {
  const agents = [{ id: "one", name: "One" }, { id: "two", name: "Two" }];
  const offer = { starters: ["A card"], agents, areHere: true };
  assertEquals(askSteps(initSteps(offer), person("", "")), { starter: true, agents: ["one", "two"] });
  assertEquals(askSteps(initSteps(offer), person("n", "two")), { starter: false, agents: ["two"] });
  assertEquals(askSteps(initSteps(offer), person("y", "three", "two, one")), { starter: true, agents: ["two", "one"] });
  assertEquals(askSteps(initSteps(offer), person("y", "none")), { starter: true, agents: [] });
});
