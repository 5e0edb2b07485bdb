import { assertEquals } from "@std/assert";
import { readHookArgs } from "../../../src/edge/hook/hook_args.ts";

Deno.test("readHookArgs() reads its flags in both forms and passes over all else", () => {
  assertEquals(readHookArgs(["--provider", "claude", "--json"]), { provider: "claude" });
  assertEquals(readHookArgs(["--provider=codex", "--data-dir=/a=b", "--cwd", "/w"]), {
    provider: "codex",
    dataDir: "/a=b",
    cwd: "/w",
  });
  assertEquals(readHookArgs(["x", "--what", "--provider"]), {});
  assertEquals(readHookArgs(["--provider="]), {});
});
