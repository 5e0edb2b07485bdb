/**
 * Findings quote what they are about, which may be a secret in the wrong place.
 *
 * @module
 */

import type { Finding } from "../finding.ts";
import { findCredentials } from "./credential.ts";

/** So many characters of a secret in a row give it away; fewer are chance. */
const TELLING = 8;

/**
 * Takes the quoted values out of findings that would repeat a credential, whole or in part.
 *
 * @param findings Findings about a text.
 * @param text The text.
 * @returns The findings, those untouched that repeat nothing.
 */
export function redactFindings(findings: readonly Finding[], text: string): readonly Finding[] {
  if (findings.length === 0) return findings;
  const pieces = findCredentials(text).flatMap(({ start, end }) => piecesOf(text.slice(start, end)));
  if (pieces.length === 0) return findings;
  return findings.map((finding) => {
    const tells = pieces.some((piece) => finding.message.includes(piece) || finding.mend.includes(piece));
    return tells ? { ...finding, message: withoutQuotes(finding.message), mend: withoutQuotes(finding.mend) } : finding;
  });
}

function piecesOf(secret: string): string[] {
  const count = Math.max(1, secret.length - TELLING + 1);
  return Array.from({ length: count }, (_, index) => secret.slice(index, index + TELLING));
}

/** From the first quote to the last, since the secret may hold quotes itself. */
function withoutQuotes(sentence: string): string {
  return sentence.replace(/"[^]*"/, '"…"');
}
