/**
 * What every agent must do, over the fixtures of each: a new agent is held to all of it by its folder alone.
 */

import { assert, assertEquals } from "@std/assert";
import type { Agent, HookCommand, JsonObject, PromptEvent } from "../src/core/agent/agent.ts";
import { AGENTS } from "../src/core/agent/agents.ts";
import { findOwnEntries } from "../src/core/agent/own_entries.ts";
import type { Place } from "../src/core/agent/place.ts";
import { recognise } from "../src/core/agent/recognise.ts";
import type { SessionLine } from "../src/core/agent/session_format.ts";
import { installEntries, uninstallEntries } from "../src/edge/install/entry_edit.ts";
import { readHookState } from "../src/edge/install/hook_state.ts";
import { removeMadeFolders } from "../src/edge/files/made_folders.ts";
import { parentFolder } from "../src/edge/files/path.ts";
import { applyTextChange } from "../src/edge/files/text_change.ts";
import { planInstall, planUninstall } from "../src/edge/install/settings_change.ts";
import { foldersBelow } from "./folders_below.ts";
import { MemoryHost } from "./memory_host.ts";

interface PayloadCase {
  readonly name: string;
  /** What `--provider` says. */
  readonly provider?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly payload: JsonObject;
  /** The id of the agent that is recognised. */
  readonly speaks: string;
  readonly event: PromptEvent | null;
  readonly compaction?: string;
  readonly answerFirst?: readonly string[];
}

interface PlaceCase {
  readonly os?: Place["os"];
  readonly env?: Readonly<Record<string, string>>;
  readonly settings: string;
}

interface Transcript {
  readonly folder: string;
  /** Paths below the folder, and whether they are transcripts of a person's session. */
  readonly files: Readonly<Record<string, boolean>>;
  readonly lines: readonly { readonly line: unknown; readonly reads: SessionLine | null }[];
}

const NO_ENV = () => undefined;
const HOME: Readonly<Record<Place["os"], string>> = {
  linux: "/home/ada",
  darwin: "/Users/ada",
  windows: "C:\\Users\\ada",
};

function envOf(variables: Readonly<Record<string, string>> = {}): (name: string) => string | undefined {
  return (name) => variables[name];
}

function placeOn(os: Place["os"], env?: Readonly<Record<string, string>>): Place {
  return { os, home: HOME[os], env: envOf(env) };
}

function commandFor(agent: Agent, executable = "/opt/ome/bin/ome", os: Place["os"] = "linux"): HookCommand {
  return { executable, args: ["hook", "run", "--provider", agent.id], os };
}

async function fixture<T>(agent: Agent, name: string): Promise<T> {
  const { default: content } = await import(`../fixtures/agents/${agent.id}/${name}.json`, { with: { type: "json" } });
  return content as T;
}

for (const agent of AGENTS) {
  const { settings, sessions } = agent;

  Deno.test(`${agent.id}: payloads are recognised and read`, async () => {
    const cases = await fixture<readonly PayloadCase[]>(agent, "payloads");
    for (const { name, provider, env, payload, ...expected } of cases) {
      const found = recognise(payload, { provider, env: envOf(env) });
      assertEquals(found.dialect.id, expected.speaks, `${name}: speaks`);
      assertEquals(found.dialect.readEvent(payload, envOf(env)) ?? null, expected.event, `${name}: event`);
      assertEquals(found.dialect.readCompaction?.(payload), expected.compaction, `${name}: compaction`);
      assertEquals(found.answerFirst.map(({ id }) => id), expected.answerFirst ?? [], `${name}: who answers first`);
    }
    const kinds = cases.map(({ event }) => event?.notAPerson ?? (event === null ? "no prompt" : "a prompt"));
    for (const kind of ["a prompt", "no prompt", "sub-agent"] as const) {
      assert(kinds.includes(kind), `no fixture of ${kind}`);
    }
  });

  Deno.test(`${agent.id}: payloads of wrong shapes are survived`, () => {
    const wrong = [null, 7, "x", [], {}, true];
    for (const value of wrong) {
      const payload = Object.fromEntries(
        [
          "prompt",
          "submitted_prompt",
          "cwd",
          "session_id",
          "sessionId",
          "hook_event_name",
          "workspace_roots",
          "timestamp",
        ]
          .map((key) => [key, value]),
      );
      const event = agent.readEvent(payload, NO_ENV);
      assert(event === undefined || typeof event.prompt === "string");
      assertEquals(agent.readEvent({}, NO_ENV), undefined);
      assertEquals(agent.readCompaction?.(payload), undefined);
      assertEquals(agent.detect({}, NO_ENV), 0);
    }
  });

  Deno.test(`${agent.id}: the answer has the agent's strict shape`, async () => {
    assertEquals(agent.writeReply("CONTEXT"), await fixture<JsonObject>(agent, "reply"));
  });

  Deno.test(`${agent.id}: settings lie where the agent looks`, async () => {
    for (const { os = "linux", env, settings: expected } of await fixture<readonly PlaceCase[]>(agent, "places")) {
      assertEquals(settings.path(placeOn(os, env)), expected);
    }
  });

  Deno.test(`${agent.id}: what is installed is recognised as ours, on every system and with blanks in the path`, () => {
    for (const executable of ["/opt/ome", "/opt/my tools/ome", "C:\\ome\\ome.exe", "C:\\My Tools (x86)\\ome.exe"]) {
      const os = executable.startsWith("C:") ? "windows" : "linux";
      const text = installed(agent, commandFor(agent, executable, os));
      const found = findOwnEntries(text);
      assert(found.length > 0, text);
      for (const { provider, files } of found) {
        assertEquals([provider, files.map((file) => file.replaceAll("/", "\\"))], [agent.id, [
          executable.replaceAll("/", "\\"),
        ]]);
      }
    }
  });

  Deno.test(`${agent.id}: install, install, uninstall leaves no trace where nothing was`, () => {
    const host = new MemoryHost();
    const before = [...host.files.list("/home/ada")];
    const target = { agent, place: placeOn("linux") };
    applyTextChange(planInstall(target, commandFor(agent), host), host);
    const again = planInstall(target, commandFor(agent), host);
    assertEquals(again.after, again.before);
    const { commands } = readHookState(target, undefined, host);
    assertEquals(commands, [{ provider: agent.id, files: ["/opt/ome/bin/ome"] }]);
    const removal = planUninstall(target, commandFor(agent), host);
    applyTextChange(removal, host);
    removeMadeFolders([removal], host);
    assertEquals(host.files.list("/home/ada"), before);
  });

  Deno.test(`${agent.id}: install, uninstall leaves the folder that was there, and empty`, () => {
    const host = new MemoryHost();
    const target = { agent, place: placeOn("linux") };
    host.files.putFolder(parentFolder(settings.path(target.place)));
    const before = foldersBelow("/home", host);
    applyTextChange(planInstall(target, commandFor(agent), host), host);
    const removal = planUninstall(target, commandFor(agent), host);
    applyTextChange(removal, host);
    removeMadeFolders([removal], host);
    assertEquals(foldersBelow("/home", host), before);
  });

  Deno.test(`${agent.id}: a moved program leaves one entry`, () => {
    const host = new MemoryHost();
    const target = { agent, place: placeOn("linux") };
    for (const executable of ["/opt/ome/bin/ome", "/usr/local/bin/ome", "/home/ada/My Tools/ome"]) {
      applyTextChange(planInstall(target, commandFor(agent, executable), host), host);
      assertEquals(readHookState(target, undefined, host).commands, [{ provider: agent.id, files: [executable] }]);
    }
  });

  if (settings.kind === "entries") {
    Deno.test(`${agent.id}: foreign hooks and unknown keys stay, to the byte`, async () => {
      const text = await fixture<string>(agent, "settings");
      const wanted = { entries: settings.entries(commandFor(agent)), frame: settings.frame };
      const once = installEntries(text, wanted);
      assertEquals(once.finding, undefined);
      assertEquals(installEntries(once.text, wanted).changed, false);
      assertEquals(uninstallEntries(once.text!, wanted), { text, changed: true });
      assertEquals(uninstallEntries(text, wanted), { text, changed: false });
    });
  } else {
    Deno.test(`${agent.id}: a foreign file of our name is left alone`, () => {
      const target = { agent, place: placeOn("linux") };
      const host = new MemoryHost({ files: { [settings.path(target.place)]: "// somebody else's\n" } });
      assertEquals(planInstall(target, commandFor(agent), host).findings.map(({ code }) => code), [
        "settings.foreign-file",
      ]);
      const change = planUninstall(target, commandFor(agent), host);
      assertEquals(change.after, change.before);
    });
  }

  if (sessions !== undefined) {
    Deno.test(`${agent.id}: transcripts give what a person said, and nothing else`, async () => {
      const { folder, files, lines } = await fixture<Transcript>(agent, "transcript");
      assert(sessions.folders(placeOn("linux")).includes(folder));
      for (const [path, expected] of Object.entries(files)) assertEquals(sessions.isTranscript(path), expected, path);
      for (const { line, reads } of lines) {
        assertEquals(sessions.readLine(line) ?? null, reads, JSON.stringify(line));
      }
    });
  }

  Deno.test(`${agent.id}: the facts are told in whole sentences`, () => {
    const { facts } = agent;
    for (const line of [...facts.afterInstall, ...facts.limits]) assert(/^[A-Z`].*[.]$/.test(line), line);
    assert(facts.afterInstall.length > 0);
  });
}

/** The text that installing writes where nothing was. */
function installed({ settings }: Agent, command: HookCommand): string {
  if (settings.kind === "file") return settings.content(command);
  return installEntries(undefined, { entries: settings.entries(command), frame: settings.frame }).text!;
}
