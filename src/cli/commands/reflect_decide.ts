/**
 * `ome reflect decide`.
 *
 * @module
 */

import { formatCard } from "../../core/card/markdown.ts";
import { candidateCard } from "../../core/reflect/candidate.ts";
import { mergeText } from "../../core/reflect/merge_text.ts";
import type { Decision, DecisionAction, Verdict } from "../../core/reflect/run.ts";
import type { Host } from "../../edge/host.ts";
import { findCard } from "../../edge/library/find_card.ts";
import type { OpenStack } from "../../edge/library/open_stack.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { decide, findVerdict } from "../../edge/retrospectives/change_run.ts";
import { writeReview } from "../../edge/retrospectives/review_file.ts";
import { readRun } from "../../edge/retrospectives/run_store.ts";
import { type Command, CommandError, type Invocation } from "../command.ts";
import { requireFitCard } from "../cards/fit_card.ts";
import { readNamedText } from "../views/named_text.ts";
import { openRun } from "../reflect/reflect_run.ts";
import { notesText } from "../views/reflect_text.ts";

const ACTIONS: readonly DecisionAction[] = ["approve", "reject", "merge", "rewrite"];

/** Decides on a candidate. */
export const reflectDecideCommand: Command = {
  words: ["reflect", "decide"],
  args: "RUN CANDIDATE",
  arity: [2, 2],
  summary: "Approve, reject, merge or rewrite a proposed lesson",
  details:
    "The last decision counts, until it is applied. A merge makes a draft of the card --into with what the candidate adds; every sentence of the card stays, and so does the card. A rewrite takes a card's Markdown file as it is: `ome reflect show RUN CANDIDATE` prints one to start from. With a merge, --from-file takes your own version of it.",
  examples: [
    "ome reflect decide last use-pnpm --action approve",
    'ome reflect decide last use-pnpm --action reject --reason "the repository moved to npm"',
    "ome reflect decide last use-pnpm --action merge --into package-manager",
    "ome reflect decide last use-pnpm --action rewrite --from-file card.md",
  ],
  flags: {
    action: { type: "text", oneOf: ACTIONS, help: "What to do with it" },
    into: { type: "text", value: "ID", help: "The card that a merge starts from" },
    "from-file": { type: "text", value: "FILE", help: "Your own version of the card, in Markdown" },
    reason: { type: "text", value: "TEXT", help: "Why" },
  },
  run: async (invocation, host) => {
    const action = ACTIONS.find((each) => each === invocation.text("action"));
    requireFlags(action, invocation);
    const { open, place, notes } = await openRun(invocation, host);
    const verdict = findVerdict(readRun(place, host), invocation.args[1] ?? "");
    const text = await textFor(action, verdict, { invocation, open, host });
    const into = invocation.text("into");
    const reason = invocation.text("reason");
    const decision = await decide(place, {
      action,
      candidate: verdict.candidate.id,
      ...(reason === undefined ? {} : { reason }),
      ...(into === undefined ? {} : { into }),
      ...(text === undefined ? {} : { text }),
    }, host);
    const { review } = writeReview(place, open, host);
    const next = review.state === "decided" ? `Make the drafts: ome reflect apply ${place.id}\n` : "";
    const said = `${DONE[action]} "${decision.candidate}"\n`;
    return {
      data: { decision, state: review.state, notes },
      view: (style) => notesText(notes, style) + said + next,
    };
  },
};

const DONE: Readonly<Record<DecisionAction, string>> = {
  approve: "Approved",
  reject: "Rejected",
  merge: "Will merge",
  rewrite: "Rewritten:",
};

/** Which of `--into` and `--from-file` an action needs, and which it takes. */
const FLAGS_OF: Readonly<
  Record<DecisionAction, { readonly needs: readonly string[]; readonly takes: readonly string[] }>
> = {
  approve: { needs: [], takes: [] },
  reject: { needs: [], takes: [] },
  merge: { needs: ["into"], takes: ["into", "from-file"] },
  rewrite: { needs: ["from-file"], takes: ["from-file"] },
};

function requireFlags(action: DecisionAction | undefined, invocation: Invocation): asserts action is DecisionAction {
  if (action === undefined) throw wrongFlags(`Say what to do with --action ${ACTIONS.join("|")}`);
  const { needs, takes } = FLAGS_OF[action];
  const given = ["into", "from-file"].filter((flag) => invocation.text(flag) !== undefined);
  const missing = needs.find((flag) => !given.includes(flag));
  if (missing !== undefined) throw wrongFlags(`--action ${action} needs --${missing}`);
  const idle = given.find((flag) => !takes.includes(flag));
  if (idle !== undefined) throw wrongFlags(`--${idle} does not go with --action ${action}`);
}

function wrongFlags(problem: string): CommandError {
  return new CommandError("usage.flags", problem, "See `ome help reflect decide`", 2);
}

interface TextOptions {
  readonly invocation: Invocation;
  readonly open: OpenStack;
  readonly host: Host;
}

/** What the draft will be, word for word, where it is more than the candidate; approved text is not worked out again. */
async function textFor(
  action: Decision["action"],
  { candidate }: Verdict,
  { invocation, open, host }: TextOptions,
): Promise<string | undefined> {
  const into = invocation.text("into");
  const standing = into === undefined ? undefined : findCard(into, open.stack, host);
  const file = invocation.text("from-file");
  if (file !== undefined) return await readCardFile(absolutePath(file, invocation.global.cwd), host);
  const proposed = candidateCard(candidate, { id: candidate.id, status: "draft" });
  if (action === "reject") return undefined;
  const text = standing === undefined ? formatCard(proposed) : mergeText(standing, proposed);
  await requireFitCard(text, candidate.id);
  return action === "merge" ? text : undefined;
}

async function readCardFile(path: string, host: Host): Promise<string> {
  const text = readNamedText(path, host);
  await requireFitCard(text, path);
  return text;
}
