/**
 * Long texts of a bundle, as files of their own: a start parses none of them, and whatever needs one reads it then.
 *
 * @module
 */

import { join } from "@std/path";

/** Where they go, below the bundle's folder. */
const FOLDER = "texts";

/** A function without parameters that returns nothing but a text of some length, as the bundler writes it. */
const LONG_TEXT = /\(\)=>("(?:[^"\\\n]|\\.){4096,}"|`(?:[^`\\$]|\\.){4096,}`)/g;

/**
 * Moves the long texts of one part into files; a text that several parts hold becomes one file.
 *
 * @param folder The bundle's folder.
 * @param part The part's path below it.
 */
export async function moveLongTexts(folder: string, part: string): Promise<void> {
  const code = await Deno.readTextFile(join(folder, part));
  const up = part.split("/").length > 1 ? ".." : ".";
  let moved = code;
  for (const [found, literal = ""] of code.matchAll(LONG_TEXT)) {
    const file = await writeText(join(folder, FOLDER), await valueOf(literal));
    moved = moved.replace(found, () => `()=>Deno.readTextFileSync(new URL("${up}/${FOLDER}/${file}",import.meta.url))`);
  }
  if (moved !== code) await Deno.writeTextFile(join(folder, part), moved);
}

async function valueOf(literal: string): Promise<string> {
  const module = await import(`data:text/javascript,export default ${encodeURIComponent(literal)}`);
  return module.default;
}

/** Named by its content, so that equal texts are one. */
async function writeText(folder: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const name = `${digest.toHex().slice(0, 8)}.txt`;
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeFile(join(folder, name), bytes);
  return name;
}
