import { expect, test } from "vitest";
import { addDays, daysAway, daysBetween, isTimeZone, localTime } from "./time-zone.ts";

test.each(["", "+05:30", "Asia/Nowhere", "IST5", "Asia/Kolkata; drop table"])(
  "does not take %j for a time zone",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

test.each(["Asia/Kolkata", "Asia/Calcutta", "America/Indiana/Knox", "UTC"])(
  "knows the time zone %s",
  (name) => {
    expect(isTimeZone(name)).toBe(true);
  },
);

test.each([
  { zone: "Asia/Kolkata", local: { day: "2026-11-23", weekday: 1, minute: 60 } },
  { zone: "America/New_York", local: { day: "2026-11-22", weekday: 0, minute: 14 * 60 + 30 } },
  { zone: "UTC", local: { day: "2026-11-22", weekday: 0, minute: 19 * 60 + 30 } },
  { zone: "of nowhere", local: { day: "2026-11-23", weekday: 1, minute: 60 } },
])("gives a moment the day, weekday and minute it has in $zone", ({ zone, local }) => {
  expect(localTime(new Date("2026-11-22T19:30:00Z"), zone)).toEqual(local);
});

test("counts midnight as the first minute of its day", () => {
  expect(localTime(new Date("2026-11-22T18:30:00Z"), "Asia/Kolkata").minute).toBe(0);
});

test("counts days over the ends of months, and through the change to summer time", () => {
  expect(addDays("2026-11-30", 1)).toBe("2026-12-01");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-11-23", "2026-11-20")).toBe(-3);
});

test.each([
  [0, "Today"],
  [1, "Tomorrow"],
  [7, "In 7 days"],
  [-1, "Yesterday"],
  [-3, "3 days ago"],
])("says %i days away as %s", (days, words) => {
  expect(daysAway(days)).toBe(words);
});
