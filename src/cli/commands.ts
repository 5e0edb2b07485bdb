/**
 * The list of commands, one line each: parsing, help, completions and `docs/cli.md` are all made from it.
 *
 * An entry names only what finds a command. The command itself is loaded when somebody asks for it.
 *
 * @module
 */

import type { CommandEntry } from "./command.ts";

/** Every command, in the order of the overview. */
export const COMMANDS: readonly CommandEntry[] = [
  { words: ["match"], topic: "recall", load: async () => (await import("./commands/match.ts")).matchCommand },
  {
    words: ["signals", "list"],
    topic: "recall",
    isDefault: true,
    load: async () => (await import("./commands/signals_list.ts")).signalsListCommand,
  },
  {
    words: ["signals", "test"],
    topic: "recall",
    load: async () => (await import("./commands/signals_try.ts")).signalsTestCommand,
  },
  { words: ["off"], topic: "recall", load: async () => (await import("./commands/off.ts")).offCommand },
  { words: ["on"], topic: "recall", load: async () => (await import("./commands/on.ts")).onCommand },
  {
    words: ["experience", "list"],
    topic: "cards",
    load: async () => (await import("./commands/experience_list.ts")).experienceListCommand,
  },
  {
    words: ["experience", "show"],
    topic: "cards",
    load: async () => (await import("./commands/experience_show.ts")).experienceShowCommand,
  },
  {
    words: ["experience", "new"],
    topic: "cards",
    load: async () => (await import("./commands/experience_new.ts")).experienceNewCommand,
  },
  {
    words: ["experience", "check"],
    topic: "cards",
    load: async () => (await import("./commands/experience_check.ts")).experienceCheckCommand,
  },
  {
    words: ["experience", "enable"],
    topic: "cards",
    load: async () => (await import("./commands/experience_enable.ts")).experienceEnableCommand,
  },
  {
    words: ["experience", "archive"],
    topic: "cards",
    load: async () => (await import("./commands/experience_archive.ts")).experienceArchiveCommand,
  },
  {
    words: ["experience", "restore"],
    topic: "cards",
    load: async () => (await import("./commands/experience_restore.ts")).experienceRestoreCommand,
  },
  {
    words: ["project", "init"],
    topic: "cards",
    load: async () => (await import("./commands/project_init.ts")).projectInitCommand,
  },
  {
    words: ["project", "status"],
    topic: "cards",
    load: async () => (await import("./commands/project_status.ts")).projectStatusCommand,
  },
  {
    words: ["source", "scan"],
    topic: "reflect",
    load: async () => (await import("./commands/source_scan.ts")).sourceScanCommand,
  },
  {
    words: ["source", "search"],
    topic: "reflect",
    load: async () => (await import("./commands/source_search.ts")).sourceSearchCommand,
  },
  {
    words: ["source", "show"],
    topic: "reflect",
    load: async () => (await import("./commands/source_show.ts")).sourceShowCommand,
  },
  {
    words: ["source", "status"],
    topic: "reflect",
    load: async () => (await import("./commands/source_status.ts")).sourceStatusCommand,
  },
  {
    words: ["source", "clean"],
    topic: "reflect",
    load: async () => (await import("./commands/source_clean.ts")).sourceCleanCommand,
  },
  {
    words: ["record", "init"],
    topic: "records",
    load: async () => (await import("./commands/record_init.ts")).recordInitCommand,
  },
  {
    words: ["record", "new"],
    topic: "records",
    load: async () => (await import("./commands/record_new.ts")).recordNewCommand,
  },
  {
    words: ["record", "add"],
    topic: "records",
    load: async () => (await import("./commands/record_add.ts")).recordAddCommand,
  },
  {
    words: ["record", "search"],
    topic: "records",
    load: async () => (await import("./commands/record_search.ts")).recordSearchCommand,
  },
  {
    words: ["record", "show"],
    topic: "records",
    load: async () => (await import("./commands/record_show.ts")).recordShowCommand,
  },
  {
    words: ["record", "check"],
    topic: "records",
    load: async () => (await import("./commands/record_check.ts")).recordCheckCommand,
  },
  {
    words: ["record", "stats"],
    topic: "records",
    load: async () => (await import("./commands/record_stats.ts")).recordStatsCommand,
  },
  {
    words: ["record", "verify"],
    topic: "records",
    load: async () => (await import("./commands/record_verify.ts")).recordVerifyCommand,
  },
  {
    words: ["record", "deprecate"],
    topic: "records",
    load: async () => (await import("./commands/record_deprecate.ts")).recordDeprecateCommand,
  },
  {
    words: ["record", "promote"],
    topic: "records",
    load: async () => (await import("./commands/record_promote.ts")).recordPromoteCommand,
  },
  {
    words: ["record", "selftest"],
    topic: "records",
    load: async () => (await import("./commands/record_selftest.ts")).recordSelftestCommand,
  },
  {
    words: ["reflect", "start"],
    topic: "reflect",
    load: async () => (await import("./commands/reflect_start.ts")).reflectStartCommand,
  },
  {
    words: ["reflect", "add"],
    topic: "reflect",
    load: async () => (await import("./commands/reflect_add.ts")).reflectAddCommand,
  },
  {
    words: ["reflect", "candidates"],
    topic: "reflect",
    load: async () => (await import("./commands/reflect_candidates.ts")).reflectCandidatesCommand,
  },
  {
    words: ["reflect", "show"],
    topic: "reflect",
    load: async () => (await import("./commands/reflect_show.ts")).reflectShowCommand,
  },
  {
    words: ["reflect", "decide"],
    topic: "reflect",
    load: async () => (await import("./commands/reflect_decide.ts")).reflectDecideCommand,
  },
  {
    words: ["reflect", "apply"],
    topic: "reflect",
    load: async () => (await import("./commands/reflect_apply.ts")).reflectApplyCommand,
  },
  {
    words: ["reflect", "list"],
    topic: "reflect",
    load: async () => (await import("./commands/reflect_list.ts")).reflectListCommand,
  },
  { words: ["init"], topic: "setup", load: async () => (await import("./commands/init.ts")).initCommand },
  {
    words: ["hook", "install"],
    topic: "setup",
    load: async () => (await import("./commands/hook_install.ts")).hookInstallCommand,
  },
  {
    words: ["hook", "uninstall"],
    topic: "setup",
    load: async () => (await import("./commands/hook_uninstall.ts")).hookUninstallCommand,
  },
  {
    words: ["hook", "status"],
    topic: "setup",
    load: async () => (await import("./commands/hook_status.ts")).hookStatusCommand,
  },
  { words: ["hook", "run"], topic: "setup", load: async () => (await import("./commands/hook_run.ts")).hookRunCommand },
  {
    words: ["uninstall"],
    topic: "setup",
    load: async () => (await import("./commands/uninstall.ts")).uninstallCommand,
  },
  { words: ["stats"], topic: "upkeep", load: async () => (await import("./commands/stats.ts")).statsCommand },
  { words: ["doctor"], topic: "upkeep", load: async () => (await import("./commands/doctor.ts")).doctorCommand },
  {
    words: ["config", "get"],
    topic: "upkeep",
    load: async () => (await import("./commands/config_get.ts")).configGetCommand,
  },
  {
    words: ["config", "preview"],
    topic: "upkeep",
    load: async () => (await import("./commands/config_preview.ts")).configPreviewCommand,
  },
  {
    words: ["config", "set"],
    topic: "upkeep",
    load: async () => (await import("./commands/config_set.ts")).configSetCommand,
  },
  { words: ["schema"], topic: "help", load: async () => (await import("./commands/schema.ts")).schemaCommand },
  {
    words: ["eval", "recall"],
    topic: "evaluation",
    load: async () => (await import("./commands/eval_recall.ts")).evalRecallCommand,
  },
  {
    words: ["eval", "hook"],
    topic: "evaluation",
    load: async () => (await import("./commands/eval_hook.ts")).evalHookCommand,
  },
  { words: ["version"], topic: "help", load: async () => (await import("./commands/version.ts")).versionCommand },
  { words: ["help"], topic: "help", load: async () => (await import("./commands/help.ts")).helpOn(COMMANDS) },
  {
    words: ["completions"],
    topic: "help",
    load: async () => (await import("./commands/completions.ts")).completionsOf(COMMANDS),
  },
];
