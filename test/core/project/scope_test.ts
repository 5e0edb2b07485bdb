import { assertEquals } from "@std/assert";
import type { ProjectContext } from "../../../src/core/project/project.ts";
import { type CardScope, scopeFits } from "../../../src/core/project/scope.ts";

const SHOP: ProjectContext = {
  key: "github.com/acme/shop",
  family: "github.com/acme",
  root: "/w/shop",
  modulePath: "apps/web/src",
};

const CASES: readonly (readonly [CardScope, ProjectContext, boolean])[] = [
  [{ level: "global" }, {}, true],
  [{ level: "global" }, SHOP, true],
  [{ level: "global", modulePath: "apps/web" }, SHOP, true],
  [{ level: "global", modulePath: "apps/api" }, SHOP, false],
  [{ level: "project", projectKey: "github.com/acme/shop" }, SHOP, true],
  [{ level: "project", projectKey: "GitHub.com/Acme/Shop" }, SHOP, true],
  [{ level: "project", projectKey: "github.com/acme/other" }, SHOP, false],
  [{ level: "project", projectKey: "github.com/acme/shop" }, {}, false],
  [{ level: "project" }, SHOP, false],
  [{ level: "project" }, {}, false],
  [{ level: "project", projectKey: "github.com/acme/shop", modulePath: "apps/web" }, SHOP, true],
  [{ level: "project", projectKey: "github.com/acme/shop", modulePath: "/apps/web/" }, SHOP, true],
  [{ level: "project", projectKey: "github.com/acme/shop", modulePath: "./apps\\web" }, SHOP, true],
  [{ level: "project", projectKey: "github.com/acme/shop", modulePath: "apps/we" }, SHOP, false],
  [{ level: "project", projectKey: "github.com/acme/shop", modulePath: "apps/web" }, {
    ...SHOP,
    modulePath: "apps/website",
  }, false],
  [
    { level: "project", projectKey: "github.com/acme/shop", modulePath: "apps/web" },
    { ...SHOP, modulePath: "" },
    true,
  ],
  [
    { level: "project", projectKey: "github.com/acme/shop", modulePath: "apps/web" },
    { ...SHOP, modulePath: "apps" },
    true,
  ],
  [
    { level: "project", projectKey: "github.com/acme/shop", modulePath: "apps/web" },
    { ...SHOP, modulePath: "apps/api" },
    false,
  ],
  [{ level: "project", projectKey: "github.com/acme/shop", modulePath: "." }, { ...SHOP, modulePath: "" }, true],
  [{ level: "project-family", projectKey: "github.com/acme" }, SHOP, true],
  [{ level: "project-family", projectKey: "github.com/acme/other" }, SHOP, true],
  [{ level: "project-family", projectKey: "github.com/acme/shop" }, SHOP, true],
  [{ level: "project-family", projectKey: "github.com/rival/shop" }, SHOP, false],
  [{ level: "project-family", projectKey: "github.com" }, SHOP, false],
  [{ level: "project-family", projectKey: "github.com/acme" }, {}, false],
  [{ level: "project", projectKey: "shop" }, { key: "shop", root: "/w", modulePath: "" }, true],
];

Deno.test("scopeFits() by level, project, family and module path on folder boundaries", () => {
  assertEquals(CASES.filter(([scope, project, fits]) => scopeFits(scope, project) !== fits), []);
});
