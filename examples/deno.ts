/**
 * The library in Deno: `deno add jsr:@ome/ome`, then `deno run --allow-read deno.ts`.
 *
 * @module
 */

// deno-lint-ignore-file no-console
import { recallLesson } from "./recall_lesson.mjs";

console.log(recallLesson(await Deno.readTextFile(new URL("card.md", import.meta.url))));
