/**
 * Ids of cards: checking one, and making one from a title.
 *
 * @module
 */

import { UnicodePattern } from "../text/unicode_pattern.ts";

/** Most characters of an id. */
const MAX_LENGTH = 80;

/** Most characters that a made id takes from its title, so that a number still fits behind. */
const MAX_SLUG = 60;

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

const UNSHOWN = new UnicodePattern("[\\p{C}]", "gu");
const ALLOWED = new UnicodePattern("^[\\p{L}\\p{M}\\p{N}_.-]+$", "u");
const BETWEEN_WORDS = new UnicodePattern("[^\\p{L}\\p{M}\\p{N}]+", "gu");
const EDGES = new UnicodePattern("^[-\\p{M}]+|-+$", "gu");

/** What is wrong with an id, for a finding. */
export interface IdProblem {
  /** What is wrong, one sentence, no full stop. */
  readonly message: string;
  /** What to do about it. */
  readonly mend: string;
}

/**
 * Checks that an id can be a file name on every system, and nothing but a file name.
 *
 * @param id The id.
 * @returns What is wrong with it; undefined if nothing is.
 *
 * @example
 * ```ts
 * import { checkId } from "./id.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(checkId("browser-validation"), undefined);
 * assertEquals(checkId("../../x")?.message, 'The id "../../x" holds characters other than letters, digits, "-", "_", "."');
 * ```
 */
export function checkId(id: string): IdProblem | undefined {
  const rename = "Rename the card to letters, digits and hyphens, in the file name too";
  const shown = `The id "${[...id.slice(0, 200)].slice(0, MAX_LENGTH).join("").replace(UNSHOWN.for(id), "\u{FFFD}")}"`;
  if (id === "") return { message: "The id is empty", mend: rename };
  if (id !== id.normalize("NFC")) {
    return { message: `${shown} is written in decomposed characters`, mend: "Write it in composed form (NFC)" };
  }
  if ([...id].length > MAX_LENGTH) {
    return { message: `${shown}… is longer than ${MAX_LENGTH} characters`, mend: rename };
  }
  if (!ALLOWED.test(id)) {
    return { message: `${shown} holds characters other than letters, digits, "-", "_", "."`, mend: rename };
  }
  if (id.startsWith(".") || id.endsWith(".")) return { message: `${shown} starts or ends with a dot`, mend: rename };
  if (DEVICE.test(id)) return { message: `${shown} is a device's name on Windows`, mend: rename };
  return undefined;
}

/**
 * The form in which two ids are the same: file systems may tell neither case nor composition apart.
 *
 * @param id The id.
 * @returns Its composed, lower-case form.
 */
export function foldId(id: string): string {
  return id.normalize("NFC").toLowerCase();
}

/**
 * Makes an id from a title: the same title gives the same id, in whatever script it is.
 *
 * @param title The title.
 * @param taken Ids that are in use; a number is put behind one of these.
 * @returns An id that {@linkcode checkId} has nothing against, and that is not taken.
 *
 * @example
 * ```ts
 * import { idFor } from "./id.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(idFor("Check `git status` first!", []), "check-git-status-first");
 * assertEquals(idFor("배포 규칙", ["배포-규칙"]), "배포-규칙-2");
 * ```
 */
export function idFor(title: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map(foldId));
  const base = slugOf(title);
  let id = base;
  for (let number = 2; used.has(foldId(id)); number++) id = `${base}-${number}`;
  return id;
}

function slugOf(title: string): string {
  const text = title.normalize("NFKC").toLowerCase().normalize("NFC");
  const words = text.replace(BETWEEN_WORDS.for(text), "-");
  const slug = [...words].slice(0, MAX_SLUG).join("").replace(EDGES.for(text), "").normalize("NFC");
  if (slug === "") return `card-${hashOf(title)}`;
  return DEVICE.test(slug) ? `${slug}-card` : slug;
}

/** FNV-1a, 32 bits, as eight hexadecimal digits: enough to tell titles apart that have no letter. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
