import { assertEquals } from "@std/assert";
import * as fc from "fast-check";
import { besideFolderNote, removeMadeFolders } from "../../../src/edge/files/made_folders.ts";
import { applyTextChange } from "../../../src/edge/files/text_change.ts";
import { MemoryHost } from "../../memory_host.ts";
import { foldersBelow } from "../../folders_below.ts";

const FILE = "/home/ada/.agent/hooks/ours.json";

function textOf(before: string | undefined, edit: (bare: string | undefined) => string | undefined, host: MemoryHost) {
  return besideFolderNote({ path: FILE, before }, edit, host);
}

/** Writes a new file, edits it, removes it again. */
function roundTrip(host: MemoryHost): void {
  const made = textOf(undefined, () => "one\n", host);
  applyTextChange({ path: FILE, before: undefined, after: made }, host);
  const edited = textOf(made, () => "another\n", host);
  applyTextChange({ path: FILE, before: made, after: edited }, host);
  const removal = { path: FILE, before: edited, after: undefined };
  applyTextChange(removal, host);
  removeMadeFolders([removal], host);
}

Deno.test("besideFolderNote() adds a blank line for each folder that is missing", () => {
  const host = new MemoryHost();
  assertEquals(textOf(undefined, () => "{}\n", host), "{}\n\n\n");
  host.files.putFolder("/home/ada/.agent");
  assertEquals(textOf(undefined, () => "{}\n", host), "{}\n\n");
  host.files.putFolder("/home/ada/.agent/hooks");
  assertEquals(textOf(undefined, () => "{}\n", host), "{}\n");
  assertEquals(textOf(undefined, () => undefined, host), undefined);
});

Deno.test("besideFolderNote() gives every text back whose bare part stays", () => {
  const host = new MemoryHost();
  const texts = fc.array(fc.constantFrom("{}", "\n", "\r\n", " ", "\uFEFF", "a")).map((parts) => parts.join(""));
  fc.assert(fc.property(texts, (text) => assertEquals(textOf(text, (bare) => bare, host), text)));
});

Deno.test("removeMadeFolders() leaves the folders as they were, the empty ones too", () => {
  for (const there of ["/home/ada", "/home/ada/.agent", "/home/ada/.agent/hooks", "/home/ada/.agent/other"]) {
    const host = new MemoryHost();
    host.files.putFolder(there);
    const before = foldersBelow("/home", host);
    roundTrip(host);
    assertEquals(foldersBelow("/home", host), before, there);
  }
});

Deno.test("removeMadeFolders() leaves a folder in which something else lies by now, and those around it", () => {
  const host = new MemoryHost({ files: { "/home/ada/.agent/history": "" } });
  const before = "ours\n\n\n";
  host.files.putFolder("/home/ada/.agent/hooks");
  removeMadeFolders([{ path: FILE, before, after: undefined }], host);
  assertEquals(foldersBelow("/home/ada", host), ["/home/ada/.agent"]);
});

Deno.test("removeMadeFolders() leaves the home, and a folder that it may not remove", () => {
  const host = new MemoryHost();
  host.files.putFolder("/home/ada/.agent/hooks");
  host.files.fail("permission", "/home/ada/.agent/hooks", "write");
  removeMadeFolders([{ path: FILE, before: "ours\n\n\n\n\n\n", after: undefined }], host);
  assertEquals(foldersBelow("/home", host), ["/home/ada", "/home/ada/.agent", "/home/ada/.agent/hooks"]);
  host.files.mend();
  removeMadeFolders([{ path: FILE, before: "ours\n\n\n\n\n\n", after: undefined }], host);
  assertEquals(foldersBelow("/home", host), ["/home/ada"]);
});
