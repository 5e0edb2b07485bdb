/**
 * Calendar days, as records write them: `2026-10-24`, without a time and without a zone.
 *
 * @module
 */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;
const MS_A_MINUTE = 60_000;

/**
 * Tells whether a text is a day that the calendar has.
 *
 * @param text Any text.
 * @returns Whether it is; `2026-02-30` is not.
 *
 * @example
 * ```ts
 * import { isDay } from "./day.ts";
 * import { assertEquals } from "@std/assert";
 *
 * assertEquals(["2028-02-29", "2026-02-30", "24.10.2026"].map(isDay), [true, false, false]);
 * ```
 */
export function isDay(text: string): boolean {
  const time = timeOf(text);
  return time !== undefined && dayAt(time) === text;
}

/**
 * The calendar day of a moment where a person is.
 *
 * @param moment The moment.
 * @param zoneOffset Minutes that the person's time is ahead of UTC.
 * @returns Such as `2026-10-24`.
 */
export function dayOf(moment: Date, zoneOffset: number): string {
  return dayAt(moment.getTime() + zoneOffset * MS_A_MINUTE);
}

/**
 * Counts the days from one day to another.
 *
 * @param from A day of the calendar.
 * @param to Another one.
 * @returns Whole days, negative where `to` comes first.
 */
export function daysBetween(from: string, to: string): number {
  return Math.round(((timeOf(to) ?? NaN) - (timeOf(from) ?? NaN)) / MS_A_DAY);
}

function timeOf(text: string): number | undefined {
  const [, year, month, day] = DAY.exec(text) ?? [];
  return day === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
