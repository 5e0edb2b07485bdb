/**
 * Credentials written out in a text: tokens of known shape, and values assigned to names such as `api_key`.
 *
 * @module
 */

import { isLiteralSecret, isSecretName } from "./credential_words.ts";
import { findSpans, type PrivatePattern, type PrivateSpan, withoutOverlaps } from "./span.ts";

/** Tokens that their issuers made recognisable; each pattern starts with fixed characters and is bounded. */
const TOKENS: readonly PrivatePattern[] = [
  { kind: "a private key", cues: ["PRIVATE KEY"], pattern: /-----BEGIN [A-Z ]{0,30}PRIVATE KEY(?: BLOCK)?-----/g },
  {
    kind: "a GitHub token",
    cues: ["ghp_", "gho_", "ghr_", "ghs_", "ghu_", "github_pat_"],
    pattern: /(?<!\w)(?:gh[oprsu]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{40,255})/g,
  },
  {
    kind: "a GitLab token",
    cues: ["glpat-", "glptt-", "gldt-", "glrt-", "glcbt-"],
    pattern: /(?<!\w)gl(?:pat|ptt|dt|rt|cbt)-[\w-]{20,100}/g,
  },
  {
    kind: "an AWS access key",
    cues: ["AKIA", "ASIA", "ABIA", "ACCA"],
    pattern: /(?<!\w)(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?!\w)/g,
  },
  { kind: "a Google API key", cues: ["AIza"], pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
  { kind: "a Slack token", cues: ["xox"], pattern: /(?<!\w)xox[abeoprs]-[A-Za-z0-9-]{10,200}/g },
  {
    kind: "a Slack webhook",
    cues: ["hooks.slack.com/"],
    pattern: /hooks\.slack\.com\/services\/T\w{6,20}\/B\w{6,20}\/\w{16,40}/g,
  },
  {
    kind: "a Stripe key",
    cues: ["sk_", "rk_", "whsec_"],
    pattern: /(?<!\w)(?:sk|rk|whsec)_(?:(?:live|test)_)?[A-Za-z0-9]{24,200}/g,
  },
  { kind: "an API key", cues: ["sk-"], pattern: /(?<![\w-])sk-(?=[\w-]{0,100}\d)(?:[a-z]{2,8}-){0,2}[\w-]{20,200}/g },
  { kind: "an npm token", cues: ["npm_"], pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
  { kind: "a Hugging Face token", cues: ["hf_"], pattern: /(?<!\w)hf_[A-Za-z0-9]{30,60}(?!\w)/g },
  { kind: "a PyPI token", cues: ["pypi-"], pattern: /(?<!\w)pypi-AgE[\w-]{50,300}/g },
  { kind: "a SendGrid key", cues: ["SG."], pattern: /(?<!\w)SG\.[\w-]{22}\.[\w-]{43}/g },
  { kind: "a JSON Web Token", cues: ["eyJ"], pattern: /(?<![\w-])eyJ[\w-]{8,4000}\.eyJ[\w-]{8,4000}\.[\w-]{8,1000}/g },
];

/** `scheme://user:password@`; the password is looked at apart. */
const URL_LOGIN = /(?<![\w+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@<>"'`]{0,100}:([^\s/@"'`]{1,200})@/gi;

/** `Authorization: Bearer …` and its like. */
const HEADER = /(?<!\w)(?:bearer|basic)[ \t]{1,4}([\w.~+/-]{16,2000}={0,2})/gi;

/** A name, a sign that assigns, and what follows; a name may be quoted, and Chinese names are taken as they are. */
const ASSIGNMENT =
  /(?<![\w.-])([A-Za-z][\w.-]{2,60}|密码|口令|密钥|令牌)["'`]?[ \t]{0,4}(?::=|=>|={1,3}|[:：])[ \t]{0,4}(?:"([^"\n]{1,400})"|'([^'\n]{1,400})'|`([^`\n]{1,400})`|([^\s"'`,;]{1,400}))/g;

/**
 * Finds credentials that are written out.
 *
 * Talk about credentials, references such as `import.meta.env.X`, hashes, UUIDs and placeholders such as `<API_KEY>`
 * are none.
 *
 * @param text The text.
 * @returns Where they stand; callers must never print what stands there.
 *
 * @example
 * ```ts
 * import { findCredentials } from "./credential.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(findCredentials(`db_password = "tr0ub4dor&3"`).map(({ kind }) => kind), ["a credential"]);
 * assertEquals(findCredentials("apiKey: import.meta.env.X, token: <TOKEN>, no API key in the build"), []);
 * ```
 */
export function findCredentials(text: string): PrivateSpan[] {
  return withoutOverlaps([...findSpans(text, TOKENS), ...logins(text), ...headers(text), ...assignments(text)]);
}

function* logins(text: string): Generator<PrivateSpan> {
  if (!text.includes("://") || !text.includes("@")) return;
  for (const { index, 0: whole, 1: password = "" } of text.matchAll(URL_LOGIN)) {
    if (!/^[<${*%[]/.test(password)) yield { start: index, end: index + whole.length, kind: "a login inside a URL" };
  }
}

function* headers(text: string): Generator<PrivateSpan> {
  for (const { index, 0: whole, 1: value = "" } of text.matchAll(HEADER)) {
    if (isLiteralSecret(value)) yield { start: index, end: index + whole.length, kind: "an authorization header" };
  }
}

function* assignments(text: string): Generator<PrivateSpan> {
  for (const { index, 0: whole, 1: name = "", 2: double, 3: single, 4: tick, 5: bare } of text.matchAll(ASSIGNMENT)) {
    const value = double ?? single ?? tick ?? bare ?? "";
    if (!isSecretName(name) || !isLiteralSecret(value)) continue;
    yield { start: index, end: index + whole.length, kind: "a credential" };
  }
}
