/**
 * Signals of the `agent-ops` pack: running fleets of agents. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `agent-ops` pack. */
export const agentOpsSignals = (): readonly Signal[] => {
  const PLANE =
    "capacity|lease|queue|slot|scheduler|control-plane|controlplane|pool|coordinator|registry|orchestrator|quota|reservation|allocator|broker|lock";
  const WORKER = "worker|process|agent|runner|pid|heartbeat|job|executor|pod|fleet|htop|top";
  const CLAIMS =
    "says|shows|reports|claims|thinks|believes|lists|counts|marks|reads|indicates|full|busy|held|empty|idle|exhausted|taken|occupied|zero|free|stuck|stale|running";
  const MISMATCH =
    "dead|died|exited|gone|killed|crashed|idle|alive|running|still|missing|orphaned|zombie|nothing|nobody|none|finished|not|nt|no|but|although|though|yet|disagree|mismatch|diverge|drift|inconsistent|live|ghost";

  const CLAIMED = "执行|运行|进行|in-progress|running|满|忙|占|在线|健康|存活";

  const PLANE_ZH = "容量|租约|队列|槽位";

  return [
    {
      id: "control_plane_worker_divergence",
      polarity: "positive",
      routing: true,
      source: "pack",
      pack: "agent-ops",
      meaning: "finds capacity, leases or queues at odds with what the workers really do",
      patterns: {
        en: [
          "lease|slot|reservation .. never|not|isnt|arent .. given-back|handed-back|returned|freed|released|reclaimed",
          "dead|crashed|exited|killed|finished|vanished worker|agent|process|runner|job .. hold|keep|occupy|own|block .. lease|slot|capacity|reservation|lock",
          "job|task|run|session state|status .. says|shows|is|reads|stays .. running|active|busy|in-progress .. process|worker|pid|agent|runner",
          "job|task|run|session .. marked|shown|listed|shows|stuck|reported|still .. running|active|busy|in-progress|alive .. worker|process|agent|runner|pid .. gone|dead|exited|not-there|missing|crashed|killed|died|finished",
          "lease|slot|lock-and-lease|reservation .. never|not|wasnt|isnt|werent|arent|wont|still released|freed|returned|cleared|expired|held|taken",
          "lease|slot .. never|not|wasnt|werent .. released|freed|returned|cleared",
          "queue|capacity|lease|slots|pool|registry|scheduler .. doesnt|does-not|dont|do-not|not|never match|agree|reflect|correspond|add-up|line-up .. worker|process|running|live|actual|real|reality",
          "heartbeat .. stopped|missing|stale|gone|no|old .. lists|shows|still|registered|worker|alive|running",
          "capacity .. stuck|zero|wrong|off|stale .. worker|idle|agent|process",
          "pool|queue|capacity|scheduler .. exhausted|full|busy|empty|saturated .. nothing|nobody|none|no-one .. running|working|active|alive|left",
          "exhausted|full|busy|running .. yet|but|although|though|while nothing|nobody|none|no|every|all .. running|alive|process|worker|idle",
          `${PLANE} .. ${CLAIMS} .. ${WORKER} .. ${MISMATCH}`,
          `${PLANE} .. ${CLAIMS} .. ${MISMATCH} .. ${WORKER}`,
          `${WORKER} .. ${MISMATCH} .. ${PLANE} .. ${CLAIMS}`,
          `${PLANE} .. ${WORKER} .. disagree|mismatch|diverge|drift|inconsistent|out-of-sync|differ|contradict`,
          `${WORKER} .. ${PLANE} .. disagree|mismatch|diverge|drift|inconsistent|out-of-sync|differ|contradict`,
          `disagree|mismatch|diverge|drift|discrepancy|inconsistency|reconcile|out-of-sync|difference .. ${PLANE} .. ${WORKER}`,
          `disagree|mismatch|diverge|drift|discrepancy|inconsistency|reconcile|out-of-sync|difference .. ${WORKER} .. ${PLANE}`,
          "stale|orphaned|leaked|ghost|zombie|phantom|expired|dangling|dead lease|slot|reservation|queue-entries|worker|claim",
          "lease|slot|reservation|claim .. held|owned|kept|taken|occupied|blocked .. dead|exited|crashed|gone|killed|finished|nobody|no",
          "worker|agent|process|runner .. dead|exited|crashed|gone|killed|died|finished .. lease|slot|capacity|queue|registered|reservation",
          "queue|capacity|slots|pool .. full|empty|exhausted|stuck|zero|stalled .. no|but|yet|while|although|though .. worker|agent|process|runner|idle|running|alive|jobs",
          "control plane .. worker|reality|live|evidence|process",
          "capacity|queue|lease .. live|actual|real worker|process|evidence|state",
          "nothing|nobody|no-one|none .. running|working|alive|happening .. queue|pool|capacity|slots|scheduler .. full|busy|exhausted|taken|saturated",
          "slots|workers|agents|jobs|processes|capacity .. according-to|top|htop|ps|pgrep .. api|dashboard|scheduler|controller|coordinator|console",
          "api|dashboard|scheduler|controller|coordinator|console|ui says|claims|insists|reports|thinks|shows|counts .. workers|agents|slots|jobs|processes .. but|only|actually|really|while|though|top|htop|ps",
          "stale|orphaned|leaked|dangling|leftover|abandoned lock|claim .. job|task|worker|claimed|slot",
          "not|isnt|arent|never|nothing|nobody .. picked-up|claimed|assigned|dispatched|scheduled|taking .. idle|free|available",
          "worker|runner|agent|node|executor registered|listed|counted|enrolled .. dont-exist|no-longer|gone|havent|dead|not-there|shut-down|ceased|vanished",
          "out of slots|capacity|workers .. idle|free|disagrees|nothing|but|though|yet",
          "session|worker|agent|runner|slot|job .. i|we count|see|find|only-see|only-find",
          "still|also count|include|list|track .. crashed|dead|gone|exited|killed ones|worker|agent|process|runner",
          "lock|lease|claim|reservation .. says|points|belongs|held|names|owned|assigned .. shut-down|gone|dead|stopped|exited|terminated|killed",
          "job|task|ticket|run .. still|remains|stays|kept|keeps claimed|locked|held|assigned|leased|owned .. crash|died|dead|exited|gone|killed",
        ],
        zh: [
          "任务|作业|会话 .. 显示|标记|状态|一直 .. 运行中|进行中|执行中|忙 .. 进程|worker|已经|实际|没了|退出|不在|空闲",
          "租约|槽位|名额|容量|lease|slot .. 占着|占用|不放|没放|锁着|占住|仍被|还被",
          "容量|队列|名额|槽位 .. 一直|显示|总是|始终 .. 0|零|满|空 .. 没有|可是|但|却|实际",
          "调度器|控制面|队列|容量 .. 认为|以为|显示|报告 .. 忙|满|运行|存活|在线 .. 空闲|其实|实际|已经|但|却",
          "心跳 .. 停|丢|没了|超时 .. 还|仍|显示|在线|注册",
          `${PLANE_ZH}|调度器|控制面|控制平面|名额|配额|lease|slot|queue .. worker|工作进程|进程|工作节点|执行器|实例|agent|runner .. 不一致|不符|对不上|矛盾|偏差|偏离|分歧|已死|死了|已退出|退出|没了|不存在|空闲|还在|没有|僵尸|存活|漂移|不匹配|却`,
          `worker|工作进程|进程|工作节点|执行器|实例|agent|runner .. ${PLANE_ZH}|调度器|控制面|控制平面|名额|lease|slot .. 不一致|不符|对不上|矛盾|偏差|占着|占用|没释放|未释放|满|没清|还显示|仍显示|不匹配|残留`,
          `worker|工作进程|进程|工作节点|执行器|实例|runner .. 死了|已死|退出|崩了|挂了|没了|停了|空闲 .. ${PLANE_ZH}|名额|lease|slot`,
          "租约|槽位|名额|容量|lease|slot .. 泄漏|未释放|没释放|不释放|过期|残留|孤儿|僵尸|被死",
          "队列|容量|槽位 .. 显示|报告|说|提示 .. 满|空|占满|已满|排队|为零|用尽 .. 实际|但|却|可是|其实|没有",
          "控制面|控制平面 .. 实际|真实|现实|worker|工作进程",
          "僵尸|孤儿|幽灵 租约|槽位|worker|进程|任务",
          `队列|任务|作业|面板|后台|接口|控制台|监控|调度器|状态 .. 显示|说|标|报|认为|一直|仍|还 .. ${CLAIMED} .. 没有|没|根本|只有|只跑|只剩|退出|空 .. 进程|worker|实例|在跑|跑着|人|活`,
          `任务|作业|会话 .. 一直是|还是|仍是|一直在|还在|仍在|显示 ${CLAIMED} .. 没|不存在|早就|退出 .. 进程|worker|实例|人`,
          "空闲|闲着|有空 .. worker|agent|实例|节点|槽 .. 队列|任务 .. 不派|不往下|不动|堆|排队|等|卡|不调度|不分配|积压",
          "没人|没有人|没有进程|没进程|没任务|没有任务|没有worker .. 干活|在跑|运行|执行 .. 队列|容量|槽|池 .. 满|忙|占|用尽|耗尽",
          "闲着|空闲|空着|闲置 .. 任务|活|作业 .. 没人领|没人接|没人取|领不到|没派|派不出|没分|不派",
          "认为|以为|说|显示|报 .. 没槽|没有槽|没名额|没容量|没空位|满 .. 可|但|却|实际|其实|htop|top",
          "跑完|结束|完成|做完|退出 .. 还|仍|一直|占着|挂着 .. 占|持有|名额|槽|租约|锁|容量",
          "锁|租约|lease .. 写的是|显示|属于|归|挂在|名下 .. 下线|关|退出|挂了|停|没了",
          "状态|记录|登记 .. 进程|worker|agent|实例 .. 对不上|不一致|不符|两回事|不吻合",
          "写着|标着|标为|挂着 处理中|进行中|执行中|运行中|占用 .. 找不到|没有|不在|不见|没了",
          "个 活跃|在线|运行|存活 .. 会话|worker|agent|实例|进程 .. 只有|数了|实际|才",
          "没了|死了|挂了 .. 领|占|持有 .. 还|仍 挂|在|占|没",
          "进程|worker|agent|执行器|实例 .. 退出|挂|死|没了|崩|停 .. 任务|作业|状态|锁 .. 还|仍|一直|依然|显示|没释放",
          "满|占 .. 个槽|槽|名额|worker|agent|实例 .. 机器|实际|其实|只|却 .. 跑|有|活|剩 .. 个|两|三|几|一",
        ],
      },
    },
    {
      id: "control_plane_divergence_ruled_out",
      polarity: "negative",
      routing: false,
      targets: ["control_plane_worker_divergence"],
      source: "pack",
      pack: "agent-ops",
      meaning: "says that a suspected mismatch of capacity, leases or workers proved to be none",
      patterns: {
        en: [
          "pool|queue|capacity|scheduler .. really|genuinely|truly|indeed is|are full|busy|exhausted|occupied",
          "lease|leak|mismatch|divergence|drift|discrepancy .. turned-out|proved|proven|found .. nothing|fine|none|harmless|alive|not|false",
          "verified|checked|confirmed|made-sure .. queue|lease|capacity|scheduler|slots|control-plane .. agree|match|consistent|in-sync|correct",
          "no|not|nt|never|without|zero|nothing|isnt|wasnt a|an|any|actual|real|the|such divergence|mismatch|discrepancy|drift|inconsistency|stale-lease|leak|problem-with",
          "no|not|zero divergence|mismatch|discrepancy|drift|inconsistency|stale|orphaned|zombie|leaked|ghost",
          "rule out|it-out .. divergence|mismatch|drift|leak|lease|capacity|queue|worker|stale",
          "divergence|mismatch|discrepancy|drift|stale-lease|leak|inconsistency|lease|capacity|queue .. ruled-out|excluded|not-real|unfounded|resolved-itself|explained",
          "disproved|disproven|refuted|debunked|false-alarm|false-positive|red-herring",
          "capacity|queue|lease|slots|control-plane|scheduler|depth|numbers|state|does|do|all|fully|exactly|is|are agree|match|consistent|in-sync|correct|accurate|healthy .. worker|process|live|reality|evidence",
          "worker|process|live .. agree|match|consistent|in-sync|confirms .. capacity|queue|lease|slots|control-plane|scheduler",
          "confirmed|verified|proved|proven|turned-out .. consistent|in-sync|no-divergence|no-mismatch|healthy|really-busy|genuinely-full|legitimately|really-full",
          "!are|is|was|were|do .. genuinely|legitimately|really|truly full|busy|saturated|occupied|exhausted|in-use",
          "queue|pool|capacity|slot|scheduler|job is|are|was|were honestly|indeed|really|truly|genuinely|simply|just full|busy|empty|slow|exhausted",
          "!do|does|not|dont|doesnt|should .. lease|queue|capacity|slots|worker|counts|numbers|lists check-out|line-up|add-up|tally|agree|match|are-fine|is-fine|are-ok|is-ok|are-healthy|are-correct|are-right|were-right|was-right .. !but|yet|though|while",
          "supposed|suspected|apparent|alleged|so-called|looked-like|seemed-like|appeared-to-be .. lease|leak|mismatch|drift|worker|queue|capacity|ghost|zombie|orphan .. was|were|is|are|turned|came !real|confirmed|true|there|still",
          "ghost|orphaned|stale|zombie|phantom|leaked|mismatch|drift|lease|worker .. was|were my|the-tests|a-typo|a-display|a-cache|cached|expected|intended|by-design|harmless|legitimate|legit|misread",
          "queue|scheduler|dashboard|lease|capacity|pool isnt|wasnt|arent|werent|is-not|was-not lying|wrong|at-fault|to-blame|the-culprit|the-problem|the-cause|involved",
          "lease|worker|slot .. all|all-of-them|every-one are|were|is legit|legitimate|fine|ok|good|valid|accounted-for .. !but|yet|though|while",
          "only|merely|just looked|seemed|appeared .. lease|capacity|queue|worker|slots",
          "nothing wrong|odd|off with .. lease|capacity|queue|worker|scheduler|slots",
          `lease|queue|capacity|worker|slot never|were-never|was-never|not the issue|problem|cause|culprit`,
          "so|there-are|theres|have no|zero dead lease|worker|slot",
          "it|thats|this|problem|cause isnt|wasnt|is-not|was-not|cant-be the|a|an lease|queue|scheduler|workers|capacity|pool|slots",
        ],
        zh: [
          `核对|查|确认|核实 过|了|完 .. ${PLANE_ZH}|worker|进程 .. 一致|对应|相符|没问题|正常|无误`,
          `${PLANE_ZH}|worker|进程 .. 核对无误|都有对应|一一对应|没有问题|是一致的`,
          "排除|已排除|排除了|证伪|虚惊|不成立|已否定|查无 .. 不一致|偏差|分歧|租约|容量|队列|worker|泄漏|偏离|问题",
          "不一致|偏差|分歧|租约|容量|队列|worker|泄漏|偏离|矛盾 .. 排除|已排除|证伪|不成立|是假的|不存在|虚惊",
          "!有 没有|不存在|并无|未发现|没发现 .. 不一致|偏差|分歧|偏离|泄漏|矛盾|不匹配|漂移",
          `${PLANE_ZH}|控制面|调度器 .. 一致|吻合|相符|匹配|正常 .. worker|进程|实际|现场`,
          "worker|进程|实际|现场|容量|队列|租约|控制面 .. 完全一致|确认一致|核对一致|已经一致|都对得上|能对得上|完全吻合|完全相符|确实满|确实在跑|真的满|真的在跑 !吗|么",
          `${PLANE_ZH}|数量|数目|数字|个数|进程 对得上|吻合|相符|一致 .. !吗|么|但|可|却`,
          `${PLANE_ZH} 没问题|正常|准确|没错|无误|是准的 .. !吗|么|但|可|却`,
          `${PLANE_ZH}|名额|worker .. 确实|的确|真的 .. 占|满|忙|在用|在跑|活着 .. !吗|么`,
          "队列|调度器|面板|容量|控制面|租约|worker 没骗|没撒谎|没说谎|没报错|没毛病|本身没",
          `不是|并非 ${PLANE_ZH}|worker|调度|控制面 .. 是|而是`,
          `${PLANE_ZH}|worker|进程 .. 都|全都|全部|均 没问题|正常|对的|合法|有效|是对的|是正常的 .. !吗|么|但|可|却`,
          "!有 没有|不存在|并无 幽灵|僵尸|孤儿|残留 .. 问题在|看别|别的|另外|排除|了",
          "队列|容量|槽位|池子 是真的|真是 空|满|忙",
          "说法|猜测|怀疑|假设|推测 .. 不成立|站不住|推翻|错了",
          "租约|队列|容量|worker|调度 .. 从来|压根|根本 .. 不是|没 问题|有问题|毛病",
          "相等|对应|吻合 .. 核实过|确认过|查过",
          `所谓|看似|看着像|看起来像|看起来|以为|貌似 .. ${PLANE_ZH}|worker|僵尸|不符|不一致|泄漏|掉线 .. 只是|其实是|不过是|原来是|并不|正常`,
          "误报|虚惊一场|已证伪",
        ],
      },
      ruledOut: [
        "divergence|mismatch|discrepancy|drift|inconsistency|stale|orphaned|zombie|leaked",
        "不一致|偏差|分歧|偏离|泄漏|矛盾|不匹配|漂移",
        `跟|和|与 .. ${PLANE_ZH}|worker|调度|控制面 .. 无关|没关系|没有关系`,
      ],
    },
  ];
};
