/**
 * `ome project init`.
 *
 * @module
 */

import type { Host } from "../../edge/host.ts";
import { CARD_STATUSES, projectLibrary, statusFolder } from "../../edge/library/library.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { type Command, CommandError } from "../command.ts";
import { pathView, shortPath } from "../views/short_path.ts";

const README = `# Lessons for coding agents

Cards in \`experiences/active/\` are shown by \`ome\` (oh-my-experience) to the coding agents of everyone who works on this
project, when a prompt calls for them. They are plain Markdown: review them like code.

- \`ome experience new --scope project …\` adds a draft, \`ome experience enable ID\` lets it be recalled.
- \`ome experience check .oh-my-experience\` names every problem with file and line, and fails CI on errors.
- \`ome project status\` shows what is in here.
`;

const GITIGNORE = `events.jsonl
events.*.jsonl
retrospectives/
indexes/
`;

/** Makes the library of the project. */
export const projectInitCommand: Command = {
  words: ["project", "init"],
  args: "",
  arity: [0, 0],
  summary: "Make a library beside the code, to be shared with the team",
  details: "Leaves everything alone that is there already.",
  examples: ["ome project init"],
  flags: {},
  run: ({ global }, host) => {
    const { root } = readProjectContext(global.cwd, host);
    if (root === undefined) {
      const hint = "Run it inside a project: a folder with .git or a manifest such as package.json";
      throw new CommandError("project.none", `"${global.cwd}" belongs to no project`, hint);
    }
    const library = projectLibrary(root);
    const wanted: Readonly<Record<string, string>> = {
      [`${library.folder}/README.md`]: README,
      [`${library.folder}/.gitignore`]: GITIGNORE,
      ...Object.fromEntries(CARD_STATUSES.map((status) => [`${statusFolder(library, status)}/.gitkeep`, ""])),
    };
    const created = Object.entries(wanted).filter(([path, text]) => makeFile(path, text, host)).map(([path]) => path);
    const paths = pathView(global, host);
    return Promise.resolve({
      data: { folder: library.folder, created },
      view: () => initText(created, shortPath(library.folder, paths)),
    });
  },
};

function makeFile(path: string, text: string, { files }: Host): boolean {
  if (files.lstat(path)) return false;
  files.makeFolder(path.slice(0, path.lastIndexOf("/")));
  files.create(path, text);
  return true;
}

function initText(created: readonly string[], folder: string): string {
  if (created.length === 0) return `The project's library is there already: ${folder}\n`;
  return `Made the project's library: ${folder}\nAdd a card to it: ome experience new --scope project\n`;
}
