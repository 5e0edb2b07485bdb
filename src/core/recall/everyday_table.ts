/**
 * Words of everyday life: a prompt about a recipe, a trip or a poem is not about software, however many words it borrows
 * ("split my gym plan into modules"). They count against a card that does not use them itself.
 *
 * Words that software is full of (book, order, store, table, game) are left out on purpose.
 *
 * @module
 */

import { WordList } from "../text/word_list.ts";

const ENGLISH = `
bakery bread breakfast brunch butter cake cheese chef chicken chili chocolate coffee cocktail cook cooker cooking cuisine curry dessert dinner dish
dishes drinks eggs fridge fruit grill ingredients kitchen lamb lunch meal meat noodles oven pasta pizza recipe recipes rice roast roasted salad sauce
snack snacks soup spicy steak supper tea vegan vegetarian wine beer restaurant restaurants
airport beach cruise flight flights holiday holidays hotel hotels itinerary luggage passport sightseeing tourist travel trip vacation visa weekend
apartment bathroom bedroom bookshelf carpet ceiling couch dishwasher furniture garage garden gardening house laundry lawn mattress mortgage
neighbour neighbor plumber rent shelf shelves sofa washing
baby boyfriend brother cousin dad daughter family father girlfriend grandma grandpa grandmother husband kids mom mother mum nephew niece parents
sister son uncle wedding wife birthday anniversary christmas easter halloween santa
cat cats dog dogs horse kitten pet pets puppy rabbit
doctor dentist diet fever gym headache leg medicine muscle pregnancy sleep stomach vitamin workout yoga jogging marathon
autumn spring-cleaning rainy snow sunny weather winter umbrella
concert dance film guitar haiku joke jokes lego limerick lyrics movie movies novel novels piano poem poems poetry riddle song songs trivia
baseball basketball chess cricket dice football golf hockey poker puzzle soccer tennis
bicycle bike bus car cars parking taxi train tyre
bride celebrity clothes dress fashion gift gifts hair haircut jewelry lipstick makeup shirt shoes skirt
church horoscope prayer zodiac astrology
chile france italy spain japan paris london tokyo berlin rome
`;

const CHINESE = `
菜谱 做饭 做菜 早餐 午餐 晚餐 午饭 晚饭 餐厅 美食 火锅 咖啡 奶茶 蛋糕 面包 水果 烤肉 红烧 食谱 零食 外卖
旅行 旅游 行程 景点 机票 酒店 签证 周末 假期 度假 露营 护照 航班
装修 房子 租房 房东 家具 沙发 厨房 卧室 洗衣 搬家 花园
爸爸 妈妈 父母 孩子 宝宝 老公 老婆 女友 男友 婚礼 生日 春节 中秋 圣诞 年会
猫咪 狗狗 宠物 小猫 小狗
健身 减肥 跑步 瑜伽 感冒 发烧 医院 医生 牙医 睡眠 失眠 药品
天气 下雨 下雪 雨伞
电影 歌曲 歌词 唱歌 小说 诗歌 写诗 首诗 笑话 谜语 吉他 钢琴 舞蹈 明星 追剧
篮球 足球 网球 象棋 麻将 扑克
地铁 公交 停车 汽车 自行 开车
衣服 裙子 鞋子 口红 化妆 发型 礼物 首饰
星座 算命 风水 招聘
`;

const WORDS = new WordList(`${ENGLISH} ${CHINESE}`);

/**
 * Tells whether a word belongs to everyday life and not to software.
 *
 * @param word A lower-case English word as it stands, or two Chinese characters.
 * @returns Whether it does.
 */
export function isEveryday(word: string): boolean {
  return WORDS.has(word);
}
