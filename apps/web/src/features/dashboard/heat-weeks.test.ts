import { expect, test } from "vitest";
import { dayText, daysFrom, heatWeeks, minutesText } from "./heat-weeks.ts";

const WEEKS = heatWeeks("2026-06-08", "2026-11-05", [
  { date: "2026-06-18", minutes: 41 },
  { date: "2026-11-05", minutes: 95 },
]);

test("has whole weeks from a Monday, the last of them up to today", () => {
  expect(WEEKS).toHaveLength(22);
  expect(WEEKS.map(({ month }) => month).filter(Boolean)).toEqual([
    "Jun",
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
  ]);
  expect(WEEKS.at(0)?.days).toHaveLength(7);
  expect(WEEKS.at(-1)?.days.map(({ date }) => date)).toEqual([
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
    "2026-11-05",
  ]);
  expect(daysFrom("2026-06-08", "2026-11-05")).toBe(151);
});

test("names no month whose name would stand on the next one's", () => {
  const names = heatWeeks("2026-06-29", "2026-08-20", []).map(({ month }) => month);
  expect(names.filter(Boolean)).toEqual(["Jul", "Aug"]);
});

test("gives each day its level", () => {
  expect(WEEKS[1]?.days[3]).toEqual({
    date: "2026-06-18",
    minutes: 41,
    level: 2,
    isToday: false,
  });
  expect(WEEKS.at(-1)?.days.at(-1)).toMatchObject({ level: 4, isToday: true });
  const levels = [0, 1, 24, 25, 44, 45, 64, 65].map(
    (minutes) =>
      heatWeeks("2026-11-02", "2026-11-02", [{ date: "2026-11-02", minutes }])[0]?.days[0],
  );
  expect(levels.map((day) => day?.level)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

test.each([
  [0, "0 min"],
  [95, "95 min"],
  [308, "5 h 8 min"],
  [120, "2 h"],
  [3_790, "63 h"],
])("writes %d minutes as %s", (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});

test("writes a day as dates are written", () => {
  expect(dayText("2026-11-05")).toBe("5 Nov 2026");
});
