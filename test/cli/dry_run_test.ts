import { assertEquals, assertStringIncludes } from "@std/assert";
import { COMMANDS } from "../../src/cli/commands.ts";
import { readRun } from "../../src/edge/retrospectives/run_store.ts";
import { foldersBelow } from "../folders_below.ts";
import type { MemoryHost } from "../memory_host.ts";
import { approvedRun, DATA } from "../edge/retrospectives/approved_run.ts";
import { cardText } from "../edge/library/card_text.ts";
import { programHost } from "./program_host.ts";
import { runCli } from "./run_cli.ts";

/** Every command that has the flag, in the forms in which it does most. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  "init": ["init", "init --provider all --starter --reset-config --rules .windsurf/rules/ome.md"],
  "uninstall": ["uninstall", "uninstall --delete-library"],
  "hook install": ["hook install --provider all", "hook install --provider claude"],
  "hook uninstall": ["hook uninstall", "hook uninstall --provider claude"],
  "source clean": ["source clean"],
  "reflect apply": ["reflect apply last"],
};

/** Names, kinds, bytes, modes and times of everything on a machine, its temporary folder included. */
function everything(host: MemoryHost): unknown[] {
  const files = host.files.tree("/");
  return [...Object.keys(files), ...foldersBelow("", host)].sort().map((path) => [
    path,
    files[path] ?? null,
    host.files.lstat(path),
  ]);
}

const MACHINES: Readonly<Record<string, () => Promise<MemoryHost>>> = {
  "where nothing is installed": () =>
    Promise.resolve(programHost({ files: { "/home/ada/.claude/settings.json": "{}" } })),
  "where work was cut short": livedIn,
};

/** Hooks, skills, rules, cards, sessions that are gone, a move and an apply that were cut short; no lock and no index. */
async function livedIn(): Promise<MemoryHost> {
  const { host: reflected, place } = await approvedRun();
  const host = programHost({ files: reflected.files.tree(DATA) });
  await runCli("init --provider all --starter --rules AGENTS.md --yes", host);
  const { proposal } = readRun(place, host);
  const id = proposal.candidates[0]!.candidate.id;
  const journal = { drafts: [{ candidate: id, id, text: cardText(id, "draft") }] };
  host.files.put(`${DATA}/retrospectives/${place.id}/applying.json`, JSON.stringify(journal));
  for (const status of ["active", "draft"] as const) {
    host.files.put(`${DATA}/experiences/${status}/twice.md`, cardText("twice", status));
  }
  const gone = "/home/ada/.claude/projects/app/1.jsonl";
  const said = { type: "user", sessionId: "1", message: { role: "user", content: "Use pnpm here, not npm" } };
  host.files.put(gone, `${JSON.stringify(said)}\n`);
  await runCli("source scan claude", host);
  host.files.remove(gone);
  host.files.removeTree(`${DATA}/indexes`);
  host.files.removeTree("/tmp");
  host.files.putFolder("/tmp", 0o777);
  return host;
}

Deno.test("--dry-run: every command that has the flag is held to it here", async () => {
  const commands = await Promise.all(COMMANDS.map((entry) => entry.load()));
  const withFlag = commands.filter(({ flags }) => "dry-run" in flags).map(({ words }) => words.join(" "));
  assertEquals(Object.keys(LINES).sort(), withFlag.sort());
});

for (const [where, machine] of Object.entries(MACHINES)) {
  for (const line of Object.values(LINES).flat()) {
    Deno.test(`ome ${line} --dry-run writes nothing at all ${where}`, async () => {
      const host = await machine();
      const [before, writes] = [everything(host), host.files.writes];
      host.advance(3_600_000);
      for (const also of ["", " --yes", " --json", " --scope global", ` --data-dir ${DATA}`]) {
        await runCli(`${line} --dry-run${also}`, host);
        assertEquals([everything(host), host.files.writes], [before, writes]);
      }
    });
  }
}

Deno.test("ome reflect apply --dry-run tells of an apply that was cut short, for people and programs", async () => {
  const host = await livedIn();
  const { code, out } = await runCli("reflect apply last --dry-run", host);
  assertEquals(code, 0);
  assertStringIncludes(out.replaceAll("\n", " "), 'The next command would finish it: make "use-pnpm"');
  assertStringIncludes(out, 'Would become a draft: "find-what-flaky-tests-share"');
  const { notes, drafts } = JSON.parse((await runCli("reflect apply last --dry-run --json", host)).out);
  assertEquals([notes.length, drafts.length], [1, 1]);
});
