import { assertEquals } from "@std/assert";
import { checkPrivacy } from "../../../src/core/privacy/check_privacy.ts";
import { redactFindings } from "../../../src/core/privacy/redact_findings.ts";

const SECRET = "ghp_" + "a1B2c3D4e5F6".repeat(3);

Deno.test("checkPrivacy() says what and where, and not the secret", () => {
  const findings = checkPrivacy(`a\nuse ${SECRET}\r\nin /home/mina/x\n`, { prefix: "exp", pathLevel: "error" });
  assertEquals(findings.map(({ code, level, line, column }) => [code, level, line, column]), [
    ["exp.secret", "error", 2, 5],
    ["exp.abs-path", "error", 3, 4],
  ]);
  assertEquals(JSON.stringify(findings).includes("a1B2"), false);
});

Deno.test("redactFindings() takes out what would repeat a part of a secret, and leaves the rest", () => {
  const found = { code: "card.value", level: "error", mend: "Write one of a, b" } as const;
  const findings = [
    { ...found, message: `"status" is "${SECRET.slice(0, 20)}…"` },
    { ...found, message: '"risk" is "huge"' },
  ];
  assertEquals(redactFindings(findings, `status: ${SECRET}`).map(({ message }) => message), [
    '"…"',
    '"risk" is "huge"',
  ]);
  assertEquals(redactFindings(findings, "no secret"), findings);
});
