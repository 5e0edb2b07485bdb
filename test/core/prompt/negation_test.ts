import { assertEquals } from "@std/assert";
import { findNegated } from "../../../src/core/prompt/negation.ts";

/** A sentence, and what it takes out. */
const CASES: readonly (readonly [string, readonly string[]])[] = [
  ["do not touch the UI", ["do not touch the UI"]],
  ["Fix the form but don't change the API", ["don't change the API"]],
  ["Write the migration, no UI involved", ["no UI involved"]],
  ["There is no frontend work needed here, only SQL", ["no frontend work needed here"]],
  ["Refactor auth without touching the UI", ["without touching the UI"]],
  ["Use Lua instead of bash", ["instead of bash"]],
  ["I'm on FastAPI, not Django", ["not Django"]],
  ["Redis and Kafka are not in our stack", ["Redis and Kafka are not in our stack"]],
  ["Speed it up, the front end is out of scope", ["the front end is out of scope"]],
  ["The database isn't part of this", ["The database isn't part of this"]],
  ["Leave the frontend alone and fix the worker", ["Leave the frontend alone"]],
  ["We don't use Docker here", ["We don't use Docker here"]],
  ["do not touch the UI, the API, or the docs", ["do not touch the UI, the API, or the docs"]],
  ["Skip the tests, ship it", ["Skip the tests"]],
  ["we don't need the flag anymore, remove it", []],
  ["you don't need to touch the tests", ["you don't need to touch the tests"]],
  ["do not run the database migration yet, just explain it", ["do not run the database migration yet"]],
  ["This isn't about the UI", ["isn't about the UI"]],
  ["Change the page, the API won't be affected", ["the API won't be affected"]],
  ["Keep the API unchanged, rename the field", ["Keep the API unchanged"]],
  ["Fix the parser, ignore the UI", ["ignore the UI"]],
  ["前端不要动，只改后端", ["前端不要动"]],
  ["这次不做前端，只写接口", ["不做前端"]],
  ["不是前端的问题，查后端", ["不是前端的问题"]],
  ["修复登录，不要改数据库", ["不要改数据库"]],
  ["别动界面", ["别动界面"]],
  ["无需修改 UI，写迁移", ["无需修改 UI"]],
  ["这个任务不涉及界面", ["不涉及界面"]],
  ["除了前端，其他都重构", ["除了前端"]],
  ["Redis 不在技术栈里", ["Redis 不在技术栈里"]],
  ["请不要直接部署，先给方案", ["不要直接部署"]],
  ["暂不发布，先测试", ["暂不发布"]],
  ["do not, under any circumstances, edit the UI", ["do not, under any circumstances, edit the UI"]],
  ["never, ever push to main", ["never, ever push to main"]],
  ["please don't, for now, upgrade react; bump the patch", ["don't, for now, upgrade react"]],
  ["don't touch and modify the parser, only read it", ["don't touch and modify the parser"]],
  ["数据库不动，只改接口", ["数据库不动"]],
  ["UI 不动，改接口", ["UI 不动"]],
];

/** Sentences that take nothing out, though they hold a "not". */
const WHOLE: readonly string[] = [
  "don't skip the database migration",
  "don't forget to update the changelog",
  "Do not hesitate to refactor the parser",
  "why doesn't the login work?",
  "Why don't the tests run",
  "the login page doesn't load",
  "The tests don't pass on CI, fix them",
  "I don't understand how the cache works",
  "don't push without running the tests",
  "Do not merge until the tests pass",
  "not only the API but also the docs",
  "Our hook must never write to stderr",
  "It shows no errors in the log",
  "No problem, add the index",
  "验证一下功能能不能用",
  "看看这个接口能不能改成异步",
  "查一下是不是缓存的问题",
  "你看该不该发布，应不应该回滚",
  "the service fails, no errors in the logs",
  "I need real advice, not just a table",
  "Find out whether we should not cache this",
  "avoid memory leaks in the worker",
  "we do not have a staging database, create one",
  "Skip empty lines in the parser",
  "Exclude node_modules from the bundle",
  "Rather than polling use websockets",
  "don't you think the cache is wrong?",
  "不管怎样都要跑测试",
  "除了测试都提交",
  "note the time and notify the team",
  "I have nothing running on port 80",
  "别忘了跑迁移",
  "上传组件的进度条不动",
  "页面卡住不动了，帮我查一下",
  "进度条不动，帮我排查",
  "鼠标不动的时候隐藏光标",
  "不要跳过数据库迁移",
  "不要只分析，动手改",
  "为什么不要用全局变量",
  "要不要加缓存",
  "需不需要加索引",
  "换别家的模型再跑一遍",
  "识别图片里的文字",
  "区别在哪里",
  "不仅要修前端，还要修后端",
  "如何避免超时卡死",
  "登录不了，查一下",
];

Deno.test("findNegated() takes out what a clause rules out, and no more", () => {
  const found = CASES.map(([text]) =>
    findNegated(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))
  );
  assertEquals(found, CASES.map(([, negated]) => [...negated]));
});

Deno.test("findNegated() leaves double negations, questions, reports of faults and rules whole", () => {
  assertEquals(WHOLE.filter((text) => findNegated(text, { start: 0, end: text.length }).length > 0), []);
});

Deno.test("findNegated() keeps to its sentence", () => {
  const text = "Fix A. Do not touch B. Fix C.";
  const [span] = findNegated(text, { start: 7, end: 22 });
  assertEquals(text.slice(span?.start, span?.end), "Do not touch B.");
});
