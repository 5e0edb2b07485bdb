/**
 * A category for a card that names none.
 *
 * @module
 */

/** What a category is inferred from, beside the title. */
export interface CategorySource {
  /** Its broad subjects. */
  readonly topics: readonly string[];
  /** Its precise phrases. */
  readonly triggers: readonly string[];
  /** Its rule. */
  readonly rule: string;
}

/** Category to the words that speak for it; stems of English words, whole Chinese words. The first row wins a tie. */
const CATEGORIES: readonly (readonly [category: string, words: RegExp])[] = [
  [
    "Security",
    /\b(?:secur|secret|credential|password|token|auth|permission|vulnerab|xss|csrf)\w*|安全|密钥|凭证|权限|漏洞|鉴权/g,
  ],
  [
    "Database",
    /\b(?:database|sql|migrat|schema|postgres|mysql|sqlite|index(?:es)?\b|quer(?:y|ies))\w*|数据库|迁移|索引|慢查询/g,
  ],
  ["Release", /\b(?:release|deploy|publish|rollback|rollout|version|changelog)\w*|发布|部署|上线|回滚|版本/g],
  ["Git", /\b(?:git|commit|branch|rebase|merge|worktree|diff|stash)\b|提交|分支|合并|工作区|暂存/g],
  ["Testing", /\b(?:test|valid|verif|assert|coverage|flaky|browser|smoke)\w*|测试|验证|验收|断言|浏览器|用例/g],
  ["Debugging", /\b(?:debug|bug|reproduc|root.cause|crash|stack.?trace|regression)\w*|调试|排查|复现|根因|崩溃|修复/g],
  ["Frontend", /\b(?:frontend|ui|css|react|vue|component|layout|render)\w*|前端|页面|组件|样式|界面/g],
  ["Performance", /\b(?:perform|latency|slow|profil|cache|memory|benchmark)\w*|性能|延迟|缓存|内存|压测/g],
  ["Review", /\b(?:review|pull request|pr)\b|评审|审查|代码审阅/g],
  ["Documentation", /\b(?:doc|docs|documentation|readme|comment)\b|文档|注释|说明/g],
  ["Tooling", /\b(?:ci|build|pipeline|lint|docker|config|script|depend|package)\w*|构建|流水线|依赖|脚本|配置/g],
];

/** What is nothing of the above. */
const OTHER = "General";

/**
 * Infers a category; what the author chose to find the card by counts more than the prose of the rule.
 *
 * @param title The card's title.
 * @param source Topics, triggers and rule.
 * @returns One of eleven categories, or `General`.
 *
 * @example
 * ```ts
 * import { inferCategory } from "./category.ts";
 * import { assertEquals } from "@std/assert";
 *
 * const source = { topics: ["git"], triggers: ["提交前检查"], rule: "Run git status, then read the diff." };
 * assertEquals(inferCategory("Look before you commit", source), "Git");
 * ```
 */
export function inferCategory(title: string, { topics, triggers, rule }: CategorySource): string {
  const weighted: readonly (readonly [text: string, weight: number])[] = [
    [title, 4],
    [topics.join("\n"), 4],
    [triggers.join("\n"), 2],
    // A long rule must not outvote the rest: its beginning says what it is about.
    [rule.slice(0, 600), 1],
  ];
  let best = { category: OTHER, score: 0 };
  for (const [category, words] of CATEGORIES) {
    const score = weighted.reduce((sum, [text, weight]) => sum + weight * countOf(words, text), 0);
    if (score > best.score) best = { category, score };
  }
  return best.category;
}

/** Different words that speak for a category; three at most, so that repeating one does not decide. */
function countOf(words: RegExp, text: string): number {
  return Math.min(3, new Set(text.toLowerCase().match(words)).size);
}
