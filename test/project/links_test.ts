import { assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { DOCUMENTS, ROOT } from "./documents.ts";

for (const path of DOCUMENTS) {
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
