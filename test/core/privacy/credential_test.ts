import { assert, assertEquals } from "@std/assert";
import { findCredentials } from "../../../src/core/privacy/credential.ts";

/** Split in the source, so that no scanner takes this file for a leak. */
const SECRETS: Record<string, string> = {
  "GitHub token": "use ghp_" + "a1B2c3D4e5F6".repeat(3) + " for it",
  "fine-grained GitHub token": "github_pat_" + "1A".repeat(30),
  "AWS access key": "AKIA" + "IOSFODNN7ABCDEFG",
  "AWS secret": "aws_secret_access_key = " + "wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzKEYzz9",
  "AWS secret in an environment": "export AWS_SECRET_ACCESS_KEY=" + "wJalrXUtnFEMI/K7MDENG+bPxRfiCYzzzz",
  "PEM block": "-----BEGIN RSA " + "PRIVATE KEY-----\nMIIE",
  "login in a URL": "postgres://u:" + "p@host/db",
  "JSON Web Token": "eyJhbGciOiJIUzI1NiJ9." + "eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
  "quoted password": `"password": "hunter` + `2x"`,
  "bare password": "DB_PASSWORD=Tr0ub" + "4dor",
  "Chinese password": "密码：Abc" + "12345",
  "bearer header": "Authorization: Bearer " + "abc123def456ghi789jkl",
  "API key": "sk-" + "proj-abc123DEF456ghi789JKL012",
  "Slack token": "xox" + "b-123456789012-abcdefGHIJ",
};

for (const [name, text] of Object.entries(SECRETS)) {
  Deno.test(`findCredentials() finds a ${name}`, () => assertEquals(findCredentials(text).length, 1));
}

Deno.test("findCredentials() passes talk, references, hashes and placeholders", () => {
  const fine = [
    "No API key in the build",
    "apiKey: import.meta.env.X",
    "api_key = process.env.OPENAI_API_KEY",
    'token = os.environ["TOKEN"]',
    "commit 3f786850e387550fdab836ed7e6dc881de23001b",
    "id: 123e4567-e89b-12d3-a456-426614174000",
    "api_key: <API_KEY>",
    "password: ${DB_PASSWORD}",
    "token: $TOKEN",
    "secret: '{{ vault.secret }}'",
    "password: ********",
    'apiKey: "your-api-key-123"',
    "max_tokens: 4096",
    "tokenizer: gpt2-medium",
    "password: required",
    "secret: my-secret-name",
    "postgres://user:<PASSWORD>@host/db",
    "https://example.com:8080/@scope/name",
    "git@github.com:owner/name.git",
    "const token = readToken(input1);",
    "rotate the token: it expires after 30 days",
    "-----BEGIN CERTIFICATE-----",
    "Bearer authentication is required here",
    "the token: see 1Password",
    "sk-learn-compatible-estimators-api",
  ];
  for (const text of fine) assertEquals(findCredentials(text), [], text);
});

Deno.test("findCredentials() reports one place for a token that is also assigned", () => {
  const [span, ...more] = findCredentials('token: "ghp_' + "a1B2c3D4e5F6".repeat(3) + '"');
  assert(span);
  assertEquals(more, []);
});

Deno.test("findCredentials() stays linear on long hostile texts", () => {
  const started = performance.now();
  for (const piece of ["eyJ-", "a.", "password=", "x://", "sk-a-", "bearer ", "AKIA", "'", "token:'"]) {
    findCredentials(piece.repeat(100_000));
  }
  assert(performance.now() - started < 3000);
});
