import { assert, assertEquals, assertMatch, assertNotMatch, assertStringIncludes } from "@std/assert";
import { type Command, type CommandEntry, CommandError, type Outcome } from "../../src/cli/command.ts";
import { main } from "../../src/cli/main.ts";
import { FileError } from "../../src/edge/host.ts";
import { MemoryHost } from "../memory_host.ts";

const done: Outcome = { data: { cards: 3 }, view: (style) => `${style.bold("three")} cards\n` };

function entry(words: string[], run: Command["run"]): CommandEntry {
  const command: Command = {
    words,
    args: "[TASK]",
    arity: [0, 1],
    summary: "For this test",
    examples: [],
    flags: { limit: { type: "number", help: "Most" } },
    run,
  };
  return { words, topic: "recall", load: () => Promise.resolve(command) };
}

function throwing(error: unknown): readonly CommandEntry[] {
  return [entry(["card", "list"], () => Promise.reject(error))];
}

const working = [entry(["card", "list"], () => Promise.resolve(done))];

async function run(args: string[], table?: readonly CommandEntry[], host = new MemoryHost()) {
  const code = await main(args, host, table);
  return { code, out: host.printed, err: host.warned };
}

Deno.test("main() prints the view for a person and the data for a program", async () => {
  assertEquals(await run(["card", "list"], working), { code: 0, out: "three cards\n", err: "" });
  const { out } = await run(["card", "list", "--json"], working);
  assertEquals(JSON.parse(out), { ok: true, cards: 3 });
});

Deno.test("main() answers 1 where a command fails, and ok says the same; what was found is told all the same", async () => {
  const failure = { code: "findings.error", message: "Found 1 error", hint: "Mend it" };
  const failing = [entry(["card", "list"], () => Promise.resolve({ ...done, failure }))];
  assertEquals(await run(["card", "list"], failing), { code: 1, out: "three cards\n", err: "" });
  const { code, out } = await run(["card", "list", "--json"], failing);
  assertEquals([code, JSON.parse(out)], [1, { ok: false, error: failure, cards: 3 }]);
});

Deno.test("main() finds global flags before, between and after the words of a command", async () => {
  for (const line of ["--json card list", "card --json list", "card list --json", "--cwd /work card list --json"]) {
    const { code, out } = await run(line.split(" "), working);
    assertEquals([code, JSON.parse(out).ok], [0, true], line);
  }
});

Deno.test("main() answers 2 and the nearest command to a command that does not exist", async () => {
  const { code, out, err } = await run(["card", "lst"], working);
  assertEquals([code, out], [2, ""]);
  assertStringIncludes(err, 'Unknown command "card lst"');
  assertStringIncludes(err, 'Did you mean "ome card list"?');
});

Deno.test("main() tells the choices where a word is missing", async () => {
  const { code, err } = await run(["card"], working);
  assertEquals(code, 2);
  assertStringIncludes(err, "Choose one of: list");
});

Deno.test("main() refuses a flag that stands before the command and is not a global one", async () => {
  const { code, err } = await run(["--limit", "3", "card", "list"], working);
  assertEquals(code, 2);
  assertStringIncludes(err, 'Unknown flag "--limit"');
});

Deno.test("main() prints usage problems as JSON on standard output when asked", async () => {
  const { code, out, err } = await run(["card", "list", "--limit", "many", "--json"], working);
  assertEquals([code, err], [2, ""]);
  assertEquals(JSON.parse(out), {
    ok: false,
    error: {
      code: "usage.wrong-value",
      message: 'Flag "--limit" cannot be "many"',
      hint: "Give a number, such as 3",
    },
  });
});

Deno.test("main() reports what a person can mend with its own exit code, and nothing on standard output", async () => {
  const { code, out, err } = await run(["card", "list"], throwing(new CommandError("card.none", "No card", "Add one")));
  assertEquals([code, out, err], [1, "", "error: No card\nAdd one\n"]);
});

Deno.test("main() reports a file that cannot be used as the person's matter, not as a bug", async () => {
  const { code, err } = await run(
    ["card", "list"],
    throwing(new FileError("permission", "/cards", "permission denied")),
  );
  assertEquals(code, 1);
  assertStringIncludes(err, 'Cannot use "/cards"');
  assertNotMatch(err, /bug/);
});

Deno.test("main() calls anything else a bug, and repeats nothing of what the program worked on", async () => {
  for (const args of [["card", "list"], ["card", "list", "--json"]]) {
    const { code, out, err } = await run(args, throwing(new RangeError("no term for: my secret prompt")));
    assertEquals(code, 1);
    assertMatch(out + err, /This is a bug in ome \(RangeError\)/);
    assertNotMatch(out + err, /secret prompt/);
  }
});

Deno.test("main() shows no line of a multi-line message of a bug as if it were a place in the program", async () => {
  const { err } = await run(["card", "list"], throwing(new Error("broken\n  at last, my secret prompt\nat home")));
  assertNotMatch(err, /secret prompt|at home/);
});

Deno.test("main() colours text on a terminal only, and never with NO_COLOR", async () => {
  const onTerminal = new MemoryHost({ answers: [] });
  assertStringIncludes((await run(["card", "list"], working, onTerminal)).out, "\x1b[1m");
  const quiet = new MemoryHost({ answers: [], env: { NO_COLOR: "1" } });
  assertEquals((await run(["card", "list"], working, quiet)).out, "three cards\n");
});

Deno.test("main() shows an overview when no command is named", async () => {
  const { code, out } = await run([]);
  assertEquals(code, 0);
  for (const word of ["ome init", "help", "completions"]) assertStringIncludes(out, word);
  assert(out.split("\n").length < 60, "the overview fits a screen");
});

Deno.test("main() shows the help of a command for --help and -h wherever they stand, and whatever else is wrong", async () => {
  const expected = (await run(["help", "completions"])).out;
  assertStringIncludes(expected, "Usage: ome completions");
  for (
    const line of ["completions --help", "--help completions", "completions -h --limt x", "completions a b c --help"]
  ) {
    assertEquals(await run(line.split(" ")), { code: 0, out: expected, err: "" }, line);
  }
});

Deno.test("main() takes --version for the version command", async () => {
  const expected = await run(["version"]);
  assertMatch(expected.out, /^ome \d+\.\d+\.\d+ /);
  assertEquals(await run(["--version"]), expected);
  assertEquals(JSON.parse((await run(["--version", "--json"])).out).ok, true);
});

Deno.test("main() answers 2 to help for a command that does not exist", async () => {
  const { code, err } = await run(["help", "versoin"]);
  assertEquals(code, 2);
  assertStringIncludes(err, 'Did you mean "ome version"?');
});

Deno.test("main() reports a broken config whatever the command does, and lets it do it", async () => {
  const files = { "/home/ada/.oh-my-experience/config.json": '{ "version": 1,\n "privacy": tru }' };
  const { code, out, err } = await run(["card", "list"], working, new MemoryHost({ files }));
  assertEquals([code, out], [0, "three cards\n"]);
  assertStringIncludes(err, "warning: /home/ada/.oh-my-experience/config.json");
});

Deno.test("main() leaves a broken config to the commands that speak of it themselves", async () => {
  const files = { "/home/ada/.oh-my-experience/config.json": "{" };
  for (const words of [["config", "get"], ["doctor"]]) {
    const table = [entry(words, () => Promise.resolve(done))];
    assertEquals(await run(words, table, new MemoryHost({ files })), { code: 0, out: "three cards\n", err: "" });
  }
});

Deno.test("main() needs no home to run a command that needs none", async () => {
  assertEquals(await run(["card", "list"], working, new MemoryHost({ home: null })), {
    code: 0,
    out: "three cards\n",
    err: "",
  });
});

Deno.test("main() refuses to work in a folder that is not there", async () => {
  const { code, err } = await run(["card", "list", "--cwd", "/wrok"], working);
  assertEquals([code, err], [2, 'error: Cannot work in "/wrok": no folder is there\nCheck --cwd\n']);
});
