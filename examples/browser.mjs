/**
 * The library in a browser; `browser.html` says where the library lies.
 *
 * @module
 */

import { recallLesson } from "./recall_lesson.mjs";

const response = await fetch("card.md");
document.querySelector("pre").textContent = recallLesson(await response.text());
