import { assert, assertEquals } from "@std/assert";
import { main } from "../src/cli/main.ts";
import { sessionFixtures } from "./edge/transcripts/session_fixtures.ts";
import { MemoryHost } from "./memory_host.ts";

/** A block of commands with what they print, or a file that they read. */
const BLOCK = /```(console|json)\n([^]*?)```/g;

const LINE = /^(?:echo '([^']*)' \| )?(ome .*?)(?: \| grep -o '([^']*)')?$/;

/** Runs every command of a document, and puts what it printed below it. */
export async function play(document: string): Promise<string> {
  const host = new MemoryHost({ cwd: "/srv/shop", files: sessionFixtures("/home/ada") });
  let [played, done] = ["", 0];
  for (const { index, 0: block, 1: kind, 2: text = "" } of document.matchAll(BLOCK)) {
    played += document.slice(done, index);
    done = index + block.length;
    if (kind === "json") host.files.put("/srv/shop/candidates.json", text);
    played += kind === "json" ? block : `\`\`\`console\n${await playBlock(text, host)}\`\`\``;
  }
  return played + document.slice(done);
}

async function playBlock(text: string, host: MemoryHost): Promise<string> {
  const outputs: string[] = [];
  for (const command of text.split("\n").filter((line) => line.startsWith("$ "))) {
    outputs.push(`${command}\n${await runLine(command.slice(2), host)}`);
  }
  return outputs.join("\n");
}

/** `echo TEXT | ome …`, `ome …` or `ome … | grep -o TEXT`, which is all that the document needs of a shell. */
async function runLine(line: string, host: MemoryHost): Promise<string> {
  const [, input, command = "", wanted] = LINE.exec(line) ?? [];
  const stdin = new TextEncoder().encode(input ?? "");
  const piped: MemoryHost = Object.create(host, { readStdin: { value: () => Promise.resolve(stdin) } });
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "").slice(1);
  [host.printed, host.warned] = ["", ""];
  await main(words, piped);
  const out = host.warned + host.printed;
  return wanted === undefined ? out : (out.match(new RegExp(wanted, "g")) ?? []).map((found) => `${found}\n`).join("");
}

Deno.test("docs/reflect.md shows what its commands print", async () => {
  const document = await Deno.readTextFile(new URL("../docs/reflect.md", import.meta.url));
  assert(document.includes("$ ome reflect apply last"));
  assertEquals(withoutScores(await play(document)), withoutScores(document));
});

/** Scores and matched phrases move with every change of recall; that a card is recalled does not. */
function withoutScores(document: string): string {
  return document.replace(/\b\d+ of 100/g, "N of 100").replace(/Matched by: .*?\\n/g, "");
}
