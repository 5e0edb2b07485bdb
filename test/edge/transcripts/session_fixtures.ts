const FIXTURES = new URL("../../../fixtures/sessions/home/", import.meta.url);

/**
 * Sessions of every agent whose transcripts can be read; whatever no person wrote in them says NOISE.
 *
 * @param home The home folder that they shall lie in.
 * @returns The files, by their paths.
 */
export function sessionFixtures(home: string): Record<string, string> {
  const paths = filesBelow("");
  return Object.fromEntries(paths.map((path) => [`${home}/${path}`, Deno.readTextFileSync(new URL(path, FIXTURES))]));
}

function filesBelow(folder: string): string[] {
  return [...Deno.readDirSync(new URL(folder, FIXTURES))].flatMap(({ name, isDirectory }) =>
    isDirectory ? filesBelow(`${folder}${name}/`) : [`${folder}${name}`]
  );
}
