import { expect, test } from "vitest";
import { dayOf, expiryOf } from "./expiry.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");

test.each(["", "nonsense", "2026-13-01"])("knows no end on the day %j", (date) => {
  expect(expiryOf("date", date, NOW)).toBeUndefined();
});

test("ends never, in a week, in a month, or with the chosen day", () => {
  expect(expiryOf("none", "", NOW)).toBeNull();
  expect(expiryOf("week", "", NOW)).toBe("2026-11-27T10:00:00.000Z");
  expect(expiryOf("month", "", NOW)).toBe("2026-12-20T10:00:00.000Z");
  const end = new Date(expiryOf("date", "2026-12-31", NOW) ?? "");
  expect([dayOf(end), end.getHours()]).toEqual(["2026-12-31", 23]);
});
