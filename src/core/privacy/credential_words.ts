/**
 * What names hold secrets, and what values are secrets and not words about them.
 *
 * @module
 */

/** Ends of names, in lower case and without separators. */
const SECRET_NAME =
  /(?:password|passwd|passphrase|pwd|secret|token|apikey|accesskey|secretkey|privatekey|signingkey|encryptionkey|accountkey|credentials?|密码|口令|密钥|令牌)(?:prod|production|dev|staging|test|value|\d{1,3})?$/;

/** What stands where a secret was taken out, or will be put in. */
const PLACEHOLDER =
  /^[<${%*[(]|^x{3,}|\.\.\.|…|^(?:your|example|sample|dummy|fake|changeme|placeholder|redacted|insert|replace)(?![a-z])|^(.)\1+$/i;

/** Code that fetches a value: a call, an index, or names joined by dots. */
const EXPRESSION =
  /[([{]|^(?:[A-Za-z_$][A-Za-z_$]*\??\.)+[A-Za-z_$][\w$]*$|^(?:import\.meta|process|os|env|config|secrets|vars|this|self)\b/;

/** Fewer characters are a label or a small number, such as `128k`. */
const LEAST_LENGTH = 6;

/**
 * Tells whether a name is one that secrets are assigned to.
 *
 * @param name An identifier in any style, such as `AWS_SECRET_ACCESS_KEY` or `apiKey`.
 * @returns Whether it is; `max_tokens` and `tokenizer` are not.
 */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.replace(/[_.-]/g, "").toLowerCase());
}

/**
 * Tells whether an assigned value is a secret itself.
 *
 * @param value The value, without its quotes.
 * @returns Whether it has both letters and digits, or letters and signs, and is no placeholder, expression or sentence.
 */
export function isLiteralSecret(value: string): boolean {
  if (value.length < LEAST_LENGTH || /\s/.test(value)) return false;
  if (PLACEHOLDER.test(value) || EXPRESSION.test(value)) return false;
  const letters = /[A-Za-z]/.test(value);
  const digits = /\d/.test(value);
  // Letters joined by `-`, `_`, `.` or `/` are names: `my-secret`, `API_KEY`, `vault/path`.
  const signs = /[^\w\s./:-]/.test(value);
  return letters && (digits || signs);
}
