import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { dayOf, daysBetween, isDay } from "../../../src/core/record/day.ts";

Deno.test("isDay() knows the calendar", () => {
  const days = [
    "2026-02-28",
    "2026-02-29",
    "2028-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-1-2",
    "",
    "x",
  ];
  assertEquals(days.map(isDay), [true, false, true, false, false, false, false, false, false]);
});

Deno.test("dayOf() is the day where the person is, not where the server is", () => {
  const moment = new Date("2026-11-30T23:30:00Z");
  assertEquals([dayOf(moment, 0), dayOf(moment, 480), dayOf(moment, -720)], ["2026-11-30", "2026-12-01", "2026-11-30"]);
});

Deno.test("daysBetween() counts whole days, over leap years and both ways", () => {
  assertEquals(daysBetween("2026-10-24", "2026-10-25"), 1);
  assertEquals(daysBetween("2028-02-28", "2028-03-01"), 2);
  const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  fc.assert(fc.property(day, day, (a, b) => {
    const [from, to] = [dayOf(a, 0), dayOf(b, 0)];
    assertEquals(daysBetween(from, to) + daysBetween(to, from), 0);
  }));
});
