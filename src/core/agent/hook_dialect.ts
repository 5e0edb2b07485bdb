/**
 * How a program speaks to a hook: the payload that it sends and the answer that it understands.
 *
 * @module
 */

/** A JSON object whose content is not known yet. */
export type JsonObject = { readonly [key: string]: unknown };

/** Reads an environment variable; the empty text counts as unset. */
export type Environment = (name: string) => string | undefined;

/** A prompt that was submitted, whatever agent it came from. */
export interface PromptEvent {
  /** The prompt as typed. */
  readonly prompt: string;
  /** The working folder, where the agent says it. */
  readonly cwd?: string;
  readonly sessionId?: string;
  readonly turnId?: string;
  /** Where the agent writes its transcript, where it says it. */
  readonly transcriptPath?: string;
  /** Why the prompt is not a person speaking; recall then stays silent. */
  readonly notAPerson?: "sub-agent" | "tool-result" | "other-event";
}

/**
 * How sure it is that an agent runs the hook.
 *
 * 0: no sign of it · 1: the payload has its shape, and other agents' shape as well · 2: the environment names it ·
 * 3: the payload holds what this agent alone sends.
 */
export type Certainty = 0 | 1 | 2 | 3;

/** How a program speaks to a hook. */
export interface HookDialect {
  /** The name on the command line, in settings and in events, such as `claude`. */
  readonly id: string;
  /**
   * How sure it is that this agent runs the hook.
   *
   * @param payload What the agent sent.
   * @param env The environment.
   */
  detect(payload: JsonObject, env: Environment): Certainty;
  /** Reads a payload; undefined where it holds no prompt. Every field that agents leave out is optional. */
  readEvent(payload: JsonObject, env: Environment): PromptEvent | undefined;
  /** The session whose context was just compacted, if that is what the payload tells: shown cards are then forgotten. */
  readCompaction?(payload: JsonObject): string | undefined;
  /** The answer in the agent's own strict shape, with no key that it does not know. */
  writeReply(context: string): JsonObject;
}
