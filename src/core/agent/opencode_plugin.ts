/**
 * The plugin that carries prompts from OpenCode, which runs no commands, to the hook.
 *
 * @module
 */

/**
 * Writes the plugin.
 *
 * It throws never and waits `limitMs` at most, because whatever it throws loses the person's prompt. What it adds is a
 * complete part, whose id sorts right behind the last one: OpenCode replays parts in the order of their ids.
 *
 * @param words The program and its arguments.
 * @param limitMs How long the program may take, in milliseconds.
 * @returns The text of an ECMAScript module.
 */
export function writePlugin(words: readonly string[], limitMs: number): string {
  const command = `[${words.map((word) => JSON.stringify(word)).join(", ")}]`;
  return PLUGIN.replace("[COMMAND]", () => command).replace("LIMIT_MS = 0", `LIMIT_MS = ${limitMs}`);
}

const PLUGIN = `// Written by ome: hands each prompt to the hook. Remove it with "ome hook uninstall".
import { spawn } from "node:child_process";

const COMMAND = [COMMAND];
const LIMIT_MS = 0;

function ask(payload) {
  return new Promise((resolve) => {
    try {
      const child = spawn(COMMAND[0], COMMAND.slice(1), { stdio: ["pipe", "pipe", "ignore"], windowsHide: true });
      const timer = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS);
      const give = (answer) => (clearTimeout(timer), resolve(answer));
      let answer = "";
      child.stdout.setEncoding("utf8").on("data", (text) => (answer += text));
      child.stdin.on("error", () => {});
      child.on("error", () => give(""));
      child.on("exit", (code) => code === 0 || give(""));
      child.on("close", () => give(answer));
      child.stdin.end(JSON.stringify({ host: "opencode", ...payload }));
    } catch {
      resolve("");
    }
  });
}

async function isSubAgent(client, id) {
  try {
    const session = await client.session.get({ path: { id } });
    return Boolean(session?.data?.parentID);
  } catch {
    return false;
  }
}

export const Ome = async ({ client, directory } = {}) => ({
  "chat.message": async (input, output) => {
    try {
      const said = output.parts.filter((part) => part.type === "text" && !part.synthetic && !part.ignored);
      const prompt = said.map((part) => part.text).join("\\n\\n");
      if (prompt === "" || (await isSubAgent(client, input.sessionID))) return;
      const messageID = output.message.id;
      const answer = await ask({ prompt, cwd: directory, session_id: input.sessionID, turn_id: messageID });
      const text = answer === "" ? undefined : JSON.parse(answer).context;
      if (typeof text !== "string") return;
      const id = (output.parts.at(-1)?.id ?? "prt_") + "ome";
      output.parts.push({ id, sessionID: input.sessionID, messageID, type: "text", synthetic: true, text });
    } catch {}
  },
  event: async ({ event } = {}) => {
    if (event?.type !== "session.compacted") return;
    await ask({ hook_event_name: "PreCompact", session_id: event.properties?.sessionID });
  },
});
`;
