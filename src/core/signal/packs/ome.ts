/**
 * Signals of the `ome` pack: keeping the experience library itself. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `ome` pack. */
export const omeSignals = (): readonly Signal[] => {
  const LIBRARY = "experience|ome|oh-my-experience|lesson|experience-library|retrospective";

  return [
    {
      id: "ome_review_surface",
      polarity: "positive",
      routing: true,
      source: "pack",
      pack: "ome",
      meaning: "reviews or tends the experience library: its drafts, cards and candidates",
      patterns: {
        en: [
          "approve|reject|decide|accept|merge|rewrite|skip candidate|draft",
          "which|what|show|list lessons|experiences|experience-cards|drafts .. approve|review|waiting|pending|enable|keep",
          "ome|oh-my-experience",
          "review|approve|reject|merge|decide|accept|curate|enable|archive|restore|clean|tidy|audit|govern|prune|promote|check|triage|dedupe|deduplicate|rewrite|edit|publish|activate|go .. experience|lesson .. card|library",
          "review|approve|reject|decide|accept|curate|triage|merge|go .. draft|pending|new|retrospective|reflect|candidate card|lesson|experience|candidate|rule",
          "draft|candidate|active|archived|pending|stale|duplicate|overlapping|retrospective experience|lesson|card",
          "experience|lesson|recall|rule card|draft|candidate|library|governance|review|approval|base",
          `${LIBRARY} .. draft|candidate|approve|review|governance|curate|archive|triage|duplicates`,
          "draft|candidate .. experience|lesson|retrospective|reflect",
          "card .. library|archive|draft|candidate|approve|recall|enable|triggers|ignore-when",
          "reflect run|candidates|apply|decisions|session|on-lessons",
          "run|start|do|apply|finish .. retrospective",
          "retrospective run",
          "library of lessons|experience",
          "lesson .. library|learned .. review|approve|card|draft|save|store|keep",
          "promote|approve|retire|reject|demote|activate|archive|supersede that|this|the|these|those|all|both|every|some|old lesson|experience",
          "lesson|experience|card to|into|as active|archived|draft",
          "lesson|experiences|experience-cards .. contradict|conflict|overlap|duplicate|outdated|obsolete|stale",
          "this|that|the card|lesson still right|true|correct|holds|applies|useful|relevant",
          "lesson|experiences .. recalled|triggered|fired",
          "trigger|trigger-list|use-when|ignore-when .. lesson|experience",
          "rule .. wrong|outdated|stale|old|fix|change|update|retire .. card|lesson",
          "experience keeps|popped|comes-up|came-up",
          "summary|title|rule|wording|criteria of .. lesson|experience",
          "pending|undecided|proposed candidate",
          "reflect propose|suggest|found|extracted|came-up|turned-up|produced|wrote|gave",
        ],
        zh: [
          "复盘 一下|这周|本周|上周|今天|昨天|这次|最近",
          "批准|驳回|通过|拒绝 .. 候选|草稿",
          "经验 .. 卡片|卡|库|草稿|候选|审批|审核|评审|归档|治理|启用|条目|清理|去重|合并|复核",
          "草稿|候选|卡片|审批|审核|评审|归档|治理|批准|启用|整理|清理|通过|拒绝|驳回|复核 .. 经验|卡片|复盘|教训",
          "复盘 .. 草稿|候选|审批|卡片|经验|评审|审核|运行|结果|教训",
          "经验库|经验卡|经验卡片|教训库|卡片库|复盘草稿|候选卡片|草稿卡片|候选经验",
          "卡片 .. 审批|审核|归档|启用|草稿|候选|触发词|去重|复核|召回",
          "沉淀 .. 经验|教训|卡片",
          "做|跑|开|启动|进行 .. 复盘",
          "reflect .. 候选|草稿|提了|提出|产出|结果|建议|跑出|经验",
          "那条|这条|几条|哪条|两条|三条|每条|那张|这张 .. 草稿|候选|经验|教训",
          "经验|教训 .. 矛盾|冲突|过时|失效|重复|太宽|太窄|误触|收窄|没用|不准|转正",
          "经验|教训 .. 召回|乱弹|触发词",
          "规则 .. 卡片|经验|教训",
          "候选|草稿 .. 一起定|来定|定一下|转正|留哪|取舍|过一遍",
          "待定|待审|待批|待审核|待处理 的 候选|草稿|经验",
          "矛盾|冲突|过时|失效|重复|没用|多余|太宽 的|了的 经验|教训|卡片",
        ],
      },
    },
  ];
};
