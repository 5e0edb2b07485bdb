/**
 * `ome record search`.
 *
 * @module
 */

import { hideCredentials } from "../../core/privacy/hide_credentials.ts";
import { REUSE_QUESTIONS } from "../../core/record/questions.ts";
import { RECORD_TYPES } from "../../core/record/record.ts";
import { DEFAULT_SEARCH_LIMIT, searchRecords } from "../../core/record/search.ts";
import { askRecords } from "../../edge/record_store/search_index.ts";
import type { Command, FailureReason, Invocation } from "../command.ts";
import { numberWithin } from "../arguments/number_within.ts";
import { searchText } from "../views/record_search_text.ts";
import { ROOT_FLAG, storeLine, storeOf, todayOf } from "../records/record_target.ts";
import { shortPath } from "../views/short_path.ts";

/** Finds the few records to look at before building. */
export const recordSearchCommand: Command = {
  words: ["record", "search"],
  args: "WORDS…",
  arity: [1, Infinity],
  summary: "Find the records to look at before building, each with the reasons for its rank",
  details: "Take the task's own words. Nothing found is a result; with --strict it exits 1.",
  examples: [
    'ome record search "the report needs one more field"',
    'ome record search "docker build slow" --type failure',
  ],
  flags: {
    ...ROOT_FLAG,
    limit: { type: "number", value: "N", help: `Most candidates, ${DEFAULT_SEARCH_LIMIT} unless given` },
    type: { type: "texts", value: "TYPE", oneOf: RECORD_TYPES, help: "Only records of this type" },
    tag: { type: "texts", value: "TAG", help: "Only records with this tag" },
    all: { type: "boolean", help: "Deprecated records too, each with its successor" },
    strict: { type: "boolean", help: "Exit 1 where nothing is found" },
  },
  run: async (invocation, host) => {
    const store = storeOf(invocation, host);
    const today = todayOf(host);
    const words = invocation.args.join(" ");
    const options = optionsOf(invocation, today);
    const { found, unfit } = await askRecords(
      store,
      ({ index, unfit }) => ({ found: searchRecords(words, index, options), unfit }),
      { today, host },
    );
    const query = hideCredentials(words);
    const { cwd } = invocation.global;
    const view = { cwd, home: host.home() };
    const shown = found.candidates.map((candidate) => ({
      ...candidate,
      overlap: candidate.overlap.map(hideCredentials),
    }));
    const pathOf = (place: string) => shortPath(`${store.root}/${place}`, view);
    return {
      failure: found.candidates.length === 0 && invocation.has("strict") ? NOTHING : undefined,
      data: {
        root: store.root,
        query,
        ...found,
        nothing: found.nothing ?? null,
        candidates: shown.map((each) => ({ ...each, path: `${store.root}/${each.place}` })),
        unfit,
        questions: found.candidates.length > 0 ? REUSE_QUESTIONS : [],
      },
      view: (style) =>
        searchText({ ...found, candidates: shown, query, unfit, pathOf }, style) +
        storeLine(store, { style, cwd, host }),
    };
  },
};

const NOTHING: FailureReason = {
  code: "record.nothing-found",
  message: "No record fits these words",
  hint: "Go on without, or try the task's own words",
};

function optionsOf(invocation: Invocation, today: string) {
  const { has, texts } = invocation;
  return {
    today,
    limit: numberWithin(invocation, "limit", [1, 50]) ?? DEFAULT_SEARCH_LIMIT,
    types: RECORD_TYPES.filter((type) => texts("type").includes(type)),
    tags: texts("tag"),
    all: has("all"),
  };
}
