/**
 * Signals of the `ome` pack: keeping the experience library itself. Data only.
 *
 * @module
 */

import type { Signal } from "../signal.ts";

/** The `ome` pack. */
export const omeSignals = (): readonly Signal[] => {
  const LIBRARY =
    "experience|experiences|ome|oh-my-experience|lesson|lessons|experience-library|retrospective|retrospectives";

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
          "approve|reject|decide|accept|merge|rewrite|skip candidate|candidates|draft|drafts",
          "which|what|show|list lessons|experiences|experience-cards|drafts .. approve|approval|review|waiting|pending|enable|keep",
          "ome|oh-my-experience",
          "review|approve|approval|reject|merge|decide|accept|curate|enable|archive|restore|clean|tidy|audit|govern|governance|prune|promote|check|triage|dedupe|deduplicate|rewrite|edit|publish|activate|go .. experience|experiences|lesson|lessons .. card|cards|draft|drafts|candidate|candidates|library|libraries",
          "review|approve|reject|decide|accept|curate|triage|merge|go .. draft|pending|new|retrospective|reflect|candidate card|cards|lesson|lessons|experience|experiences|candidate|candidates|rule|rules",
          "draft|candidate|active|archived|pending|stale|duplicate|overlapping|retrospective experience|experiences|lesson|lessons|card|cards",
          "experience|lesson|lessons|recall|rule card|cards|draft|drafts|candidate|candidates|library|libraries|governance|review|approval|base",
          `${LIBRARY} .. draft|drafts|candidate|candidates|approve|approval|review|reviews|governance|curate|archive|triage|duplicates`,
          "draft|drafts|candidate|candidates .. experience|lesson|lessons|retrospective|reflect",
          "card|cards .. library|archive|draft|drafts|candidate|candidates|approve|approval|recall|enable|triggers|ignore-when",
          "reflect run|runs|candidates|candidate|apply|decisions|session|on-lessons",
          "run|start|do|apply|finish .. retrospective|retrospectives",
          "retrospective run|runs|candidates|candidate|drafts|review|approval|lessons",
          "library of lessons|experience|experiences",
          "lesson|lessons .. library|learned .. review|approve|card|cards|draft|save|store|keep",
        ],
        zh: [
          "复盘 一下|这周|本周|上周|今天|昨天|这次|最近",
          "批准|驳回|通过|拒绝 .. 候选|草稿",
          "经验 .. 卡片|卡|库|草稿|候选|审批|审核|评审|归档|治理|启用|条目|清理|去重|合并|复核",
          "草稿|候选|卡片|审批|审核|评审|归档|治理|批准|启用|整理|清理|通过|拒绝|驳回|复核 .. 经验|卡片|复盘|教训",
          "复盘 .. 草稿|候选|审批|卡片|经验|评审|审核|运行|结果|教训",
          "经验库|经验卡|经验卡片|教训库|卡片库|复盘草稿|候选卡片|草稿卡片|候选经验|ome",
          "卡片 .. 审批|审核|归档|启用|草稿|候选|触发词|去重|复核|召回",
          "沉淀 .. 经验|教训|卡片",
          "做|跑|开|启动|进行 .. 复盘",
        ],
      },
    },
  ];
};
