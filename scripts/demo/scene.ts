/**
 * The prompts of the demo, and what agents send to a hook when a person submits one.
 *
 * @module
 */

/** A prompt, and where it was typed. */
export interface Submitted {
  readonly prompt: string;
  /** The absolute folder of the project. */
  readonly project: string;
}

/** The payloads by the agent's name, each in the agent's own shape. */
export const PAYLOADS = {
  claude: ({ prompt, project }) => ({
    session_id: "6f1c0b52-5d7e-4b58-9d0e-1f2a3b4c5d6e",
    transcript_path: `${project}/.transcripts/6f1c0b52.jsonl`,
    cwd: project,
    permission_mode: "default",
    hook_event_name: "UserPromptSubmit",
    prompt,
  }),
  codex: ({ prompt, project }) => ({
    session_id: "019ab3c4-7d10-7e42-8f55-6a7b8c9d0e1f",
    turn_id: "3",
    transcript_path: null,
    cwd: project,
    hook_event_name: "UserPromptSubmit",
    model: "gpt-5-codex",
    permission_mode: "default",
    prompt,
  }),
  cursor: ({ prompt, project }) => ({
    conversation_id: "b7d2e1f0-3c4d-4e5f-8a9b-0c1d2e3f4a5b",
    generation_id: "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
    model: "default",
    prompt,
    attachments: [],
    hook_event_name: "beforeSubmitPrompt",
    cursor_version: "3.20.17",
    workspace_roots: [project],
    user_email: null,
    transcript_path: null,
  }),
} satisfies Readonly<Record<string, (submitted: Submitted) => unknown>>;

/** The id of the demo's one card, a prompt that it is for, and one that only looks as if it were. */
export const SCENE = {
  cardId: "check-pages-in-a-browser",
  match: "Fix the login page UI and verify it in the browser",
  nearMiss: "Write the SQL migration for the orders table, no UI involved",
} as const;
