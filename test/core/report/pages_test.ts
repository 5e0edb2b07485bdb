import { assertEquals, assertStringIncludes } from "@std/assert";
import { compareReports } from "../../../src/core/eval/compare_reports.ts";
import { comparisonPage } from "../../../src/core/report/comparison_page.ts";
import { evalPage } from "../../../src/core/report/eval_page.ts";
import { aCaseReport, aReport } from "../eval/a_case.ts";

const EVIL = `</pre><script>fetch("https://example.com")</script><img src=x onerror=alert(1)>`;
const REPORT = aReport([
  aCaseReport({ id: EVIL, prompt: EVIL.repeat(3), expectedCards: ["a"], tags: [EVIL] }, ["a"]),
  aCaseReport({ id: "two", prompt: "线上挂了", expectedCards: ["b"], tags: ["lang:zh"] }),
], { suite: EVIL });

Deno.test("evalPage() holds no markup that came from a suite, and reaches for nothing", () => {
  const page = evalPage(REPORT);
  for (const forbidden of ["<script", "<img", "src=", "href=", "url(", "@import"]) {
    assertEquals(page.replaceAll("src=x onerror", "").includes(forbidden), false, forbidden);
  }
  assertStringIncludes(page, "default-src &#39;none&#39;".replaceAll("&#39;", "'"));
});

Deno.test("evalPage() shows prompt, label, outcome and filters of every case", () => {
  const page = evalPage(REPORT);
  for (const part of ["线上挂了", "asks for 1", "✕ fail", "✓ pass", 'id="show-failed"', "lang:zh 1", "threshold 40"]) {
    assertStringIncludes(page, part);
  }
});

Deno.test("evalPage() is the same for the same report", () => {
  assertEquals(evalPage(REPORT), evalPage(REPORT));
});

Deno.test("comparisonPage() shows both rankings of a changed case, escaped", () => {
  const after = aReport([
    aCaseReport({ id: EVIL, prompt: EVIL, expectedCards: ["a"] }),
    aCaseReport({ id: "two", expectedCards: ["b"] }, ["b"]),
  ]);
  const page = comparisonPage(compareReports(REPORT, after), REPORT, after);
  for (const part of ["✕ regressed", "✓ mended", "<code>a</code> 80", "<code>b</code> 80"]) {
    assertStringIncludes(page, part);
  }
  assertEquals(page.includes("<script"), false);
});
