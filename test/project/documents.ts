/**
 * The documents of the project.
 *
 * @module
 */

/** The root of the project. */
export const ROOT = new URL("../../", import.meta.url);

function documentsIn(folder: string): string[] {
  return [...Deno.readDirSync(new URL(folder, ROOT))].flatMap(({ name, isDirectory }) =>
    isDirectory ? documentsIn(`${folder}${name}/`) : [folder + name]
  );
}

/** Paths of all documents from the root, `/` between the parts. */
export const DOCUMENTS: readonly string[] = [
  ...[...Deno.readDirSync(ROOT)].filter(({ isFile }) => isFile).map(({ name }) => name),
  ...documentsIn("docs/"),
].filter((path) => path.endsWith(".md")).sort();
