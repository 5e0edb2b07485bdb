import { assert, assertEquals } from "@std/assert";
import { runSelftest } from "../../../src/edge/record_store/selftest.ts";
import { SELFTEST_CASES } from "../../../src/edge/record_store/selftest_cases.ts";
import { STORE_CHECKS } from "../../../src/edge/record_store/secret_check.ts";

Deno.test("runSelftest() holds, with more than thirteen refusals", async () => {
  const results = await runSelftest();
  assertEquals(results.filter(({ passed }) => !passed), []);
  assert(SELFTEST_CASES.filter(({ expects }) => expects !== null).length >= 13);
});

for (const { code } of STORE_CHECKS) {
  const names = SELFTEST_CASES.filter(({ expects }) => expects === code).map(({ name }) => name);
  Deno.test(`runSelftest() fails ${names.length} cases when the check ${code} is taken out, and no other`, async () => {
    assert(names.length > 0, `no case proves ${code}`);
    const results = await runSelftest(STORE_CHECKS.filter((check) => check.code !== code));
    assertEquals(results.filter(({ passed }) => !passed).map(({ name }) => name), names);
  });
}

Deno.test("runSelftest() fails when a check refuses everything", async () => {
  const zealous = {
    code: "exp.zeal",
    find: () => [{ code: "exp.zeal", level: "error", message: "No", mend: "No" } as const],
  };
  const failed = (await runSelftest([...STORE_CHECKS, zealous])).filter(({ passed }) => !passed);
  assertEquals(failed.map(({ expects }) => expects), [null, null]);
});
