import { assertEquals, assertMatch, assertNotMatch } from "@std/assert";
import fc from "fast-check";
import { commandLine, decodeScript, shellOn } from "../../../src/core/agent/command_line.ts";
import type { HookCommand } from "../../../src/core/agent/hook_command.ts";
import { readOwnCommand } from "../../../src/core/agent/own_command.ts";
import { shellWords } from "../../../src/core/agent/shell_words.ts";

const ARGS = ["hook", "run", "--provider", "codex"];
const PLAIN: HookCommand = { executable: "C:\\ome\\ome.exe", args: ARGS, os: "windows" };
const SPACED: HookCommand = { ...PLAIN, executable: "C:\\Program Files\\ome\\ome.exe" };

Deno.test("commandLine() needs no quotes on Windows for a plain path, in cmd, PowerShell and Git Bash alike", () => {
  for (const shell of ["cmd", "powershell", "posix", "windows"] as const) {
    assertEquals(commandLine(PLAIN, shell), "C:/ome/ome.exe hook run --provider codex");
  }
});

Deno.test("commandLine() quotes a path with blanks for cmd", () => {
  assertEquals(commandLine(SPACED, "cmd"), `"C:\\Program Files\\ome\\ome.exe" hook run --provider codex`);
});

Deno.test("commandLine() calls a quoted program in PowerShell, where it would else be a mere text", () => {
  assertEquals(commandLine(SPACED, "powershell"), `& 'C:\\Program Files\\ome\\ome.exe' hook run --provider codex`);
  assertEquals(
    commandLine({ ...SPACED, executable: "C:\\O'Hara\\ome.exe" }, "powershell").slice(0, 25),
    "& 'C:\\O''Hara\\ome.exe' ho",
  );
});

Deno.test("commandLine() quotes for Git Bash so that backslashes stay", () => {
  assertEquals(commandLine(SPACED, "posix"), `'C:\\Program Files\\ome\\ome.exe' hook run --provider codex`);
});

Deno.test("commandLine() writes for an unknown Windows shell what none of them reads anything into", () => {
  const line = commandLine(SPACED, "windows");
  assertMatch(line, /^powershell\.exe -NoProfile -NonInteractive -EncodedCommand [A-Za-z0-9+/=]+$/);
  assertNotMatch(line, /["'&|<>^%$`;(){}]/);
  assertEquals(decodeScript(line.split(" ").at(-1)!), commandLine(SPACED, "powershell"));
});

Deno.test("commandLine() keeps the backslashes of a share", () => {
  const share = { ...PLAIN, executable: "\\\\server\\tools\\ome.exe" };
  assertNotMatch(commandLine(share, "powershell"), /\/\//);
});

Deno.test("commandLine() quotes for sh", () => {
  const command = { executable: "/Users/ada/it's here/ome", args: ARGS, os: "darwin" } as const;
  assertEquals(commandLine(command, "posix"), `'/Users/ada/it'\\''s here/ome' hook run --provider codex`);
});

Deno.test("commandLine() is read back word by word, whatever the path", () => {
  const name = fc.stringMatching(/^[\w .,()+@~äö中-]{1,20}$/);
  fc.assert(fc.property(name, name, (folder, inner) => {
    const executable = `/opt/${folder}/${inner}/ome`;
    const line = commandLine({ executable, args: ARGS, os: "linux" }, "posix");
    assertEquals(shellWords(line), [executable, ...ARGS]);
    assertEquals(readOwnCommand(line), { provider: "codex", files: [executable] });
  }));
});

Deno.test("shellOn() is sh everywhere but on Windows", () => {
  assertEquals([shellOn("linux", "cmd"), shellOn("darwin", "cmd"), shellOn("windows", "cmd")], [
    "posix",
    "posix",
    "cmd",
  ]);
});
