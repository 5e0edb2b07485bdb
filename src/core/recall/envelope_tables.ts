/**
 * The labels of a task and the words that earn them: data for `envelope.ts`, in the language of signal patterns.
 *
 * @module
 */

/** A label and its patterns. */
export type LabelTable = Readonly<Record<string, readonly string[]>>;

/** Kinds of work. */
export const TASK_TYPES: LabelTable = {
  fix: [
    "fix|repair|debug|resolve|mend|patch|broken|bug|crash|fails|failing|error",
    "修复|修|报错|出错|失败|崩溃|故障|调试|排查|bug",
  ],
  build: [
    "add|create|build|implement|write|generate|scaffold|introduce|develop|support",
    "添加|新增|增加|实现|创建|新建|编写|写|开发|搭建|生成|支持",
  ],
  refactor: [
    "refactor|restructure|rename|extract|simplify|clean-up|reorganize|split|dedupe",
    "重构|重命名|抽取|拆分|整理|简化",
  ],
  review: ["review|audit|critique|inspect|code-review|feedback", "评审|审查|审核|复核|检查"],
  test: ["test|tests|coverage|e2e|unit-test|spec", "测试|单测|覆盖率|用例"],
  validate: ["validate|verify|check|confirm|prove", "验证|校验|确认|核对"],
  explain: [
    "explain|describe|what-is|how-does|why-does|walk-me-through|understand",
    "解释|讲解|说明|是什么|为什么|原理|介绍",
  ],
  plan: ["plan|design|propose|roadmap|outline|architecture|spec", "计划|规划|设计|方案|架构"],
  research: [
    "research|investigate|compare|explore|find-out|evaluate|analyze|analyse",
    "调研|研究|调查|对比|比较|分析|评估",
  ],
  document: ["document|readme|docs|documentation|changelog|docstring", "文档|注释|说明书|变更日志"],
  optimize: [
    "optimize|optimise|speed-up|performance|faster|latency|profile|memory-usage",
    "优化|性能|提速|加速|延迟|内存占用",
  ],
  migrate: ["migrate|migration|upgrade|port|convert", "迁移|升级|移植|转换"],
};

/** Product surfaces. */
export const SURFACES: LabelTable = {
  ui: [
    "ui|ux|frontend|front-end|css|page|button|browser|component|layout|modal|tailwind|react",
    "界面|前端|页面|按钮|浏览器|组件|样式|布局|弹窗",
  ],
  api: ["api|apis|endpoint|rest|graphql|grpc|webhook|route", "接口|端点|路由"],
  database: [
    "database|db|sql|postgres|postgresql|mysql|sqlite|schema|query|table|orm|redis|mongodb",
    "数据库|数据表|查询|表结构|索引",
  ],
  cli: ["cli|command-line|terminal|flag|flags|shell|subcommand", "命令行|终端|脚本"],
  ci: ["ci|cd|pipeline|github-actions|workflow|jenkins|build-server", "流水线|持续集成|构建"],
  infrastructure: [
    "docker|kubernetes|k8s|terraform|helm|nginx|aws|gcp|azure|cluster|server",
    "容器|集群|服务器|基础设施|运维",
  ],
  backend: ["backend|back-end|server-side|service|microservice|worker|queue", "后端|服务端|微服务|队列"],
  mobile: ["ios|android|swift|kotlin|flutter|react-native|mobile-app", "安卓|移动端|小程序|手机端"],
  security: [
    "security|auth|authentication|oauth|token|permission|permissions|secret|secrets|vulnerability",
    "安全|鉴权|权限|密钥|漏洞|登录",
  ],
  docs: ["docs|documentation|readme|changelog|wiki", "文档|手册|说明书"],
  agent: ["agent|agents|llm|prompt|prompts|hook|hooks|mcp|claude|codex|cursor|skill", "智能体|大模型|提示词|钩子"],
  data: ["csv|dataset|etl|dataframe|pandas|analytics|spreadsheet", "数据集|报表|数据分析"],
};

/** Operations that change something beyond the file at hand. */
export const OPERATIONS: LabelTable = {
  commit: ["commit|amend|stage", "提交|暂存"],
  push: ["push", "推送"],
  merge: ["merge|rebase|cherry-pick|squash", "合并|变基"],
  "pull-request": ["pr|pull-request|merge-request", "合并请求|拉取请求"],
  release: ["release|publish|tag|version-bump", "发布|发版|上线"],
  deploy: ["deploy|deployment|rollout|ship", "部署|上线"],
  rollback: ["rollback|roll-back|revert|restore|undo", "回滚|回退|撤销|恢复"],
  delete: ["delete|remove|drop|purge|wipe", "删除|删掉|移除|清空"],
  migrate: ["migrate|migration", "迁移"],
  install: ["install|upgrade|bump|dependency|dependencies", "安装|升级|依赖"],
  run: ["run|execute|start|launch|restart", "运行|执行|启动|重启|跑"],
  configure: ["configure|config|configuration|setting|settings|env", "配置|设置|环境变量"],
};
