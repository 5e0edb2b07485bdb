/**
 * Runs a command that has to succeed.
 *
 * @module
 */

/**
 * Runs a command to its end.
 *
 * @param command The program and its arguments.
 * @param options `hint` is added to the command's own words where they hold `about`.
 * @throws {Error} With the command's own words, where it fails.
 */
export async function runCommand(
  [program = "", ...args]: readonly string[],
  options: { readonly hint?: { readonly about: string; readonly text: string } } = {},
): Promise<void> {
  const { success, stderr } = await new Deno.Command(program, { args, stdout: "null", stderr: "piped" }).output();
  if (success) return;
  const words = new TextDecoder().decode(stderr);
  const { hint } = options;
  const more = hint !== undefined && words.includes(hint.about) ? hint.text : "";
  throw new Error(`Cannot run "${program} ${args[0]}":\n${words}${more}`);
}
