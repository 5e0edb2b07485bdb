/**
 * Completion scripts for shells, made from the command table.
 *
 * The scripts hold the whole table, so that a press of the tab key starts no program.
 *
 * @module
 */

import type { Command, Flag } from "../command.ts";
import { GLOBAL_FLAGS } from "../arguments/global_flags.ts";

/** The shells that there are scripts for. */
export const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;

/** A shell that there is a script for. */
export type Shell = typeof SHELLS[number];

/** One place on a command line: the words so far, and what may follow them. */
interface Place {
  readonly words: string;
  readonly next: readonly string[];
}

/**
 * Makes the completion script of a shell.
 *
 * @param shell The shell.
 * @param commands All commands.
 * @returns The script, to be sourced by the shell's own start file.
 */
export function completionScript(shell: Shell, commands: readonly Command[]): string {
  return SCRIPTS[shell](commands);
}

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Command[]) => string>> = {
  bash: bashScript,
  zsh: (commands) => `#compdef ome\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(commands)}`,
  fish: fishScript,
  powershell: powershellScript,
};

function places(commands: readonly Command[]): Place[] {
  const found = new Map<string, Set<string>>();
  for (const command of commands) {
    const { words, flags } = command;
    for (let count = 0; count < words.length; count++) {
      follow(found, words.slice(0, count), [words[count]!]);
      follow(found, ["help", ...words.slice(0, count)], [words[count]!]);
    }
    const names = [...Object.keys(flags), ...Object.keys(GLOBAL_FLAGS)].map((name) => `--${name}`);
    follow(found, words, [...choicesOf(command), ...names]);
  }
  return [...found].map(([words, next]) => ({ words, next: [...next] }));
}

/** What an argument may be, where the usage line lists it: `card|record|suite`. */
function choicesOf({ args }: Command): string[] {
  return /^[\w-]+(?:\|[\w-]+)+$/.test(args) ? args.split("|") : [];
}

function follow(found: Map<string, Set<string>>, words: readonly string[], next: readonly string[]): void {
  const key = words.join(" ");
  found.set(key, new Set([...found.get(key) ?? [], ...next]));
}

/** The flags that take a value, with the values that are allowed after the words of each command. */
function valuePlaces(commands: readonly Command[]): Place[] {
  return commands.flatMap(({ words, flags }) =>
    Object.entries({ ...flags, ...GLOBAL_FLAGS })
      .filter(([, { type }]) => type !== "boolean")
      .map(([name, { oneOf = [] }]) => ({ words: [...words, `--${name}`].join(" "), next: oneOf }))
  );
}

/**
 * Both Bash and, through its Bash emulation, Z shell. Finds the longest known beginning of what was typed; a flag's value
 * is no word of a command, and where nothing is known of it, files are offered.
 */
function bashScript(commands: readonly Command[]): string {
  const values = valuePlaces(commands);
  const valued = new Set(values.map(({ words }) => words.slice(words.lastIndexOf(" ") + 1)));
  const cases = [...places(commands), ...values.filter(({ next }) => next.length > 0)]
    .map(({ words, next }) => `    "${words}") next="${next.join(" ")}" ;;`);
  return `_ome() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words="" word flag="" next=""
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [ "$word" = "=" ] && continue
    [ -n "$flag" ] && { flag=""; continue; }
    case "$word" in ${[...valued].join("|")}) flag="$word" ;; -*) ;; *) words="\${words:+$words }$word" ;; esac
  done
  while :; do
    _ome_next "$words"
    [ -n "$next" ] || [ -z "$words" ] && break
    case "$words" in *" "*) words="\${words% *}" ;; *) words="" ;; esac
  done
  [ -z "$flag" ] || _ome_next "$words $flag"
  COMPREPLY=($(compgen -W "$next" -- "$current"))
}
_ome_next() {
  case "$1" in
${cases.join("\n")}
    *) next="" ;;
  esac
}
complete -o default -F _ome ome
`;
}

function fishScript(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => [...fishWords(command), ...fishFlags(command)]);
  const globals = Object.entries(GLOBAL_FLAGS).map(([name, flag]) => `complete -c ome ${fishFlag(name, flag)}`);
  return `function __ome_at
  set -l words (string match -v -- '-*' (commandline -opc)[2..])
  test "$words" = "$argv"
end
complete -c ome -f
${[...new Set(lines), ...globals].join("\n")}
`;
}

function fishWords(command: Command): string[] {
  const { words, summary } = command;
  const lines = words.flatMap((word, at) => {
    const meaning = at === words.length - 1 ? ` -d '${quoted(summary)}'` : "";
    const before = words.slice(0, at);
    return [before, ["help", ...before]].map((typed) =>
      `complete -c ome -n '__ome_at ${typed.join(" ")}' -a ${word}${meaning}`
    );
  });
  const choices = choicesOf(command).join(" ");
  return choices === "" ? lines : [...lines, `complete -c ome -n '__ome_at ${words.join(" ")}' -a '${choices}'`];
}

function fishFlags({ words, flags }: Command): string[] {
  return Object.entries(flags).map(([name, flag]) =>
    `complete -c ome -n '__fish_seen_subcommand_from ${words.at(-1)}' ${fishFlag(name, flag)}`
  );
}

function fishFlag(name: string, flag: Flag): string {
  const values = flag.oneOf ? ` -a '${flag.oneOf.join(" ")}'` : "";
  return `-l ${name}${flag.type === "boolean" ? "" : ` -r${values}`} -d '${quoted(flag.help)}'`;
}

function quoted(text: string): string {
  return text.replaceAll("'", "\\'");
}

function powershellScript(commands: readonly Command[]): string {
  const rows = places(commands).map(({ words, next }) => `    '${words}' = '${next.join(" ")}'`);
  return `Register-ArgumentCompleter -Native -CommandName ome -ScriptBlock {
  param($current, $line, $position)
  $next = @{
${rows.join("\n")}
  }
  $words = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" } |
    Where-Object { $_ -notlike '-*' -and $_ -ne $current })
  while ($words.Count -gt 0 -and -not $next.ContainsKey($words -join ' ')) {
    $words = @($words | Select-Object -SkipLast 1)
  }
  $next[$words -join ' '] -split ' ' | Where-Object { $_ -like "$current*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`;
}
