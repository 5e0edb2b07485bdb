import { assertEquals, assertStringIncludes } from "@std/assert";
import { libraryStack } from "../../../src/edge/library/library.ts";
import { readLibrary } from "../../../src/edge/library/read_library.ts";
import { MemoryHost } from "../../memory_host.ts";
import { cardText } from "./card_text.ts";

const LIBRARY = "/home/ada/.oh-my-experience";
const ACTIVE = `${LIBRARY}/experiences/active`;
const STACK = [{ scope: "global", folder: LIBRARY }] as const;

function hostWith(files: Record<string, string | Uint8Array>): MemoryHost {
  const host = new MemoryHost();
  for (const [name, content] of Object.entries(files)) host.files.put(`${LIBRARY}/experiences/${name}`, content);
  return host;
}

function utf16(text: string): Uint8Array {
  const units = [...`\uFEFF${text}`].flatMap((unit) => [unit.charCodeAt(0) & 0xff, unit.charCodeAt(0) >> 8]);
  return Uint8Array.from(units);
}

/** Each broken kind of fault 1, by the name of its file. */
const BROKEN: Readonly<Record<string, string | Uint8Array>> = {
  "yaml.md": cardText("yaml").replace("category: Testing", "category: [Testing"),
  "colon.md": cardText("colon").replace("Title of colon", "a: b"),
  "backtick.md": cardText("backtick").replace("Title of backtick", "`x` first"),
  "tab.md": cardText("tab").replace("  use_when", "\tuse_when"),
  "twice.md": cardText("twice").replace("category: Testing", "category: Testing\ncategory: Git"),
  "merge.md": cardText("merge").replace(
    "category: Testing",
    "<<<<<<< HEAD\ncategory: A\n=======\ncategory: B\n>>>>>>> b",
  ),
  "empty.md": "",
  "utf16.md": utf16(cardText("utf16")),
  "latin1.md": Uint8Array.from([...cardText("latin1").replace("Testing", "T\u00e9st")].map((c) => c.charCodeAt(0))),
  "README.md": "# Our cards\n",
  "._good-1.md": "\0\0\0\0Mac OS X",
  "js.md": cardText("js").replace("---", "---js"),
  "unclosed.md": cardText("unclosed").replace("en\n---", "en\n"),
  "other-name.md": cardText("good-name"),
  "wrong-status.md": cardText("wrong-status", "draft"),
};

Deno.test("readLibrary() reads thirteen good cards beside every broken kind, and names each with path and line (fault 1)", () => {
  const good = Array.from({ length: 13 }, (_, index) => `good-${index + 1}`);
  const host = hostWith({
    ...Object.fromEntries(good.map((id) => [`active/${id}.md`, cardText(id)])),
    ...Object.fromEntries(Object.entries(BROKEN).map(([name, text]) => [`active/${name}`, text])),
  });
  host.files.putFolder(`${ACTIVE}/folder.md`);
  host.files.putLink(`${ACTIVE}/dangling.md`, "nowhere.md");
  host.files.put(`${ACTIVE}/closed.md`, cardText("closed"), 0o000);
  const { cards, findings } = readLibrary(STACK, host);
  assertEquals(cards.map(({ card }) => card.id).sort(), good.sort());
  const broken = [...Object.keys(BROKEN), "folder.md", "dangling.md", "closed.md"].sort();
  assertEquals([...new Set(findings.map(({ path }) => path?.slice(ACTIVE.length + 1)))].sort(), broken);
  for (const finding of findings) assertEquals(Number.isInteger(finding.line), true, finding.path);
});

Deno.test("readLibrary() tells what is broken from what only lies about", () => {
  const host = hostWith({
    "active/README.md": "# x\n",
    "active/._a.md": "\0",
    "active/.gitkeep": "",
    "active/a.txt": "",
  });
  const { findings } = readLibrary(STACK, host);
  assertEquals(findings.map(({ code, level }) => [code, level]), [
    ["library.macos-file", "warning"],
    ["card.front-matter", "note"],
  ]);
});

Deno.test("readLibrary() reads BOM, CRLF and .MD (fault 7)", () => {
  const host = hostWith({ "active/a.MD": `\uFEFF${cardText("a").replaceAll("\n", "\r\n").trimEnd()}` });
  assertEquals(readLibrary(STACK, host).cards.map(({ card }) => card.id), ["a"]);
});

Deno.test("readLibrary() never leaves the library's folder, by whatever link", () => {
  const host = hostWith({ "draft/inside.md": cardText("inside") });
  host.files.put("/etc/secret.md", cardText("secret"));
  host.files.putLink(`${ACTIVE}/secret.md`, "/etc/secret.md");
  host.files.putLink(`${ACTIVE}/climb.md`, "../../../../../../etc/secret.md");
  host.files.putLink(`${LIBRARY}/experiences/archived`, "/etc");
  const { cards, findings } = readLibrary(STACK, host);
  assertEquals(cards, []);
  assertEquals(findings.filter(({ code }) => code === "library.outside").length, 3);
});

Deno.test("readLibrary() follows a link to a card inside, and a data folder that is a link itself", () => {
  const host = hostWith({ "shared/a.md": cardText("a") });
  host.files.putLink(`${ACTIVE}/a.md`, "../shared/a.md");
  host.files.putLink("/work/lib", LIBRARY);
  assertEquals(readLibrary([{ scope: "global", folder: "/work/lib" }], host).cards.length, 1);
});

Deno.test("readLibrary() keeps one card of two with the same id, and names the other (fault 8)", () => {
  const host = hostWith({
    "active/foo.md": cardText("foo"),
    "active/Foo.md": cardText("Foo"),
    "draft/foo.md": cardText("foo", "draft").replace("flaky", "brittle"),
  });
  const { cards, findings } = readLibrary(STACK, host);
  assertEquals(cards.map(({ path }) => path), [`${ACTIVE}/Foo.md`]);
  assertEquals(findings.map(({ code }) => code), ["library.duplicate-id", "library.duplicate-id"]);
  assertStringIncludes(findings[0]?.message ?? "", `"${ACTIVE}/Foo.md"`);
});

Deno.test("readLibrary() takes a name in decomposed letters for the composed id (fault 8)", () => {
  const host = hostWith({ [`active/${"résumé".normalize("NFD")}.md`]: cardText("résumé".normalize("NFC")) });
  assertEquals(readLibrary(STACK, host), { cards: readLibrary(STACK, host).cards, findings: [] });
  assertEquals(readLibrary(STACK, host).cards.length, 1);
});

Deno.test("readLibrary() survives folders that are missing, closed, or files", () => {
  assertEquals(readLibrary(STACK, new MemoryHost()), { cards: [], findings: [] });
  const closed = hostWith({ "active/a.md": cardText("a") });
  closed.files.chmod(ACTIVE, 0);
  closed.files.put(`${LIBRARY}/experiences/draft`, "");
  assertEquals(readLibrary(STACK, closed).findings.map(({ code }) => code), [
    "library.unreadable",
    "library.unreadable",
  ]);
});

Deno.test("libraryStack() adds the project's library where there is one that is not the data folder", () => {
  const host = hostWith({ "active/a.md": cardText("a") });
  host.files.put("/work/app/.oh-my-experience/experiences/active/b.md", cardText("b"));
  host.files.putLink("/work/linked/.oh-my-experience", LIBRARY);
  const foldersOf = (projectRoot: string | undefined) =>
    libraryStack({ dataDir: LIBRARY, projectRoot }, host).map(({ scope }) => scope);
  assertEquals(foldersOf("/work/app"), ["global", "project"]);
  assertEquals([foldersOf(undefined), foldersOf("/work/none")], [["global"], ["global"]]);
  assertEquals([foldersOf("/home/ada"), foldersOf("/work/linked")], [["global"], ["global"]]);
  assertEquals(libraryStack({ dataDir: undefined, projectRoot: "/work/app" }, host).length, 1);
});

Deno.test("readLibrary() does not read a file that is far too large for a card", () => {
  const host = hostWith({ "active/huge.md": cardText("huge") });
  const stat = host.files.stat.bind(host.files);
  host.files.stat = (path) => {
    const found = stat(path);
    return found !== undefined && path.endsWith("huge.md") ? { ...found, size: 500e6 } : found;
  };
  host.files.read = (path) => {
    throw new Error(`${path} is read`);
  };
  const { cards, findings } = readLibrary(STACK, host);
  assertEquals([cards.length, findings.map(({ code }) => code)], [0, ["library.unreadable"]]);
});
