/**
 * Checks of what connects OME to coding agents: hooks, hosts that cannot listen, skills.
 *
 * @module
 */

import type { Finding } from "../../finding.ts";
import { type Check, count, when } from "../check.ts";
import type { HookFacts, SkillFacts } from "../snapshot.ts";

/** The hooks are installed, trusted, able to run, and answer once. */
export const hooksCheck: Check = {
  area: "hooks",
  title: "Hooks",
  fact: ({ hooks }) =>
    hooks.filter(({ isInstalled }) => isInstalled).map(({ name }) => name).join(", ") || "none installed",
  run: ({ hooks }) => [
    ...when(!hooks.some(({ isInstalled }) => isInstalled), [
      "warning",
      "no-hook",
      "No agent runs the hook, so that nothing is recalled at prompts",
      "Install it: ome hook install",
    ]),
    ...hooks.flatMap(hookFindings),
  ],
};

function hookFindings(hook: HookFacts): Finding[] {
  return [...hook.findings, ...(hook.isInstalled ? installedFindings(hook) : absentFindings(hook))];
}

function absentFindings({ name, id, isHere, lender }: HookFacts): Finding[] {
  return [
    ...when(isHere && lender === undefined, [
      "note",
      "hook-absent",
      `${name} is on this machine and does not run the hook`,
      `Install it: ome hook install --provider ${id}`,
    ]),
    ...when(isHere && lender !== undefined, [
      "note",
      "hook-borrowed",
      `${name} runs the entry of ${lender}, where it passes the arguments on`,
      `An entry of its own is surer: ome hook install --provider ${id}`,
    ]),
  ];
}

function installedFindings(hook: HookFacts): Finding[] {
  const { name, id, missing, doubles, isEnabled, lastHeard } = hook;
  const again = `Install it again: ome hook install --provider ${id}`;
  return [
    ...missing.flatMap((path) =>
      when(true, ["error", "hook-broken", `${name} cannot run the hook: missing, or not allowed to run`, again], {
        path,
      })
    ),
    ...doubles.flatMap((path) =>
      when(true, [
        "error",
        "hook-twice",
        `A second entry would answer the same prompt of ${name}`,
        "Remove one of the two",
      ], { path })
    ),
    ...reviewFindings(hook),
    ...when(!isEnabled, [
      "note",
      "hook-disabled",
      `The settings of OME say not to answer ${name}`,
      `Let it: ome config set hooks.providers.${id}.enabled true`,
    ]),
    ...when(lastHeard === undefined && missing.length === 0, [
      "note",
      "hook-unheard",
      `${name} has not run the hook yet`,
      "Type a prompt there and look again",
    ]),
  ];
}

function reviewFindings({ name, settings, review }: HookFacts): Finding[] {
  return [
    ...when(review === "not-reviewed", [
      "warning",
      "hook-untrusted",
      `${name} has not been told to trust the hook, and leaves it out without a word`,
      `Start ${name} and review its hooks`,
    ], { path: settings }),
    ...when(review === "switched-off", [
      "warning",
      "hook-switched-off",
      `${name} was told not to run this hook`,
      "Switch it on again in the settings of the agent",
    ], { path: settings }),
  ];
}

/** Hosts that are on this machine, and that OME cannot speak to. */
export const deafCheck: Check = {
  area: "cannot-listen",
  title: "Deaf hosts",
  fact: ({ deaf }) => deaf.map(({ name }) => name).join(", ") || "none found",
  run: ({ deaf }) =>
    deaf.flatMap(({ name, reason, rules }) =>
      when(true, [
        "note",
        "host-deaf",
        `${name}: ${reason.replace(/\.$/, "")}`,
        `Let a rule tell it to run ome match: ome init --no-hook --rules ${rules}`,
      ])
    ),
};

const SKILL_FINDINGS: Readonly<Record<SkillFacts["state"], Parameters<typeof when>[1] | undefined>> = {
  current: undefined,
  missing: undefined,
  outdated: ["note", "skill-outdated", "The skill was written by another version", "Bring it up to date: ome init"],
  edited: [
    "note",
    "skill-edited",
    "The skill was edited, and is left as it is",
    "To take ours instead, remove the folder and run ome init",
  ],
};

/** The skill is there, and as this version writes it. */
export const skillsCheck: Check = {
  area: "skills",
  title: "Skill",
  fact: ({ skills }) => {
    const present = skills.filter(({ state }) => state !== "missing");
    return present.length === 0
      ? "not installed"
      : `in ${count(present.length, "folder")}: ${present.map(({ folder }) => folder).join(", ")}`;
  },
  run: ({ skills }) =>
    skills.flatMap(({ folder, state }) => {
      const words = SKILL_FINDINGS[state];
      return words === undefined ? [] : when(true, words, { path: folder });
    }),
};
