import { assert, assertEquals } from "@std/assert";
import { VERSION } from "../../src/core/version.ts";
import deno from "../../deno.json" with { type: "json" };
import jsr from "../../jsr.json" with { type: "json" };
import pure from "../../scripts/pure.deno.json" with { type: "json" };

Deno.test("deno.json and jsr.json agree on name, version, licence, exports and published files", () => {
  const { name, version, license, exports, publish } = deno;
  assertEquals({ name, version, license, exports, publish }, {
    name: jsr.name,
    version: jsr.version,
    license: jsr.license,
    exports: jsr.exports,
    publish: jsr.publish,
  });
});

Deno.test("every bare import of deno.json has its twin in jsr.json, of the same major version", () => {
  assertEquals(Object.keys(deno.imports).sort(), Object.keys(jsr.imports).sort());
  const twins: Record<string, string> = jsr.imports;
  for (const [name, address] of Object.entries(deno.imports)) {
    const twin = twins[name] ?? "";
    if (name.startsWith("@std/")) {
      assert(twin.startsWith(`jsr:${name.split("/").slice(0, 2).join("/")}@^1`), `${name} → ${twin}`);
    } else {
      assertEquals(twin, address.replace(/@(\d+)\.[\d.]+$/, "@^$1"), name);
    }
  }
});

Deno.test("the purity check maps the packages of the core as deno.json does", () => {
  const addresses: Record<string, string> = deno.imports;
  for (const [name, address] of Object.entries(pure.imports)) assertEquals(addresses[name], address, name);
});

Deno.test("VERSION is the version of the package", () => assertEquals(VERSION, deno.version));
