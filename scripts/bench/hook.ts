/**
 * `deno task bench:hook`: what the hook costs, as ratios to a hello world of the same kind that runs in turns with it.
 *
 * ```sh
 * deno task bench:hook                                   # 10, 100, 1,000 and 10,000 cards, run from source
 * deno task bench:hook --compiler deno                   # the compiled program too
 * deno task bench:hook --cards 100000 --pairs 15
 * deno task bench:hook --shape dense                     # a library in which thousands of cards are near the prompt
 * ```
 *
 * The earlier program of this kind is measured too where its command `oh-my-experience` is on the `PATH`.
 * Needs a POSIX shell. Everything it makes is in a temporary folder, and taken away.
 *
 * @module
 */

import { parseArgs } from "@std/cli/parse-args";
import { join } from "@std/path";
import { denoFolder } from "../deno_folder.ts";
import { compare, type Ratios } from "./hook/compare.ts";
import { findPeer, type Kind, makeKinds } from "./hook/kinds.ts";
import { type Shape, SHAPES, writeLibrary } from "./hook/synthetic_cards.ts";
import { print } from "../print.ts";

const PROMPT = "Roll back the orders table with postgres, then verify the login page in the browser";

/** A situation that the hook is measured in. */
interface Situation {
  readonly name: string;
  readonly prompt: string;
  /** Puts the library into the state, before every run. */
  prepare?(home: string): Promise<void>;
}

const SITUATIONS: readonly Situation[] = [
  { name: "index up to date", prompt: PROMPT },
  { name: "1 MB prompt", prompt: `${PROMPT}\n${"The queue was busy at noon and nobody knew why. ".repeat(21_845)}` },
  {
    name: "one card edited since",
    prompt: PROMPT,
    prepare: (home) => Deno.utime(join(home, ".oh-my-experience/experiences/active/card-3.md"), new Date(), new Date()),
  },
  {
    name: "no index",
    prompt: PROMPT,
    prepare: (home) => Deno.remove(join(home, ".oh-my-experience/indexes"), { recursive: true }).catch(() => {}),
  },
];

/** For another program, of whose index nothing is known. */
const AS_IT_IS: Situation = { name: "as it is", prompt: PROMPT };

/** From so many cards on, a library without an index is no case of interest. */
const MOST_CARDS_WITHOUT_INDEX = 1_000;

/** What is measured: one program on one library, and how often. */
interface Bench {
  readonly kind: Kind;
  readonly cards: number;
  readonly pairs: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Has a command of the program index the library, as a person's would. */
async function indexLibrary({ kind: { program: [command = "", ...args] }, env }: Bench): Promise<void> {
  const { success } = await new Deno.Command(command, { args: [...args, "experience", "list"], env }).output();
  if (!success) throw new Error("Cannot index the library with `ome experience list`");
}

async function measureSituation({ prompt, prepare }: Situation, bench: Bench): Promise<Ratios> {
  const { kind, env, pairs } = bench;
  const home = env.HOME ?? "";
  const input = join(home, "payload.json");
  await Deno.writeTextFile(input, JSON.stringify({ hook_event_name: "UserPromptSubmit", cwd: home, prompt }));
  await indexLibrary(bench);
  return await compare({
    subject: { command: [...kind.program, "hook", "run"], input, env },
    floor: { command: kind.hello, input: "/dev/null", env },
    pairs,
    prepare: async () => await prepare?.(home),
  });
}

async function benchSituation(situation: Situation, bench: Bench): Promise<void> {
  const { wall, cpu, least, memory } = await measureSituation(situation, bench);
  const ratios = [wall, cpu, least, memory].map((ratio) => ratio?.toFixed(2) ?? "–");
  print(row([bench.kind.name, String(bench.cards), situation.name, ...ratios]));
}

async function benchLibrary(bench: Bench): Promise<void> {
  for (const situation of SITUATIONS) {
    if (situation.name === "no index" && bench.cards > MOST_CARDS_WITHOUT_INDEX) continue;
    await benchSituation(situation, bench);
  }
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function shapeOf(name: string): Shape {
  const shape = SHAPES.find((shape) => shape === name);
  if (shape === undefined) throw new Error(`There is no shape "${name}", only ${SHAPES.join(" and ")}`);
  return shape;
}

async function bench(folder: string): Promise<void> {
  const flags = parseArgs(Deno.args, { string: ["cards", "pairs", "compiler", "shape"] });
  const shape = shapeOf(String(flags.shape ?? "real"));
  const compiler = flags.compiler === undefined ? undefined : String(flags.compiler).split(" ");
  const pairs = Number(flags.pairs ?? 15);
  const own = await makeKinds(folder, compiler);
  const peer = own[0] && findPeer(own[0]);
  print(`Ratios to hello world of the same kind, medians of ${pairs} pairs in turns, on a ${shape} library.\n`);
  print(row(["kind", "cards", "situation", "wall", "cpu", "least wall", "peak memory"]));
  print(row(Array(7).fill("---")));
  for (const cards of String(flags.cards ?? "10,100,1000,10000").split(",").map(Number)) {
    const home = join(folder, `home-${cards}`);
    await writeLibrary(join(home, ".oh-my-experience"), cards, shape);
    const env = { HOME: home, DENO_DIR: await denoFolder() };
    for (const kind of own) await benchLibrary({ kind, cards, pairs, env });
    if (peer) await benchSituation(AS_IT_IS, { kind: peer, cards, pairs, env });
  }
}

if (import.meta.main) {
  const folder = await Deno.makeTempDir({ prefix: "ome-bench-" });
  try {
    await bench(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
