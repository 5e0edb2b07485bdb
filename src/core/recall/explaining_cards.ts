/**
 * Cards that are about explaining: those that a prompt may want which asks for words alone.
 *
 * @module
 */

import { stemWord } from "../text/stem.ts";
import { type CardProfile, RULE_BIT } from "./card_profile.ts";

const ENGLISH = "explain explanation describe teach tutorial understand overview walkthrough learn lesson question";
const CHINESE = "解释 讲解 教程 教学 教案 介绍 说明 理解";

/** Made when a prompt first asks for words alone. */
let keys: ReadonlySet<string> | undefined;

/**
 * Tells whether a card is about explaining: whether it says so outside its rule.
 *
 * @param profile A card's profile.
 * @returns Whether it does.
 */
export function isAboutExplaining({ terms }: CardProfile): boolean {
  keys ??= new Set([...ENGLISH.split(" ").map(stemWord), ...CHINESE.split(" ")]);
  for (let at = 0; at < terms.translatedFrom; at++) {
    if (((terms.fields[at] as number) & ~RULE_BIT) !== 0 && keys.has(terms.keys[at] as string)) return true;
  }
  return false;
}
