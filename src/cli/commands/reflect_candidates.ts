/**
 * `ome reflect candidates`.
 *
 * @module
 */

import type { Candidate } from "../../core/reflect/candidate.ts";
import { readAudit, readCandidates } from "../../core/reflect/read_candidates.ts";
import { hasErrors } from "../../core/finding.ts";
import type { Host } from "../../edge/host.ts";
import { readJsonFile } from "../../edge/files/json_file.ts";
import type { OpenStack } from "../../edge/library/open_stack.ts";
import { absolutePath } from "../../edge/files/path.ts";
import { putCandidates } from "../../edge/retrospectives/change_run.ts";
import { writeReview } from "../../edge/retrospectives/review_file.ts";
import { readRun, type RunPlace } from "../../edge/retrospectives/run_store.ts";
import { type Command, CommandError, type Invocation, type Outcome } from "../command.ts";
import { openRun } from "../reflect/reflect_run.ts";
import { findingsOutcome } from "../failure/findings_failure.ts";
import { notesText, reviewText } from "../views/reflect_text.ts";
import { pathView } from "../views/short_path.ts";

/** Puts candidates into a run. */
export const reflectCandidatesCommand: Command = {
  words: ["reflect", "candidates"],
  args: "RUN",
  arity: [1, 1],
  summary: "Put proposed lessons into a retrospective, from a JSON file",
  details:
    "The file holds `candidates`, and `audit` unless --audit-file does: which sources were covered, which searches were tried, what was left out, which cards overlap, what is missing. Handed in again, candidates take the place of the former ones; what did not change keeps its decision. docs/reflect.md has the shape.",
  examples: [
    "ome reflect candidates last --from-file candidates.json",
    "ome reflect candidates last --from-file candidates.json --audit-file audit.json",
  ],
  flags: {
    "from-file": { type: "text", value: "FILE", help: "The candidates" },
    "audit-file": { type: "text", value: "FILE", help: "The source audit" },
    "allow-incomplete-audit": { type: "boolean", help: "Take candidates without an audit; the review says so" },
  },
  run: async (invocation, host) => {
    const from = invocation.text("from-file");
    if (from === undefined) {
      throw new CommandError("usage.missing-flag", "Name the candidates with --from-file", "See docs/reflect.md", 2);
    }
    const { open, place, notes } = await openRun(invocation, host);
    const { candidates, audit, findings } = readFiles(from, { invocation, open, place }, host);
    if (hasErrors(findings)) return findingsOutcome(findings, pathView(invocation.global, host));
    requireAudit(audit ?? readRun(place, host).proposal.audit, invocation);
    await putCandidates(place, { candidates, audit }, host);
    const { review, path } = writeReview(place, open, host);
    const data = { review, reviewFile: path, findings, notes };
    return {
      data,
      view: (style) => notesText(notes, style) + reviewText(review, style),
    } satisfies Outcome;
  },
};

interface ReadOptions {
  readonly invocation: Invocation;
  readonly open: OpenStack;
  readonly place: RunPlace;
}

function readFiles(from: string, { invocation, open, place }: ReadOptions, host: Host) {
  const file = readJsonFile(absolutePath(from, invocation.global.cwd), host);
  const { evidence } = readRun(place, host).input;
  const read = readCandidates(file.document, { evidence, scope: scopeFor(place, open), locate: file.locate });
  const located = read.findings.map((finding) => ({ ...finding, path: file.path }));
  const auditFile = invocation.text("audit-file");
  if (auditFile === undefined) return { ...read, findings: located };
  const own = readJsonFile(absolutePath(auditFile, invocation.global.cwd), host);
  const audit = readAudit(own.document, { locate: own.locate });
  return {
    ...read,
    audit: audit.audit,
    findings: [...located, ...audit.findings.map((finding) => ({ ...finding, path: own.path }))],
  };
}

/** A candidate of a project's run is for that project, unless it says otherwise. */
function scopeFor({ library }: RunPlace, { project }: OpenStack): Candidate["scope"] {
  if (library.scope !== "project" || project.key === undefined) return { level: "global" };
  return { level: "project", project_key: project.key };
}

function requireAudit(audit: unknown, invocation: Invocation): void {
  if (audit !== null && audit !== undefined) return;
  if (invocation.has("allow-incomplete-audit")) return;
  throw new CommandError(
    "run.no-audit",
    "The candidates come without a source audit",
    "Add --audit-file, or --allow-incomplete-audit to take them as they are",
  );
}
