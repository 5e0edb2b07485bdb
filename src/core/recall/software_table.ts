/**
 * Words that speak of software and hardly of anything else: a prompt with one of them is about software, even where the
 * program is about recipes or trips ("fix the login page of the recipe app").
 *
 * Words that everyday life shares (build, release, branch, key, module, layout, log, page) are left out on purpose.
 *
 * @module
 */

import { WordList } from "../text/word_list.ts";

const ENGLISH = `
app apps webapp website websites webpage frontend backend fullstack api apis endpoint endpoints login signup oauth auth jwt
css html javascript typescript jsx tsx react vue angular svelte nextjs django flask rails laravel python golang rust java kotlin php ruby
sql postgres postgresql mysql sqlite mongodb redis docker dockerfile kubernetes k8s terraform github gitlab git repo repos codebase code
refactor refactoring bug bugs bugfix debug debugger compiler compile linter lint eslint webpack vite npm yarn pnpm cargo
ui ux component components dropdown modal navbar sidebar tooltip checkbox textarea viewport browser url urls http https json yaml csv xml regex
server servers database db schema deploy deployment cron webhook webhooks localhost async exception stacktrace cli sdk rebase
tests pytest jest vitest playwright cypress ci pr middleware config configs timeout timeouts query queries cache caching screenshot
`;

const CHINESE = `
页面 网页 网站 前端 后端 接口 组件 按钮 代码 登录 数据 服务 部署 浏览 程序 重构 函数 报错 编译 脚本
`;

const WORDS = new WordList(`${ENGLISH} ${CHINESE}`);

/**
 * Tells whether a word speaks of software.
 *
 * @param word A lower-case English word as it stands, or two Chinese characters.
 * @returns Whether it does.
 */
export function isSoftware(word: string): boolean {
  return WORDS.has(word);
}
