/**
 * The large data of a bundle, as files of its own: a start parses none of it, and whatever needs some reads it then.
 *
 * @module
 */

import { join } from "@std/path";
import { parseExpressionAt } from "acorn";
import { toHex } from "../../src/edge/files/hex.ts";

/** Where it goes, below the bundle's folder. */
const FOLDER = "data";

/** A function of fewer characters than this stays where it is. */
const LEAST_LENGTH = 4_096;

/**
 * Moves data of one part into files: what functions return that take nothing, name nothing from outside and are long.
 * Data that several parts hold becomes one file.
 *
 * @param folder The bundle's folder.
 * @param part The part's path below it.
 */
export async function moveLongData(folder: string, part: string): Promise<void> {
  const code = await Deno.readTextFile(join(folder, part));
  const up = part.includes("/") ? ".." : ".";
  const pieces: string[] = [];
  let done = 0;
  for (const { index } of code.matchAll(/\(\)=>/g)) {
    const data = index < done ? undefined : await dataAt(code, index);
    if (data === undefined) continue;
    const file = await writeData(join(folder, FOLDER), data.value);
    const read = `Deno.readTextFileSync(new URL("${up}/${FOLDER}/${file}",import.meta.url))`;
    pieces.push(code.slice(done, index), typeof data.value === "string" ? `()=>${read}` : `()=>JSON.parse(${read})`);
    done = data.end;
  }
  if (done > 0) await Deno.writeTextFile(join(folder, part), [...pieces, code.slice(done)].join(""));
}

/** What the function returns that begins here; undefined for one that is short, or does more than return data. */
async function dataAt(
  code: string,
  start: number,
): Promise<{ readonly value: unknown; readonly end: number } | undefined> {
  const end = endOfExpression(code, start);
  if (end === undefined || end - start < LEAST_LENGTH) return undefined;
  const source = `data:text/javascript,export default (${encodeURIComponent(code.slice(start, end))})()`;
  try {
    const { default: value } = await import(source);
    return { value, end };
  } catch {
    return undefined; // it names something from outside
  }
}

function endOfExpression(code: string, start: number): number | undefined {
  try {
    const found = parseExpressionAt(code, start, { ecmaVersion: "latest", sourceType: "module" });
    return found.type === "SequenceExpression" ? found.expressions[0]?.end : found.end; // of `a=()=>…,b=…` the first
  } catch {
    return undefined; // the mark stands in a text
  }
}

/** Named by its content, so that equal data is one file. */
async function writeData(folder: string, value: unknown): Promise<string> {
  const isText = typeof value === "string";
  const bytes = new TextEncoder().encode(isText ? value : JSON.stringify(value));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const name = `${toHex(digest).slice(0, 8)}.${isText ? "txt" : "json"}`;
  await Deno.mkdir(folder, { recursive: true });
  await Deno.writeFile(join(folder, name), bytes);
  return name;
}
