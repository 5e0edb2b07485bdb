/**
 * Signals of the `agent-ops` pack: running fleets of agents. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `agent-ops` pack. */
export const agentOpsSignals = (): readonly Signal[] => {
  const PLANE =
    "capacity|lease|leases|queue|queues|slot|slots|scheduler|control-plane|controlplane|pool|coordinator|registry|orchestrator|quota|reservation|reservations";
  const WORKER =
    "worker|workers|process|processes|agent|agents|runner|runners|pid|pids|heartbeat|heartbeats|job|jobs|executor|executors|pod|pods";
  const CLAIMS =
    "says|say|shows|show|reports|report|reported|claims|claim|thinks|believes|lists|counts|marks|marked|reads|indicates|full|busy|held|empty|idle|exhausted|taken|occupied|zero|free|stuck|stale|running";
  const MISMATCH =
    "dead|died|exited|gone|killed|crashed|idle|alive|running|still|missing|orphaned|orphan|orphans|zombie|zombies|nothing|nobody|none|finished|not|nt|no|but|although|though|yet|disagree|disagrees|mismatch|diverge|diverged|drift|drifted|inconsistent|live|ghost";

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
          "lease|leases|slot|slots|reservation|reservations .. never|not|isnt|arent .. given-back|handed-back|returned|freed|released|reclaimed",
          "dead|crashed|exited|killed|finished|vanished worker|workers|agent|agents|process|processes|runner|runners|job|jobs .. hold|holds|holding|keep|keeps|keeping|occupy|occupying|own|block|blocking .. lease|leases|slot|slots|capacity|reservation|lock",
          "job|task|run|session state|status .. says|shows|is|reads|stays .. running|active|busy|in-progress .. process|worker|pid|agent|runner",
          "job|jobs|task|tasks|run|runs|session|sessions .. marked|shown|listed|shows|stuck|reported|still .. running|active|busy|in-progress|alive .. worker|process|agent|runner|pid .. gone|dead|exited|not-there|missing|crashed|killed|died|finished",
          "lease|leases|slot|slots|lock-and-lease|reservation|reservations .. never|not|wasnt|isnt|werent|arent|wont|still released|freed|returned|cleared|expired|held|taken|release",
          "lease|leases|slot|slots .. never|not|wasnt|werent .. released|freed|returned|cleared",
          "queue|capacity|lease|slots|pool|registry|scheduler .. doesnt|does-not|dont|do-not|not|never match|agree|reflect|correspond|add-up|line-up .. worker|workers|process|processes|processing|running|live|actual|real|reality",
          "heartbeat|heartbeats .. stopped|missing|stale|gone|no|old .. lists|listed|shows|still|registered|worker|workers|alive|running",
          "capacity .. stuck|zero|wrong|off|stale .. worker|workers|idle|agent|agents|process|processes",
          "pool|queue|capacity|scheduler .. exhausted|full|busy|empty|saturated .. nothing|nobody|none|no-one .. running|runs|working|active|alive|left",
          "exhausted|full|busy|running .. yet|but|although|though|while nothing|nobody|none|no|every|all .. running|runs|alive|process|processes|worker|workers|idle",
          `${PLANE} .. ${CLAIMS} .. ${WORKER} .. ${MISMATCH}`,
          `${PLANE} .. ${CLAIMS} .. ${MISMATCH} .. ${WORKER}`,
          `${WORKER} .. ${MISMATCH} .. ${PLANE} .. ${CLAIMS}`,
          `${PLANE} .. ${WORKER} .. disagree|disagrees|mismatch|mismatched|diverge|diverged|diverges|divergence|drift|drifted|inconsistent|out-of-sync|differ|differs|contradict|contradicts`,
          `${WORKER} .. ${PLANE} .. disagree|disagrees|mismatch|mismatched|diverge|diverged|diverges|divergence|drift|drifted|inconsistent|out-of-sync|differ|differs|contradict|contradicts`,
          `disagree|mismatch|diverge|divergence|divergences|drift|discrepancy|inconsistency|reconcile|out-of-sync|difference .. ${PLANE} .. ${WORKER}`,
          `disagree|mismatch|diverge|divergence|divergences|drift|discrepancy|inconsistency|reconcile|out-of-sync|difference .. ${WORKER} .. ${PLANE}`,
          "stale|orphaned|orphan|leaked|ghost|zombie|phantom|expired|dangling|dead lease|leases|slot|slots|reservation|reservations|queue-entries|worker|workers|claim|claims",
          "lease|leases|slot|slots|reservation|claim .. held|owned|kept|taken|occupied|blocked .. dead|exited|crashed|gone|killed|finished|nobody|no",
          "worker|workers|agent|agents|process|runner|runners .. dead|exited|crashed|gone|killed|died|finished .. lease|leases|slot|slots|capacity|queue|registered|reservation",
          "queue|capacity|slots|pool .. full|empty|exhausted|stuck|zero|stalled .. no|but|yet|while|although|though .. worker|workers|agent|agents|process|processes|runner|runners|idle|running|alive|jobs",
          "control plane .. worker|workers|reality|live|evidence|process|processes",
          "capacity|queue|lease .. live|actual|real worker|workers|process|processes|evidence|state",
        ],
        zh: [
          "任务|作业|会话 .. 显示|标记|状态|一直 .. 运行中|进行中|执行中|忙 .. 进程|worker|已经|实际|没了|退出|不在|空闲",
          "租约|槽位|名额|容量|lease|slot .. 占着|占用|不放|没放|锁着|占住|仍被|还被",
          "容量|队列|名额|槽位 .. 一直|显示|总是|始终 .. 0|零|满|空 .. 没有|可是|但|却|实际",
          "调度器|控制面|队列|容量 .. 认为|以为|显示|报告 .. 忙|满|运行|存活|在线 .. 空闲|其实|实际|已经|但|却",
          "心跳 .. 停|丢|没了|超时 .. 还|仍|显示|在线|注册",
          "容量|租约|队列|槽位|调度器|控制面|控制平面|名额|配额|lease|slot|queue .. worker|工作进程|进程|工作节点|执行器|实例|agent|runner .. 不一致|不符|对不上|矛盾|偏差|偏离|分歧|已死|死了|已退出|退出|没了|不存在|空闲|还在|没有|僵尸|存活|漂移|不匹配|却",
          "worker|工作进程|进程|工作节点|执行器|实例|agent|runner .. 容量|租约|队列|槽位|调度器|控制面|控制平面|名额|lease|slot .. 不一致|不符|对不上|矛盾|偏差|占着|占用|没释放|未释放|满|没清|还显示|仍显示|不匹配|残留",
          "worker|工作进程|进程|工作节点|执行器|实例|runner .. 死了|已死|退出|崩了|挂了|没了|停了|空闲 .. 租约|槽位|容量|队列|名额|lease|slot",
          "租约|槽位|名额|容量|lease|slot .. 泄漏|未释放|没释放|不释放|过期|残留|孤儿|僵尸|被死",
          "队列|容量|槽位 .. 显示|报告|说|提示 .. 满|空|占满|已满|排队|为零|用尽 .. 实际|但|却|可是|其实|没有",
          "控制面|控制平面 .. 实际|真实|现实|worker|工作进程",
          "僵尸|孤儿|幽灵 租约|槽位|worker|进程|任务",
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
          "lease|leases|leak|mismatch|divergence|drift|discrepancy .. turned-out|proved|proven|found .. nothing|fine|none|harmless|alive|not|false",
          "verified|checked|confirmed|made-sure .. queue|lease|leases|capacity|scheduler|slots|control-plane .. agree|agrees|match|matches|consistent|in-sync|correct",
          "no|not|nt|never|without|zero|nothing|isnt|wasnt a|an|any|actual|real|the|such divergence|divergences|mismatch|discrepancy|drift|inconsistency|stale-lease|leak|problem-with",
          "no|not|zero divergence|divergences|mismatch|discrepancy|discrepancies|drift|inconsistency|stale|orphaned|orphans|zombie|zombies|leaked|ghost",
          "rule|rules|ruling|ruled out|it-out .. divergence|mismatch|drift|leak|lease|leases|capacity|queue|worker|workers|stale",
          "divergence|mismatch|discrepancy|drift|stale-lease|leak|inconsistency|lease|capacity|queue .. ruled-out|disproved|disproven|excluded|refuted|false-alarm|false-positive|not-real|unfounded|resolved-itself|explained",
          "disproved|disproven|refuted|debunked|false-alarm|false-positive|red-herring",
          "capacity|queue|lease|leases|slots|control-plane|scheduler .. agree|agrees|match|matches|matched|consistent|in-sync|correct|accurate|healthy .. worker|workers|process|processes|live|reality|evidence",
          "worker|workers|process|processes|live .. agree|agrees|match|matches|matched|consistent|in-sync|confirms|confirm .. capacity|queue|lease|leases|slots|control-plane|scheduler",
          "confirmed|verified|proved|proven|turned-out .. consistent|in-sync|no-divergence|no-mismatch|healthy|really-busy|genuinely-full|legitimately|really-full",
          "genuinely|legitimately|really|truly full|busy|saturated|occupied|exhausted|in-use",
        ],
        zh: [
          "核对|查|确认|核实 过|了|完 .. 容量|租约|队列|槽位|worker|进程 .. 一致|对应|相符|没问题|没有问题|正常|无误",
          "容量|租约|队列|槽位|worker|进程 .. 核对无误|都有对应|一一对应|没有问题|是一致的",
          "排除|已排除|排除了|证伪|误报|虚惊|不成立|已否定|查无 .. 不一致|偏差|分歧|租约|容量|队列|worker|泄漏|偏离|问题",
          "不一致|偏差|分歧|租约|容量|队列|worker|泄漏|偏离|矛盾 .. 排除|已排除|证伪|误报|不成立|是假的|不存在|虚惊",
          "没有|不存在|并无|未发现|没发现 .. 不一致|偏差|分歧|偏离|泄漏|矛盾|不匹配|漂移",
          "容量|队列|租约|槽位|控制面|调度器 .. 一致|吻合|相符|匹配|正常 .. worker|进程|实际|现场",
          "worker|进程|实际|现场|容量|队列|租约|控制面 .. 完全一致|确认一致|核对一致|已经一致|对得上|吻合|相符|确实满|真的满|确实在跑|真的在跑",
          "误报|虚惊一场|已证伪",
        ],
      },
      ruledOut: [
        "divergence|divergences|mismatch|mismatches|discrepancy|discrepancies|drift|inconsistency|inconsistent|stale|orphaned|zombie|zombies|leaked|leak",
        "不一致|偏差|分歧|偏离|泄漏|矛盾|不匹配|漂移",
      ],
    },
  ];
};
