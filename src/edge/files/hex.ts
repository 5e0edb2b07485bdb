/**
 * Bytes as text.
 *
 * @module
 */

/**
 * Writes bytes as lower-case hexadecimal digits, two a byte.
 *
 * @param bytes Any bytes, such as a digest.
 * @returns Text that is safe in a file name.
 */
export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
