/** A candidate as an agent hands it in: the least that is worth approving. */
export const PNPM = {
  id: "use-pnpm",
  title: "Add packages with pnpm",
  summary: "When adding a package here, the usual wrong turn is npm install; use pnpm add instead.",
  rule: "Use pnpm add, and remove a package-lock.json that appeared.",
  criteria: { use_when: ["add a package"], ignore_when: ["explain how npm works"] },
  recall: { triggers: ["add a package", "npm install"], topics: ["dependencies"] },
  language: "en",
  evidence: [{
    provider: "claude",
    session_id: "claude-1f00a2b3c4",
    turn: 2,
    quote: "No, use pnpm add instead of npm install",
    prompt: "Add a package that formats dates",
  }],
} as const;

/** A second one, on another subject. */
export const FLAKY = {
  title: "Find what flaky tests share",
  summary: "When a test is flaky, the usual wrong turn is a retry; find the state that the tests share instead.",
  rule: "Run the test alone and after each neighbour. Give every test its own state.",
  criteria: { use_when: ["make a flaky test pass"] },
  recall: { triggers: ["flaky test"] },
  evidence: [{
    provider: "codex",
    session_id: "codex-00ff00ff00",
    turn: 3,
    quote: "Why did you add a retry to the flaky test?",
  }],
} as const;

/** An audit that is complete. */
export const AUDIT = { covered: ["claude since October"], queries: ["--corrections"] };
