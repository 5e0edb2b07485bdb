/**
 * Lint of the summary: one sentence in three parts, which is all that an agent sees at first.
 *
 * @module
 */

import type { LintHit, LintRule } from "./lint_rule.ts";

/** A part of a summary: what it says, how to mend its lack, and words of which one shows that it is there. */
interface SummaryPart {
  readonly says: string;
  readonly mend: string;
  readonly cue: RegExp;
}

const PARTS: readonly SummaryPart[] = [
  {
    says: "when the card applies",
    mend: "Start with the situation, as in `When …` or `在…时`",
    cue:
      /\b(?:when|whenever|while|before|after|during|once|if|on|for|as soon as|until|upon)\b|[在当若如每].{0,60}?[时后前]|之前|之后|以前|以后|的时候|如果|一旦|每次|凡是|遇到|只要|时[，,]/i,
  },
  {
    says: "what usually goes wrong",
    mend: "Name the wrong turn, as in `the usual mistake is …` or `常见错误是…`",
    cue:
      /\b(?:mistakes?|errors?|wrong|trap|pitfall|fail\w*|miss\w*|forget\w*|overlook\w*|skip\w*|ignor\w*|assum\w*|guess\w*|trust\w*|instead|rather than|without|usual\w*|common\w*|often|tempt\w*|tend\w*|easy to|habit|risk\w*|break\w*|lose\w*|lost|sweep\w*|blind\w*|too (?:early|soon|late|much|broad)|not enough|cannot (?:prove|show)|stop at|stopp\w* at|only)\b|错|误|容易|往往|常常|经常|忘|漏|跳过|忽略|忽视|直接|凭|以为|假设|误以为|只(?:看|跑|靠|改|做|依赖)|不能证明|顺手|草率|冒险|陷阱|风险|丢失/i,
  },
  {
    says: "what to do or where the card ends",
    mend: "End with the right action or the boundary, as in `; check … first` or `；应先…`",
    cue:
      /[;；:：]\s*\S|\b(?:must|should|shall|always|never|do not|don't|first|make sure|ensure|check|verify|validate|run|read|ask|use|keep|leave|confirm|prefer|stop|limit|exclude|ignore)\b|应|须|要|请|先|务必|不要|勿|禁止|改为|确认|排除|再/i,
  },
];

/**
 * Reports a summary that lacks one of its three parts. (Its length is the field table's matter.)
 *
 * The parts are told by cue words in English and Chinese, so that these are hints for the author and never errors.
 *
 * @param card The card.
 * @returns The hits, in the order of the parts.
 */
export const lintSummary: LintRule = function* ({ summary }): Generator<LintHit> {
  for (const { says, mend, cue } of PARTS) {
    if (cue.test(summary)) continue;
    yield { code: "card.summary-parts", path: ["summary"], message: `The summary does not say ${says}`, mend };
  }
};

/**
 * Reports a title or summary of several lines: both are shown as one.
 *
 * @param card The card.
 * @returns At most two hits.
 */
export const lintOneLine: LintRule = function* ({ title, summary }): Generator<LintHit> {
  for (const [key, value] of Object.entries({ title, summary })) {
    if (!/[\r\n]/.test(value.trim())) continue;
    yield { code: "card.one-line", path: [key], message: `The ${key} has several lines`, mend: "Write it on one line" };
  }
};
