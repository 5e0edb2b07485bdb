import { assertEquals } from "@std/assert";
import type { FolderEntry } from "../../../src/edge/host.ts";
import { readCards } from "../../../src/edge/snapshot/card_facts.ts";
import { MemoryHost } from "../../memory_host.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const MANY = 200_000;

Deno.test("readCards() takes any number of findings: no argument for each", async () => {
  const host = new MemoryHost();
  host.files.putFolder(`${LIBRARY}/experiences/active`);
  const entries = Array.from({ length: MANY }, (_, at): FolderEntry => ({ name: `._${at}.md`, kind: "file" }));
  host.files.list = () => entries;
  const { findings } = await readCards([{ scope: "global", folder: LIBRARY }], host);
  assertEquals(findings.length, MANY);
});
