/**
 * The review of a run against the libraries of a place, and the file that holds it.
 *
 * @module
 */

import { type Review, reviewRun } from "../../core/reflect/review.ts";
import { reviewMarkdown } from "../../core/reflect/review_markdown.ts";
import { writeAtomically, type WriteHost } from "../files/atomic_write.ts";
import { readConfigFile } from "../settings/config_file.ts";
import type { Host } from "../host.ts";
import type { OpenStack } from "../library/open_stack.ts";
import { readLibrary } from "../library/read_library.ts";
import { readRun, runFolder, type RunPlace } from "./run_store.ts";

/**
 * Reviews a run as things stand now.
 *
 * @param place The run.
 * @param open The libraries, the data folder and the project.
 * @param host The outside world.
 * @returns The review.
 */
export function reviewOf(place: RunPlace, { stack, dataDir, project }: OpenStack, host: Pick<Host, "files">): Review {
  const { retrieval } = readConfigFile(dataDir, host).config;
  const { cards } = readLibrary(stack, host, { statuses: ["active", "draft"] });
  const options = { cards, project, limit: retrieval.maxCards, threshold: retrieval.minScore };
  return reviewRun(readRun(place, host), options);
}

/**
 * Reviews a run and writes `review.md`.
 *
 * @param place The run.
 * @param open The libraries, the data folder and the project.
 * @param host The outside world.
 * @returns The review, and where it was written.
 */
export function writeReview(
  place: RunPlace,
  open: OpenStack,
  host: WriteHost,
): { readonly review: Review; readonly path: string } {
  const review = reviewOf(place, open, host);
  const path = `${runFolder(place)}/review.md`;
  writeAtomically({ path, content: reviewMarkdown(review), mode: 0o600 }, host);
  return { review, path };
}
