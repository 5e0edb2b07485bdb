import { assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";

const ROOT = new URL("../../", import.meta.url);

function documentsIn(folder: string): string[] {
  return [...Deno.readDirSync(new URL(folder, ROOT))].map(({ name }) => folder + name).filter((path) =>
    path.endsWith(".md")
  );
}

for (const path of [...documentsIn("./"), ...documentsIn("docs/")]) {
  Deno.test(`${path} links to files that are there`, async () => {
    const address = new URL(path, ROOT);
    const text = await Deno.readTextFile(address);
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link!);
    const missing = links.filter((link) => {
      try {
        return !Deno.statSync(fromFileUrl(new URL(link, address)));
      } catch {
        return true;
      }
    });
    assertEquals(missing, []);
  });
}
