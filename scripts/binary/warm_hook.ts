/**
 * A binary whose hook has run before.
 *
 * Beside the script of the hook it carries what V8 had compiled of it when it had answered a few prompts. A start takes that,
 * where it would otherwise parse and compile a few hundred functions, at every prompt anew.
 *
 * @module
 */

import { dirname, fromFileUrl, join } from "@std/path";
import { PAYLOADS, SCENE } from "../demo/scene.ts";
import { openStage, type Stage } from "../demo/stage.ts";
import { type Bundle, bundleInto, bundleOf, HOOK_FOLDER, HOOK_SOURCE } from "./bundle.ts";
import { compile, type CompileOptions } from "./compile.ts";
import { moveLongData } from "./long_data.ts";
import { CODE_FILE, SCRIPT_FILE } from "./warm_hook/load_hook.ts";

const ROOT = fromFileUrl(new URL("../..", import.meta.url));

/** What the hook is asked while it is recorded: silence, the usual case, the other language, thanks, a long paste. */
const PROMPTS = [
  SCENE.nearMiss,
  SCENE.match,
  "修复登录页面的样式，并在浏览器里验证",
  "ok, thanks",
  `${SCENE.match}\n${"The queue was busy at noon and nobody knew why. ".repeat(2_000)}`,
];

/**
 * Compiles the program with a hook that has run before. Only a binary of this system can be run here, and so recorded.
 *
 * @param program The bundle of the program; its hook is replaced.
 * @param options How to compile; a target is this system's.
 * @throws {Error} Where the compiler fails, or V8 does not take what it recorded itself.
 */
export async function compileWarm(program: Bundle, options: CompileOptions): Promise<void> {
  await bundleScript(join(program.folder, HOOK_FOLDER));
  await Deno.writeFile(join(program.folder, HOOK_FOLDER, CODE_FILE), await recordCode(program, options));
  await bundleLoader("start_hook.ts", program);
  await compile(bundleOf(program.folder, program.entry), options);
}

/** Bundles the hook as a function of two parameters, which is what its loader expects. */
async function bundleScript(folder: string): Promise<void> {
  await Deno.remove(folder, { recursive: true });
  await bundleInto(folder, join(ROOT, HOOK_SOURCE), ["--format", "cjs"]);
  await moveLongData(dirname(folder), `${HOOK_FOLDER}/start_hook.js`);
  const code = await Deno.readTextFile(join(folder, "start_hook.js"));
  const script = `(function(module,bundleUrl){"use strict";${code.replaceAll("import.meta.url", "bundleUrl")}})`;
  await Deno.writeTextFile(join(folder, SCRIPT_FILE), script);
}

async function bundleLoader(name: string, { folder }: Bundle): Promise<void> {
  const hook = join(folder, HOOK_FOLDER);
  await bundleInto(hook, join(ROOT, "scripts/binary/warm_hook", name));
  await Deno.rename(join(hook, name.replace(/\.ts$/, ".js")), join(hook, "start_hook.js"));
}

/** Asks a binary that is made for this and thrown away. */
async function recordCode(program: Bundle, options: CompileOptions): Promise<Uint8Array> {
  await bundleLoader("record_hook.ts", program);
  const folder = await Deno.makeTempDir({ prefix: "ome-record-" });
  const output = join(folder, Deno.build.os === "windows" ? "ome.exe" : "ome");
  try {
    await compile(bundleOf(program.folder, program.entry), { ...options, output });
    const stage = await openStage([output]);
    try {
      await ask(stage);
    } finally {
      await stage.close();
    }
    return await Deno.readFile(`${output}.code`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function ask({ run, runHook, project }: Stage): Promise<void> {
  await run("doctor", "--repair-index");
  for (const prompt of PROMPTS) await runHook(PAYLOADS.claude({ prompt, project }));
}
