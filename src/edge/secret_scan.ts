/**
 * Secrets in what is about to be shared, found by a linter that knows many services' formats.
 *
 * @module
 */

import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import type { Finding } from "../core/finding.ts";

const PRESET = "@secretlint/secretlint-rule-preset-recommend";

/** A comment in a document could switch the linter off; changed by one character, it cannot. */
const DIRECTIVE = /secretlint-(?=disable|enable)/g;

/**
 * Finds secrets; the findings name the rule that found one, and never the secret.
 *
 * Only commands that check documents load this: it brings many patterns along.
 *
 * @param text The whole document.
 * @param options First part of the code, such as `card`, and the path to name.
 * @returns Findings at error level, with line and column.
 */
export async function findSecrets(
  text: string,
  { prefix, path }: { readonly prefix: string; readonly path: string },
): Promise<Finding[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content: text.replace(DIRECTIVE, "secretlint_"), contentType: "text" },
    options: { config: { rules: [{ id: PRESET, rule: creator }] } },
  });
  return messages.map(({ ruleId, loc }) => ({
    code: `${prefix}.secret`,
    level: "error",
    message: `What stands here looks like a secret (${ruleId.replace("@secretlint/secretlint-rule-", "")})`,
    mend: "Put a placeholder such as <API_KEY> in its place, and revoke it if it was shared",
    path,
    line: loc.start.line,
    column: loc.start.column + 1,
  }));
}
