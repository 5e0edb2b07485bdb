/**
 * Makes `src/core/text/glossary_table.ts` from the Chinese-English word pairs in `../shared/tables`.
 *
 *     deno run -A scripts/tables/glossary.ts [--from ../shared/tables/glossary.tsv]
 *
 * The pairs were read through; those that mislead are in `DROPPED`, with what is wrong about them.
 */
import { parseArgs } from "@std/cli/parse-args";
import { GLOSSARY_BY_HAND } from "./glossary_by_hand.ts";
import { writeTableModule } from "./table_module.ts";

/** Chinese → the English alternatives to leave out; an empty list leaves out the whole entry. */
const DROPPED: Readonly<Record<string, readonly string[]>> = {
  // an accident of alignment: the English names something else
  "数据转换": [],
  "取决于": [],
  "管理器": [],
  "描述符": [],
  "数列": [],
  "设计规范": [],
  "松散": [],
  "签发": [],
  "变种": [],
  "垃圾": [],
  "家目录": [],
  "参见": [],
  "放在": [],
  "放入": [],
  "预测": [],
  "搜索引擎": [],
  "服务提供商": [],
  "跟踪文件": [],
  "原语": [],
  "认证失败": [],
  "组件库": ["documentation read"],
  "编写代码": ["documentation read"],
  "短期": ["term memory"],
  "轨迹": ["reason trace"],
  "工具包": ["gui toolkit"],
  "百分比": ["px"],
  "透明": ["opaque"],
  "双引号": ["single quotes"],
  "前者": ["latter"],
  "数字": ["numeric"],
  "大小写": ["case insensitive"],
  // words of grammar and reference, which are no evidence in either language
  "是否": [],
  "请参阅": [],
  "参阅": [],
  "看到": [],
  "不能": [],
  "否则": [],
  "因此": [],
  "意味着": [],
  "含义": ["means"],
  "本书": [],
};
/** Better words for entries whose own are dropped or stemmed beyond recognition. */
const MENDED: Readonly<Record<string, string>> = {
  "数据转换": "data conversion|data transformation",
  "描述符": "descriptor",
  "管理器": "manager",
  "预测": "prediction|forecast",
  "搜索引擎": "search engine",
  "认证失败": "authentication failure",
  "家目录": "home directory",
  "设计规范": "design guideline|design specification",
  "松散": "loose",
  "签发": "issue",
  "变种": "variant",
  "垃圾": "garbage",
  "取决于": "depend",
};

const { from } = parseArgs(Deno.args, {
  string: ["from"],
  default: { from: "../shared/tables/glossary.tsv" },
}) as unknown as { from: string };

const entries = new Map<string, string>();
for (const line of Deno.readTextFileSync(from).split("\n")) {
  const [chinese = "", english = ""] = line.split("\t");
  if (line.startsWith("#") || english === "") continue;
  const dropped = DROPPED[chinese];
  const kept = dropped?.length === 0 ? [] : english.split("|").filter((word) => !dropped?.includes(word));
  if (kept.length > 0) entries.set(chinese, kept.join("|"));
}
for (const [chinese, english] of Object.entries(MENDED)) entries.set(chinese, english);
for (const line of GLOSSARY_BY_HAND.split("\n")) {
  const [chinese = "", english] = line.split("=");
  if (english === undefined) continue;
  const known = entries.get(chinese)?.split("|") ?? [];
  entries.set(chinese, [...new Set([...known, ...english.split("|")])].join("|"));
}

writeTableModule({
  path: "src/core/text/glossary_table.ts",
  about: "Developers' terms in Chinese and English.",
  script: "scripts/tables/glossary.ts",
  texts: [{
    name: "glossaryText",
    about: "One entry a line: the Chinese term, `=`, the English alternatives separated by `|`, best first.",
    text: [...entries].sort(([a], [b]) => a < b ? -1 : 1).map((pair) => pair.join("=")).join("\n"),
  }],
});
