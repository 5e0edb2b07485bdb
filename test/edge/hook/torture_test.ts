/** The gate's small share of `deno task torture`. */

import { allAtOnce, killed, makeVictim, type Victim } from "../../../scripts/torture.ts";

const TREATMENTS: Readonly<Record<string, (victim: Victim) => Promise<unknown>>> = {
  "eight at once": (victim) => allAtOnce(victim, 8),
  "being killed six times": (victim) => killed(victim, 6),
};

for (const [name, treat] of Object.entries(TREATMENTS)) {
  Deno.test(`ome hook run outlasts ${name}`, async () => {
    const folder = await Deno.makeTempDir({ prefix: "ome-torture-" });
    try {
      await treat(await makeVictim(folder));
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  });
}
