import { assertEquals, assertNotMatch } from "@std/assert";
import { describeRecall } from "../../../src/core/event/describe_recall.ts";
import type { RecallResult } from "../../../src/core/recall/result.ts";
import { aMatch } from "../context/a_match.ts";

/** A stand-in for the keyed hash: the same text gives the same digits, and no text shows through. */
const hash = (text: string) =>
  Promise.resolve(
    [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1e9, 7).toString(16).padStart(64, "0"),
  );

const RESULT: RecallResult = {
  threshold: 40,
  limit: 4,
  envelope: {
    language: "en",
    taskTypes: ["fix"],
    surfaces: ["ui"],
    operations: [],
    files: ["/home/ada/secret-plan.md"],
    commands: ["git push acme"],
    constraints: ["do not tell acme"],
    intentModes: ["execute"],
    signals: ["ui_surface"],
    keywords: ["acme", "secret"],
    segments: [{ kind: "request", start: 0, end: 9 }, { kind: "request", start: 9, end: 12 }, {
      kind: "code",
      start: 12,
      end: 20,
    }],
    length: 20,
  },
  queryVariants: ["fix acme"],
  projectContext: { key: "github.com/acme/app", family: "github.com/acme", root: "/home/ada/app", modulePath: "" },
  matches: [aMatch({ reasons: [{ field: "triggers", term: "acme secret", weight: 2, kind: "phrase" }] })],
  diagnostics: {
    engineVersion: "e1",
    scorerVersion: "s1",
    inputCount: 3,
    applicableCount: 2,
    evaluatedCount: 2,
    timedOut: false,
    complete: true,
    candidateListTruncated: false,
    abstained: false,
    selectedCardIds: ["browser-validation"],
    candidates: Array.from({ length: 30 }, (_, at) => ({
      id: `c${at}`,
      libraryScope: "global" as const,
      score: 30.12345,
      rawScore: 1,
      eligible: true,
      selected: false,
      rejectionReason: "below-threshold" as const,
      rejectionDetail: "acme secret",
      evidenceFamilies: {},
    })),
  },
};

Deno.test("describeRecall() keeps no word of the prompt and no path", async () => {
  assertNotMatch(JSON.stringify(await describeRecall(RESULT, hash)), /acme|ada|secret|git push/i);
});

Deno.test("describeRecall() keeps the stages of the decision, bounded", async () => {
  const described = await describeRecall(RESULT, hash);
  assertEquals(described.matchedIds, ["browser-validation"]);
  assertEquals(described.candidates?.count, 30);
  assertEquals(described.candidates?.truncated, true);
  assertEquals(described.candidates?.list.length, 10);
  assertEquals(described.candidates?.list[0], { id: "c0", score: 30.12, selected: false, reason: "below-threshold" });
  assertEquals(described.selection?.selected, [{ id: "browser-validation", score: 81, reasons: ["triggers:phrase"] }]);
  assertEquals(described.envelope.segments, { request: 2, code: 1 });
  assertEquals(described.envelope.constraints, 1);
});

Deno.test("describeRecall() hashes each part of the project that is known", async () => {
  const { project } = await describeRecall(RESULT, hash);
  assertEquals(Object.keys(project), ["keyHash", "familyHash", "rootHash"]);
  assertEquals(project.keyHash, (await hash("github.com/acme/app")).slice(0, 16));
});
