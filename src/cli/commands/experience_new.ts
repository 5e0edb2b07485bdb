/**
 * `ome experience new`.
 *
 * @module
 */

import { enableCommand } from "../cards/enable_command.ts";
import type { Card } from "../../core/card/card.ts";
import { inferCategory } from "../../core/card/category.ts";
import { idFor } from "../../core/card/id.ts";
import { formatCard } from "../../core/card/markdown.ts";
import { setCardStatus } from "../../core/card/status_line.ts";
import type { Finding } from "../../core/finding.ts";
import type { Host } from "../../edge/host.ts";
import { addCard, type NewCard } from "../../edge/library/add_card.ts";
import { checkCardText } from "../../edge/library/check_cards.ts";
import { libraryForNew, openWholeStack } from "../../edge/library/open_stack.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { logOperation } from "../cards/log_operation.ts";
import { type Command, CommandError, type Flag, type Invocation } from "../command.ts";
import { requireFitCard } from "../cards/fit_card.ts";
import { findingsText, type FindingTextOptions } from "../views/finding_text.ts";
import { readNamedText } from "../views/named_text.ts";
import { pathView, shortPath } from "../views/short_path.ts";

const GRADES = ["low", "medium", "high"] as const;
const POLICIES = ["must", "should", "may", "off"] as const;

/** Flags without which there is no card, unless it comes from a file. */
const REQUIRED = ["title", "summary", "rule"] as const;

const FLAGS: Readonly<Record<string, Flag>> = {
  from: { type: "text", value: "FILE", help: "Take the card from this Markdown file, as it is" },
  title: { type: "text", value: "TEXT", help: "A short name" },
  summary: { type: "text", value: "TEXT", help: "One sentence, at most 400 characters" },
  rule: { type: "text", value: "TEXT", help: "The full rule" },
  intro: { type: "text", value: "TEXT", help: "What the card is for, in plain words; the summary unless given" },
  "use-when": { type: "texts", value: "PHRASE", help: "When it applies, as a user would say it" },
  "ignore-when": { type: "texts", value: "PHRASE", help: "A near miss that must not recall it" },
  trigger: { type: "texts", value: "PHRASE", help: "A precise phrase that finds it" },
  topic: { type: "texts", value: "WORD", help: "A broad subject such as git" },
  category: { type: "text", value: "NAME", help: "A label such as Testing; inferred unless given" },
  policy: { type: "text", value: "WORD", oneOf: POLICIES, help: "How strongly it wants to be shown" },
  risk: { type: "text", value: "GRADE", oneOf: GRADES, help: "What it costs to miss it" },
  "project-key": {
    type: "text",
    value: "KEY",
    help: "Recall it in this project alone, such as github.com/owner/name",
  },
  id: { type: "text", value: "ID", help: "Its id; made from the title unless given" },
};

/** Adds a card, as a draft. */
export const experienceNewCommand: Command = {
  words: ["experience", "new"],
  args: "",
  arity: [0, 0],
  summary: "Add a card, as a draft",
  details:
    "From flags, or from a Markdown file with --from. The summary is one sentence: when the card applies, the usual wrong turn, the right action.",
  examples: [
    'ome experience new --title "Look before you commit" --summary "When committing, the usual mistake is to add everything; read the diff first." --rule "Run git status and read the diff." --trigger "commit my changes"',
    "ome experience new --from card.md",
  ],
  flags: FLAGS,
  run: async (invocation, host) => {
    const open = openWholeStack(invocation.global, host);
    const library = libraryForNew(open, invocation.global.scope);
    const draft = await draftFrom(invocation, host);
    const first = draft([]);
    const { findings } = await checkCardText(first.text, `${first.id}.md`);
    requireNoErrors(findings);
    const { id, path } = await addCard(library, draft, host);
    await logOperation({ operation: "experience.new", library, id }, host);
    const advice = findings.map((finding) => ({ ...finding, path }));
    const paths = pathView(invocation.global, host);
    const enable = enableCommand(id, invocation.global, host);
    return {
      data: { id, path, status: "draft", libraryScope: library.scope, findings: advice },
      view: (style) => addedText({ id, path, advice, enable }, { style, ...paths }),
    };
  },
};

async function draftFrom(invocation: Invocation, host: Host): Promise<(taken: readonly string[]) => NewCard> {
  const from = invocation.text("from");
  if (from !== undefined) {
    requireAlone(invocation);
    return await draftFromFile(absolutePath(from, invocation.global.cwd), host);
  }
  const missing = REQUIRED.filter((flag) => !invocation.text(flag)?.trim());
  if (missing.length > 0) {
    const flags = missing.map((flag) => `--${flag}`).join(", ");
    throw new CommandError("usage.missing-flag", `A new card needs ${flags}`, "Give them, or --from FILE", 2);
  }
  return (taken) => {
    const card = cardFromFlags(invocation, taken);
    return { id: card.id, status: "draft", text: formatCard(card) };
  };
}

/** A card comes from a file or from flags; what is half of both would leave out something that was typed. */
function requireAlone(invocation: Invocation): void {
  const given = Object.entries(FLAGS).filter(([name, { type }]) =>
    name !== "from" && (type === "texts" ? invocation.texts(name).length > 0 : invocation.text(name) !== undefined)
  );
  const [first] = given;
  if (!first) return;
  throw new CommandError("usage.flags", `--from and --${first[0]} do not go together`, "Write it into the file", 2);
}

/** A file that somebody wrote keeps its comments and order; only its status becomes that of a draft. */
async function draftFromFile(path: string, host: Host): Promise<() => NewCard> {
  const text = readNamedText(path, host);
  const { id } = await requireFitCard(text, path);
  return () => ({ id, status: "draft", text: setCardStatus(text, "draft") });
}

function cardFromFlags(invocation: Invocation, taken: readonly string[]): Card {
  const { text, texts } = invocation;
  const [title = "", summary = "", rule = ""] = REQUIRED.map((flag) => text(flag)?.trim());
  const triggers = texts("trigger");
  const topics = texts("topic");
  const projectKey = text("project-key");
  return {
    id: text("id") ?? idFor(title, taken),
    status: "draft",
    title,
    category: text("category") ?? inferCategory(title, { topics, triggers, rule }),
    summary,
    criteria: { useWhen: texts("use-when"), ignoreWhen: texts("ignore-when") },
    engineHints: { positive: [], requiredAll: [], negative: [] },
    recall: {
      policy: oneOf(POLICIES, text("policy")) ?? "should",
      risk: oneOf(GRADES, text("risk")) ?? "medium",
      confidence: "medium",
      triggers,
      topics,
      aliases: {},
    },
    scope: projectKey === undefined ? { level: "global" } : { level: "project", projectKey },
    language: "auto",
    intro: text("intro") ?? summary,
    rule,
  };
}

function oneOf<Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined {
  return values.find((each) => each === value);
}

function requireNoErrors(findings: readonly Finding[]): void {
  const error = findings.find(({ level }) => level === "error");
  if (error) throw new CommandError(error.code, error.message, error.mend);
}

interface Added {
  readonly id: string;
  readonly path: string;
  readonly advice: readonly Finding[];
  /** The command by which it is recalled. */
  readonly enable: string;
}

function addedText({ id, path, advice, enable }: Added, options: FindingTextOptions): string {
  const head = `Added the draft "${id}"\nLet it be recalled: ${enable}\n`;
  const place = options.style.dim(`${shortPath(path, options)}\n`);
  return advice.length === 0 ? head + place : `${head}${place}\n${findingsText(advice, options)}`;
}
