/**
 * The library in Node: `npx jsr add @ome/ome`, then `node node.mjs`.
 *
 * @module
 */

// deno-lint-ignore-file no-console
import { readFile } from "node:fs/promises";
import { recallLesson } from "./recall_lesson.mjs";

console.log(recallLesson(await readFile(new URL("card.md", import.meta.url), "utf8")));
