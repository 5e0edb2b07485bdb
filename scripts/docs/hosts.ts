/**
 * `docs/hosts.md`: what each agent can deliver, written from the agents themselves.
 *
 * @module
 */

import type { Agent } from "../../src/core/agent/agent.ts";
import { AGENTS, findAgent } from "../../src/core/agent/agents.ts";
import { DEAF_HOSTS } from "../../src/core/agent/deaf_hosts.ts";
import type { Place } from "../../src/core/agent/place.ts";

const AT_HOME: Place = { home: "~", os: "linux", env: () => undefined };

const CONTEXT: Readonly<Record<Agent["facts"]["promptContext"], string>> = {
  documented: "documented",
  "works-undocumented": "works, not documented",
};

const INTRO = `# Agents and what they can deliver

<!-- Written by \`deno task docs\` from src/core/agent/. Change it there. -->

OME speaks to an agent when a prompt is submitted. What arrives depends on the agent: whether it hands context of a hook to
the model, how much of it, and what it asks of a person first. \`ome hook status\` says the same for your machine.
`;

const DEAF_INTRO = `## Hosts that cannot listen

Nothing can be handed to the model at the prompt here. A rule of theirs can tell the agent to ask instead:
\`ome init --no-hook --rules FILE --yes\` writes a marked block that names \`ome match\`, and \`ome uninstall\` takes it out of the files named here; \`ome uninstall --rules FILE\` out of any other.
`;

/**
 * Writes the document.
 *
 * @returns Markdown, every line of it.
 */
export function hostsText(): string {
  return [
    INTRO,
    table(
      ["agent", "`--provider`", "context at the prompt", "at most", "version", "trust", "sessions", "evidence"],
      AGENTS.map(agentRow),
    ),
    ...AGENTS.map(agentSection),
    DEAF_INTRO,
    table(["host", "why", "its rules"], DEAF_HOSTS.map(({ name, reason, rules }) => [name, reason, code(rules)])),
  ].join("\n");
}

function agentRow({ id, name, facts, sessions }: Agent): string[] {
  const { promptContext, minimumVersion, trust, evidence } = facts;
  return [
    name,
    code(id),
    CONTEXT[promptContext],
    limitOf(facts),
    minimumVersion ?? "not known",
    trust,
    sessions === undefined ? "not read" : "read",
    evidence,
  ];
}

function limitOf({ maxContextChars, maxContextBytes }: Agent["facts"]): string {
  const limits = { characters: maxContextChars, bytes: maxContextBytes };
  const known = Object.entries(limits).filter(([, most]) => most !== undefined);
  return known.map(([unit, most]) => `${most!.toLocaleString("en")} ${unit}`).join(", ") || "no limit known";
}

function agentSection(agent: Agent): string {
  const { name, facts, settings, projectSettings } = agent;
  const lenders = agent.borrows.map((id) => findAgent(id)!.name);
  const kind = settings.kind === "entries" ? "an entry in" : "a file of its own,";
  const lines = [
    `Installed as ${kind} ${code(settings.path(AT_HOME))}.`,
    ...(projectSettings.length > 0
      ? [`Also read in a project, where a second entry would answer too: ${projectSettings.map(code).join(", ")}.`]
      : []),
    ...(lenders.length > 0
      ? [`Also runs entries of ${lenders.join(", ")}; they answer in its shape, and keep silent beside one of its own.`]
      : []),
    ...(agent.skills === undefined
      ? []
      : [`\`ome init\` puts the skill into ${code(`${agent.skills(AT_HOME)}/ome/`)}.`]),
    ...facts.afterInstall.map((line) => `After installing: ${line}`),
    ...facts.limits,
  ];
  return `## ${name}\n\n${lines.map((line) => `- ${line}\n`).join("")}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`;
  return [head, head.map(() => "---"), ...rows].map(line).join("");
}

function code(text: string): string {
  return `\`${text}\``;
}
