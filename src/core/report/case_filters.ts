/**
 * Filters for the list of cases that work without a script: radio buttons, and a rule for each.
 *
 * @module
 */

import type { CaseReport } from "../eval/report.ts";
import { type Html, html } from "./html.ts";

/** Tags that get a button of their own; the most frequent ones. */
const MOST_TAGS = 24;

/** What a list of cases needs to be filtered. */
export interface CaseFilters {
  /** The buttons. */
  readonly controls: Html;
  /** The rules that make them work. */
  readonly rules: Html;
  /** The class names of a case. */
  classesOf(one: CaseReport): string;
}

/**
 * Makes the filters for a list of cases.
 *
 * @param cases The cases.
 * @returns Buttons, rules, and the class names that tie cases to them.
 */
export function filterCases(cases: readonly CaseReport[]): CaseFilters {
  const tags = frequentTags(cases);
  const failed = cases.filter(({ passed }) => !passed).length;
  return {
    controls: html`<form class="filters"><fieldset><legend>Show</legend>${
      chip("show", "all", `all ${cases.length}`, true)
    }${chip("show", "failed", `failed ${failed}`, false)}${
      chip("show", "passed", `passed ${cases.length - failed}`, false)
    }</fieldset>${
      tags.length > 0 &&
      html`<fieldset><legend>Tag</legend>${chip("tag", "any", "any", true)}${
        tags.map(([tag, count], place) => chip("tag", `t${place}`, `${tag} ${count}`, false))
      }</fieldset>`
    }</form>`,
    rules: html`body:has(#show-failed:checked) .is-passed, body:has(#show-passed:checked) .is-failed { display: none; }
${tags.map((_, place) => html`body:has(#tag-t${place}:checked) .case:not(.t${place}) { display: none; }\n`)}`,
    classesOf: (one) => tags.flatMap(([tag], place) => one.tags.includes(tag) ? [`t${place}`] : []).join(" "),
  };
}

function chip(group: string, name: string, label: string, checked: boolean): Html {
  return html`
    <label
      class="chip"><input type="radio" name="${group}" id="${group}-${name}"${checked && html`
        checked
      `}><span>${label}</span></label>
  `;
}

function frequentTags(cases: readonly CaseReport[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const tag of cases.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].filter(([, count]) => count < cases.length)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST_TAGS);
}
