/**
 * A program that is no agent we know: a script, a test, a new host.
 *
 * @module
 */

import type { HookDialect } from "./hook_dialect.ts";
import { nestedReply, readNestedPrompt } from "./nested_dialect.ts";

const EVENT = "UserPromptSubmit";

/** Understands a bare `{"prompt": "…"}`, and answers in the shape that most agents take. */
export const plain: HookDialect = {
  id: "unknown",
  detect: () => 0,
  readEvent: (payload) => readNestedPrompt(payload, [EVENT]),
  writeReply: (context) => nestedReply(EVENT, context),
};
