/** Prompts that no pattern was ever written for: they measure, and are never tuned on. */
export const HELD_OUT_EXAMPLES: Readonly<
  Record<string, { readonly yes: readonly string[]; readonly no: readonly string[] }>
> = {
  ui_surface: {
    yes: [
      "Give the price slider two handles",
      "The calendar shows Sunday twice",
      "头像上传完要刷新才显示",
      "把标题居中",
    ],
    no: [
      "Batch the inserts into groups of a thousand",
      "Lower the JVM heap to 2 GB",
      "把配置拆成两个文件",
      "修复并发写入时的死锁",
    ],
  },
  ui_surface_noise: {
    yes: [
      "Purely server side; ignore whatever the ticket says about the screen",
      "No visual changes expected here, just swap the query",
      "不涉及任何页面改动",
      "前端由别人负责，你只管接口",
    ],
    no: ["The page needs a title", "Add a server and a page for it", "页面加载太慢", "按钮没有对齐"],
  },
  worktree_diff_operation: {
    yes: [
      "Fold this into the previous commit",
      "Which files have I touched since this morning? Stage only the parser ones",
      "把调试代码从这次提交里拿掉",
      "先存一下改动，切到 dev 分支",
    ],
    no: [
      "Diff two directories in Python",
      "Our staging server is down",
      "提交表单时校验手机号",
      "分支语句太多，用表驱动",
    ],
  },
  provider_adapter_boundary: {
    yes: [
      "Claude Code's stop event never reaches our handler",
      "Translate each agent's stdin JSON to one internal shape",
      "Cursor 的 hook 配置写错了位置",
      "各个 agent 的事件格式要统一",
    ],
    no: [
      "Extract the fetch logic to a custom hook",
      "Add a webhook for paid orders",
      "给物流公司加适配器",
      "写一个 useDebounce 钩子",
    ],
  },
  runtime_reference_context: {
    yes: [
      "The tutorial mentions leases and workers, fix its spelling",
      "Imagine a provider vanished mid-stream; how would users notice?",
      "把适配器的说明文档润色一下",
      "测试夹具里的队列数据更新一下",
    ],
    no: [
      "Reconnect when the provider drops the stream",
      "Lease count and live workers differ",
      "适配器丢了事件",
      "调度器一直报满",
    ],
  },
  external_model_review: {
    yes: [
      "Get a review of this from a model other than you",
      "What does DeepSeek think of the query? Ask it",
      "让 GPT 和 Gemini 都看看这段 SQL",
      "找别的模型把把关",
    ],
    no: ["Review the model layer", "Fine-tune the reviewer classifier", "模型评估指标怎么选", "审核后台加一个状态"],
  },
  design_source_alignment: {
    yes: [
      "The designer's file says 12px, we have 16px",
      "Bring the form in line with the style guide",
      "间距按设计规范来",
      "和 UI 设计图对比一下，差的地方改掉",
    ],
    no: ["Design the retry logic", "Sketch an architecture for sync", "设计文档写一下", "代码规范对齐一下"],
  },
  explicit_execute: {
    yes: ["Go on and build it", "Make the changes you proposed", "就按这个做，改吧", "直接上手修，别写方案了"],
    no: ["What are the trade-offs here?", "Only outline the steps for now", "这段代码是干什么的", "先讨论一下可行性"],
  },
  real_validation: {
    yes: [
      "Try it against the live API before you say it is done",
      "Install the package in an empty folder and see whether it starts",
      "装到手机上试一下",
      "用线上数据跑一遍看看",
    ],
    no: ["Validate the schema at startup", "Write a fake for the clock", "校验身份证号", "补充单元测试覆盖率"],
  },
  dispatch_runtime_development: {
    yes: [
      "Retries in ai-dispatch ignore the backoff setting",
      "The dispatcher should cancel child processes when the stream closes",
      "dispatch 的超时配置不生效，修一下",
      "给派发运行时补一个心跳机制",
    ],
    no: [
      "The store's dispatch is typed any",
      "Dispatch the parcel event to Kafka",
      "派单算法优化",
      "事件 dispatch 两次",
    ],
  },
  dispatch_tool_use_context: {
    yes: [
      "Send this to Codex through ai-dispatch and wait for its answer",
      "Farm the lint fixes out to four agents",
      "用 ai-dispatch 跑一下安全审查",
      "派三个 agent 分别去查",
    ],
    no: ["Fix how the dispatcher splits lines", "Send mails from a queue", "修派发器的内存泄漏", "发送验证码"],
  },
  control_plane_worker_divergence: {
    yes: [
      "Three leases are open but only one agent process exists",
      "The queue thinks the job is active, the worker finished long ago",
      "名额没放出来，进程早没了",
      "面板显示 5 个 worker 在跑，实际只有 2 个",
    ],
    no: ["Add a lease timeout option", "Web workers cannot access the DOM", "队列消费太慢", "进程启动参数改一下"],
  },
  control_plane_divergence_ruled_out: {
    yes: [
      "It is not a stale lease: every holder is running",
      "Queue and workers are consistent, I looked",
      "租约没问题，都是活的进程",
      "已确认不是容量的问题",
    ],
    no: [
      "Find out why slots stay taken",
      "The workers look idle though the pool is full",
      "容量显示不对",
      "租约怎么会没释放",
    ],
  },
  goal_execute: {
    yes: [
      "Do not come back until the suite is green",
      "See the release through to the very end",
      "全部做完再叫我",
      "/goal 把文档全部翻译完",
    ],
    no: ["The goal line is drawn too thick", "Explain the goals of this sprint", "目标是谁定的", "目标字段改成可选"],
  },
  goal_example_discussion: {
    yes: [
      "How should a goal be worded so that the agent stops at the right time?",
      "Add a goal example to the guide",
      "goal 命令是什么意思",
      "给我看一个写得好的目标示例",
    ],
    no: ["/goal remove every warning", "Complete the goal in full", "/goal 迁移完成", "达成目标再停"],
  },
  ome_review_surface: {
    yes: [
      "Approve the drafts that came out of yesterday's retrospective",
      "Which lessons in the library overlap?",
      "把没用的经验卡归档",
      "看看 ome 的候选有哪些",
    ],
    no: ["Draft a mail to the customer", "The card reader times out", "候选词排序不对", "名片卡片加个二维码"],
  },
  historical_session_lookup: {
    yes: [
      "You told me last week which port to use, which was it?",
      "Look for the session in which the deploy script was written",
      "我们上回说好的命名规则是啥",
      "之前那个对话里的命令再给我一次",
    ],
    no: ["Encrypt the session token", "History should be a singleton", "对话气泡样式", "会话列表按时间排序"],
  },
};
