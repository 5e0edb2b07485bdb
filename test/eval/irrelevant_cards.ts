/** Cards that no prompt of a developer asks for: to show that a library's size changes no decision. */

import type { LibraryCard } from "../../src/core/card/card.ts";
import { readFixtureCards } from "../../src/core/eval/read_fixture_cards.ts";

const DOERS = "heron,cormorant,otter,badger,lapwing,curlew,marmot,ibex,lynx,stoat,osprey,plover".split(",");
const DEEDS = "wades,nests,forages,moults,burrows,preens,hibernates,migrates south,dives,basks".split(",");
const PLACES = "estuary,tundra,moorland,lagoon,gorge,heath,fen,dune,scree,reed bed,tarn,atoll".split(",");
const STONES = "gneiss,feldspar,basalt,schist,dolomite,obsidian,travertine,marl,flint,pumice".split(",");
const PLANTS = "sorrel,lichen,bracken,sedge,yarrow,gorse,thrift,samphire,bog myrtle,saxifrage".split(",");
const ZH_DOERS = "白鹭,水獭,麻鸭,雪豹,旱獭,鱼鹰,鸻鸟,猞猁".split(",");
const ZH_PLACES = "河口湿地,苔原,潟湖,峡谷,沙丘,芦苇荡,冰斗湖,珊瑚礁".split(",");

/**
 * Makes cards about birds and stones, the same ones in every run.
 *
 * @param count How many, up to some hundred thousand; every seventh is Chinese.
 */
export function irrelevantCards(count: number): LibraryCard[] {
  const documents = Array.from(
    { length: count },
    (_, place) => place % 7 === 6 ? chineseCard(place) : englishCard(place),
  );
  return [...readFixtureCards(documents).cards];
}

/** Every list advances at its own pace, so that no two cards are alike before all combinations were used. */
function pick(list: readonly string[], place: number, pace: number): string {
  return list[Math.floor(place / pace) % list.length] ?? "";
}

function englishCard(place: number) {
  const [doer, deed, where] = [pick(DOERS, place, 1), pick(DEEDS, place, 12), pick(PLACES, place, 120)];
  const [stone, plant] = [pick(STONES, place, 3), pick(PLANTS, place, 5)];
  return {
    id: `nature-${place}`,
    title: `The ${doer} of the ${where} ${place}`,
    category: "Nature",
    summary:
      `When a ${doer} ${deed} in the ${where}, the usual wrong turn is to step on the ${plant}; stay on the ${stone}.`,
    criteria: { use_when: [`a ${doer} ${deed}`, `${plant} beside ${stone}`] },
    recall: { triggers: [`${doer} in the ${where}`, `${stone} and ${plant}`], topics: ["nature"] },
    language: "en",
    rule: `Stay on the ${stone}. Leave the ${plant} alone.`,
  };
}

function chineseCard(place: number) {
  const [doer, where] = [pick(ZH_DOERS, place, 7), pick(ZH_PLACES, place, 56)];
  return {
    id: `nature-${place}`,
    title: `${where}的${doer}${place}`,
    category: "自然",
    summary: `在${where}遇到${doer}时，常见错误是靠得太近；应当远远地看。`,
    criteria: { use_when: [`${where}观鸟`] },
    recall: { triggers: [`${where}的${doer}`], topics: ["自然"] },
    language: "zh",
    rule: `远远地看${doer}。`,
  };
}
