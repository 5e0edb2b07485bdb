/**
 * The approval page: what a person decides on, one lesson after the other.
 *
 * @module
 */

import { evidenceId } from "../reflect/candidate.ts";
import type { Rehearsal } from "../reflect/rehearse.ts";
import type { CandidateReview, Review } from "../reflect/review.ts";
import {
  ADVICE_WORDS,
  auditRows,
  NO_AUDIT,
  rehearsalInWords,
  STATE_WORDS,
  verdictInWords,
} from "../reflect/review_words.ts";
import { countOf } from "../text/count_of.ts";
import { Html, html } from "./html.ts";
import { framePage } from "./page.ts";

/** What this page needs beside the common style. */
const RULES = new Html(`
.lesson { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.6rem 1.8rem; margin: 1.4rem 0; }
.lesson h2 { margin: 0 0 .3rem; font-size: 1.45rem; letter-spacing: -.01em; }
.lesson .summary { font-size: 1.08rem; margin: .7rem 0 0; max-width: 46rem; }
.lesson h3 { margin: 1.4rem 0 .35rem; font-size: .83rem; font-weight: 500; color: var(--soft); }
.lesson ul { margin: 0; padding-left: 1.1rem; }
.lesson li { margin: .25rem 0; }
.lesson blockquote { margin: 0; }
.lesson .mark { font-weight: 600; }
.two { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0 2rem; }
.decide { background: var(--fill); border-radius: 8px; padding: .8rem 1rem; margin-top: 1.6rem; }
.decide p { margin: 0 0 .4rem; }
.decide code { display: block; padding: .1rem 0; }
.alarm { border-radius: 10px; padding: .8rem 1.1rem; margin: 1.4rem 0 0; }
`);

/**
 * Draws a review as one self-contained page: no script, no connection.
 *
 * @param review The review.
 * @returns The HTML document.
 */
export function reviewPage(review: Review): string {
  const { run, candidates, audit } = review;
  return framePage({
    title: `${run.id} · OME retrospective`,
    header: drawHeader(review),
    main: html`${drawAudit(audit)}${candidates.map((candidate) => drawCandidate(run.id, candidate))}`,
    footer:
      html`Run ${run.id}, begun ${run.createdAt}, revision ${review.revision}. Nothing of it is recalled before a person approves it, applies the run and enables the draft.`,
    rules: RULES,
  });
}

function drawHeader({ run, state, candidates, evidenceCount }: Review): Html {
  const from = `from ${countOf(evidenceCount, "piece")} of evidence, for the ${run.scope} library`;
  return html`
    <p class="kicker">Retrospective</p>
    <h1>${run.focus ?? run.id}</h1>
    <p class="facts">${countOf(candidates.length, "proposed lesson")} ${from} · ${STATE_WORDS[state]}</p>
  `;
}

function drawAudit(audit: Review["audit"]): Html {
  if (audit === null) return html`<p class="alarm bad" role="note">${NO_AUDIT}</p>`;
  return html`
    <details class="rest">
      <summary>How the evidence was looked for</summary>
      <div class="panel">
        <table class="stack">
          <tbody>${auditRows(audit).map(([label, texts]) =>
            html`
              <tr>
                <th scope="row">${label}</th>
                <td>${texts.join("; ")}</td>
              </tr>
            `
          )}</tbody>
        </table>
      </div>
    </details>
  `;
}

function drawCandidate(run: string, review: CandidateReview): Html {
  const { candidate, lesson, near, advice, rehearsals, findings, decision, card } = review;
  const good = card !== undefined || (decision !== undefined && decision.action !== "reject");
  const decided = good || decision !== undefined;
  return html`
    <article class="lesson">
      <h2>${lesson.title}${decided && html`
        <span class="verdict ${good ? "good" : "bad"}">${verdictInWords(review)}</span>
      `}</h2>
      <p class="facts"><code>${candidate.id}</code> · ${lesson.category} · ${scopeInWords(lesson.scope)}</p>
      <p class="summary">${lesson.summary}</p>
      <div class="two">
        ${drawList("Use when", lesson.criteria.useWhen)}${drawList("Not when", lesson.criteria.ignoreWhen)}
      </div>
      ${drawList("Triggers", lesson.recall.triggers)}
      <h3>Rule</h3><pre class="prompt">${lesson.rule}</pre>
      ${drawList(
        "Evidence",
        candidate.evidence.map((piece) =>
          html`<q>${piece.quote}</q> <span class="why"><code>${evidenceId(piece)}</code></span>`
        ),
      )}
      ${drawList("Recall at its own prompts", rehearsals.map(drawRehearsal))}
      ${drawList(
        "Near cards",
        near.map(({ id, title, similarity }) =>
          html`${title} <span class="why"><code>${id}</code>, ${Math.round(similarity * 100)} % alike</span>`
        ),
      )}
      ${drawList("To mend", findings.map(({ message, mend }) => html`${message}. <span class="why">${mend}</span>`))}
      <div class="decide">
        <p><b>Advice: ${ADVICE_WORDS[advice.action]}.</b> ${advice.why}.</p>
        ${card === undefined && drawCommands(run, review)}
      </div>
    </article>
  `;
}

function drawCommands(run: string, { candidate, near }: CandidateReview): Html {
  const command = `ome reflect decide ${run} ${candidate.id} --action`;
  const into = near[0]?.id;
  return html`
    <code>${command} approve</code>
    <code>${command} reject --reason "…"</code>
    ${into !== undefined && html`<code>${command} merge --into ${into}</code>`}
    <code>${command} rewrite --from-file card.md</code>
  `;
}

function drawRehearsal(rehearsal: Rehearsal): Html {
  return html`
    <q>${rehearsal.prompt}</q><br>
    <span class="why"><span class="mark ${rehearsal.found ? "up" : "down"}">${rehearsal.found ? "✓" : "✗"}</span>
      ${rehearsalInWords(rehearsal)}</span>
  `;
}

function drawList(title: string, items: readonly (string | Html)[]): Html {
  if (items.length === 0) return html``;
  return html`
    <section>
      <h3>${title}</h3>
      <ul>${items.map((item) => html`<li>${item}</li>`)}</ul>
    </section>
  `;
}

function scopeInWords({ level, projectKey }: CandidateReview["lesson"]["scope"]): string {
  return level === "global" ? "every project" : `${level} ${projectKey ?? ""}`;
}
