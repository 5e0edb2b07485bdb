/**
 * Where Deno keeps what it has downloaded and compiled.
 *
 * @module
 */

/** The folder, for a child whose home is another one: Deno finds it through the home. */
export async function denoFolder(): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  return JSON.parse(new TextDecoder().decode(stdout)).denoDir;
}
