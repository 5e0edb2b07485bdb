/**
 * `deno task demo`: the real hook on the payloads of three agents, in a temporary home that is taken away again.
 *
 * @module
 */

import { PAYLOADS, SCENE } from "./demo/scene.ts";
import { openStage, type Stage } from "./demo/stage.ts";
import { print } from "./print.ts";

/** The near miss comes first: a card that a session has seen is not shown in it again. */
async function play(stage: Stage): Promise<boolean> {
  let right = true;
  for (const [agent, payload] of Object.entries(PAYLOADS)) {
    print(`\n── ${agent}`);
    for (const prompt of [SCENE.nearMiss, SCENE.match]) {
      const answer = await stage.runHook(payload({ prompt, project: stage.project }));
      print(`\n> ${prompt}\n${answer.trim() || "(nothing: no card applies)"}`);
      right &&= prompt === SCENE.match ? answer.includes(SCENE.cardId) : answer === "";
    }
  }
  return right;
}

if (import.meta.main) {
  print("One card in the library, one prompt that it is for, one near miss; sent as each agent sends them.");
  const stage = await openStage();
  try {
    const right = await play(stage);
    print(right ? "\nEvery match brought the card, every near miss nothing." : "\nNot what the card promises.");
    Deno.exitCode = right ? 0 : 1;
  } finally {
    await stage.close();
  }
}
