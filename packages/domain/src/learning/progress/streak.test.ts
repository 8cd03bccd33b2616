import { describe, expect, test } from "vitest";
import type { StudyDay } from "./progress.ts";
import { streakOf } from "./streak.ts";
import { dateIn, studyDays } from "./study-days.ts";
import { act } from "./testing/events.ts";

const solve = (minute: number, exercise = "a", zone?: string) =>
  act(
    minute,
    { kind: "exercise-solved", page: "joins", exercise, hints: 0, text: "" },
    undefined,
    zone,
  );
const open = (minute: number) => act(minute, { kind: "page-opened", page: "joins" });

describe("a day", () => {
  test("is that of the zone the person was in", () => {
    // 2 March, 23:50 in India; in London 18:20 of the same day; in Sydney 05:20 of the next.
    const minute = 13 * 60 + 50;
    const dates = ["Asia/Kolkata", "Europe/London", "Australia/Sydney"].map(
      (zone) => studyDays([solve(minute, "a", zone)])[0]?.date,
    );
    expect(dates).toEqual(["2026-03-02", "2026-03-02", "2026-03-03"]);
  });

  test("begins at midnight in India, not in Greenwich", () => {
    const days = studyDays([solve(13 * 60 + 59), solve(14 * 60)]);
    expect(days.map(({ date, solved }) => [date, solved])).toEqual([
      ["2026-03-02", 1],
      ["2026-03-03", 1],
    ]);
  });

  test("counts an exercise once, and no pauses", () => {
    const days = studyDays([open(0), open(4), solve(8), solve(9), open(60), open(62)]);
    expect(days).toEqual([{ date: "2026-03-02", solved: 1, minutes: 11 }]);
  });

  test("of a zone that there is not is that of India", () => {
    expect(dateIn(Date.parse("2026-03-02T20:00:00Z"), "Mars/Olympus")).toBe("2026-03-03");
  });
});

const days = (...dates: readonly number[]): StudyDay[] =>
  dates.map((day) => ({
    date: `2026-03-${String(day).padStart(2, "0")}`,
    solved: 1,
    minutes: 0,
  }));
const on = (day: number, done: readonly StudyDay[]) => streakOf(done, `2026-03-${day}`);

const day = (solved: number, minutes: number) => [{ date: "2026-03-20", solved, minutes }];

describe("a streak", () => {
  test("needs one exercise or ten minutes", () => {
    expect(on(20, day(0, 9))).toMatchObject({ days: 0, thisWeek: [] });
    expect(on(20, day(0, 10)).days).toBe(1);
    expect(on(20, day(1, 0)).days).toBe(1);
  });

  test("does not end before today is over", () => {
    expect(on(20, days(18, 19))).toMatchObject({
      days: 2,
      isTodayDone: false,
      thisWeek: ["2026-03-19", "2026-03-18"],
    });
    expect(on(20, days(18, 19, 20))).toMatchObject({
      days: 3,
      isTodayDone: true,
      thisWeek: ["2026-03-20", "2026-03-19", "2026-03-18"],
    });
  });

  test("survives one missed day in seven, and no second", () => {
    expect(on(20, days(17, 18, 20)).days).toBe(3);
    expect(on(20, days(15, 17, 18, 20)).days).toBe(3);
    expect(on(20, days(10, 11, 13, 14, 15, 16, 17, 18, 20)).days).toBe(9);
    expect(on(20, days(16, 17, 20)).days).toBe(1);
  });

  test("names the days that were passed over, and whether another one may be", () => {
    expect(on(20, days(19, 20))).toMatchObject({ rests: [], hasRestLeft: true });
    expect(on(20, days(17, 18, 20))).toMatchObject({ rests: ["2026-03-19"], hasRestLeft: false });
    expect(on(20, days(11, 13, 14, 15, 16, 17, 18, 19, 20))).toMatchObject({
      rests: ["2026-03-12"],
      hasRestLeft: true,
    });
  });

  test("knows no days after today", () => {
    expect(on(20, days(20, 21, 22))).toMatchObject({
      days: 1,
      isTodayDone: true,
      thisWeek: ["2026-03-20"],
    });
  });
});

test("dates of neighbouring moments are each their own, in every zone they come in", () => {
  const midnight = Date.parse("2026-03-02T18:30:00Z");
  const zones = ["Asia/Kolkata", "Asia/Kathmandu", "Mars/Olympus", "America/New_York"];
  const moments = [-15 * 60_000, -1, 0, 1, 15 * 60_000];
  const dates = moments.map((away) => zones.map((zone) => dateIn(midnight + away, zone)));
  expect(dates).toEqual([
    ["2026-03-02", "2026-03-03", "2026-03-02", "2026-03-02"],
    ["2026-03-02", "2026-03-03", "2026-03-02", "2026-03-02"],
    ["2026-03-03", "2026-03-03", "2026-03-03", "2026-03-02"],
    ["2026-03-03", "2026-03-03", "2026-03-03", "2026-03-02"],
    ["2026-03-03", "2026-03-03", "2026-03-03", "2026-03-02"],
  ]);
});
