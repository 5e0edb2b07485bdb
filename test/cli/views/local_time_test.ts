import { assertEquals } from "@std/assert";
import { localTime } from "../../../src/cli/views/local_time.ts";

Deno.test("localTime() writes a moment in the person's time, over midnight too", () => {
  assertEquals(localTime("2026-11-30T23:14:30.649Z", { zoneOffset: () => 0 }), "2026-11-30 23:14");
  assertEquals(localTime("2026-11-30T23:14:30.649Z", { zoneOffset: () => 330 }), "2026-12-01 04:44");
  assertEquals(localTime("2026-11-30T23:14:30.649Z", { zoneOffset: () => -480 }), "2026-11-30 15:14");
});
