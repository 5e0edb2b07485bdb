/**
 * `ome project status`.
 *
 * @module
 */

import { oneLine } from "../../core/context/one_line.ts";
import type { Finding } from "../../core/finding.ts";
import type { ProjectContext } from "../../core/project/project.ts";
import type { Host } from "../../edge/host.ts";
import { type Library, libraryStack } from "../../edge/library/library.ts";
import { readLibrary } from "../../edge/library/read_library.ts";
import type { StoredCard } from "../../edge/library/read_card.ts";
import { readProjectContext } from "../../edge/project/project_context.ts";
import { cardHead } from "../cards/card_data.ts";
import { alignCells } from "../views/columns.ts";
import type { Command, Style } from "../command.ts";
import { shortPath } from "../views/short_path.ts";
import { wrap } from "../views/wrap.ts";

/** A field of a card is one line here, however long it is in its file. In UTF-16 units. */
const LONGEST = 400;

/** Shows what a repository brings along, before anybody relies on it. */
export const projectStatusCommand: Command = {
  words: ["project", "status"],
  args: "",
  arity: [0, 0],
  summary: "Show how OME sees this project, and the cards that the repository brings",
  examples: ["ome project status", "ome project status --cwd ~/src/app --json"],
  flags: {},
  run: ({ global }, host) => {
    const project = readProjectContext(global.cwd, host);
    const [library] = libraryStack({ dataDir: undefined, projectRoot: project.root }, host);
    const { cards, findings } = library ? readLibrary([library], host) : { cards: [], findings: [] };
    const status = { project, library, cards, findings };
    const data = { project, folder: library?.folder ?? null, cards: cards.map(cardHead), findings };
    return Promise.resolve({
      data,
      view: (style) => statusText(status, { cwd: global.cwd, host, style }),
    });
  },
};

interface ProjectStatus {
  readonly project: ProjectContext;
  readonly library: Library | undefined;
  readonly cards: readonly StoredCard[];
  readonly findings: readonly Finding[];
}

interface Look {
  readonly cwd: string;
  readonly host: Host;
  readonly style: Style;
}

function statusText(status: ProjectStatus, { cwd, host, style }: Look): string {
  const { project, library } = status;
  if (project.root === undefined) return `"${cwd}" belongs to no project.\n`;
  const facts = [
    ["Project", project.key ?? "no remote and no name: only global cards apply"],
    ["Root", shortPath(project.root, { home: host.home() })],
    ["Module", project.modulePath || "the root"],
    [
      "Library",
      library ? shortPath(library.folder, { home: host.home() }) : "none; `ome project init` makes one",
    ],
  ];
  const head = alignCells(facts, style.columns).map(([name = "", value = ""]) => `${style.dim(name)}${value}\n`).join(
    "",
  );
  return library ? `${head}\n${cardsText(status, style)}` : head;
}

/** What is printed here came with the repository: one line a text, and said whose words they are. */
function cardsText({ cards, findings }: ProjectStatus, style: Style): string {
  const broken = new Set(findings.filter(({ level }) => level === "error").map(({ path }) => path)).size;
  const warning = broken === 0 ? "" : `\n${broken} broken; \`ome experience check --scope project\` says why.\n`;
  if (cards.length === 0) return `It holds no cards.\n${warning}`;
  const intro = wrap(
    "The words below are the repository's. Active cards are shown to your agents here.",
    style.columns,
  );
  const list = cards.map(({ card }) =>
    `\n  ${style.bold(oneLine(card.title, LONGEST))}  ${style.dim(`${card.id}, ${card.status}`)}\n` +
    wrap(oneLine(card.summary, LONGEST), style.columns, "    ")
  );
  return `${intro}${list.join("")}${warning}`;
}
