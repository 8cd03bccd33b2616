import { describe, expect, test } from "vitest";
import { activityDays, activityFigures, type ActivityLog, firstShown } from "./activity.ts";

const NONE: ActivityLog = { moments: [], stretches: [], finished: [], solved: [] };
const INDIA = "Asia/Kolkata";
/** A time of 5 November in India. */
const at = (time: string, day = "2026-11-05") => Date.parse(`${day}T${time}:00+05:30`);
const moment = (time: string, minutes = 1, day?: string) => ({
  at: at(time, day),
  zone: INDIA,
  minutes,
});
const day = (date: string, minutes: number, solved = 0) => ({
  date: `2026-${date}`,
  minutes,
  solved,
});
const minutesOf = (log: Partial<ActivityLog>) =>
  activityDays({ ...NONE, ...log }).map(({ date, minutes }) => [date, minutes]);

describe("minutes of a day", () => {
  test("are none where nothing was done", () => {
    expect(activityDays(NONE)).toEqual([]);
  });

  test("count pauses of up to five minutes, then the estimate of what was done last", () => {
    expect(minutesOf({ moments: [moment("10:00"), moment("10:05"), moment("10:09")] })).toEqual([
      ["2026-11-05", 10],
    ]);
    expect(minutesOf({ moments: [moment("10:00"), moment("10:06")] })).toEqual([["2026-11-05", 2]]);
    expect(minutesOf({ moments: [moment("10:00", 8), moment("10:06", 3)] })).toEqual([
      ["2026-11-05", 9],
    ]);
  });

  test("are the same in any order, and end at midnight of the person", () => {
    const moments = [moment("23:58"), moment("00:01", 1, "2026-11-06"), moment("23:56")];
    const days = [
      ["2026-11-05", 3],
      ["2026-11-06", 1],
    ];
    expect(minutesOf({ moments })).toEqual(days);
    expect(minutesOf({ moments: moments.toReversed() })).toEqual(days);
  });

  test("are those of its own clock for an interview", () => {
    const stretches = [{ at: at("18:00"), zone: INDIA, ms: 25 * 60_000 }];
    expect(minutesOf({ stretches, moments: [moment("10:00")] })).toEqual([["2026-11-05", 26]]);
  });
});

describe("the figures", () => {
  test("of nothing are nothing", () => {
    expect(activityFigures([], "2026-11-05")).toEqual({
      streak: 0,
      isTodayDone: false,
      longest: 0,
      active: 0,
      minutes: 0,
      thisWeek: 0,
      best: null,
    });
  });

  test("count days in a row, the longest row, the week and the best day", () => {
    const days = [
      ...["10-05", "10-06", "10-07", "10-08"].map((date) => day(date, 12)),
      day("11-01", 40),
      day("11-04", 20),
      day("11-05", 20),
    ];
    expect(activityFigures(days, "2026-11-05")).toEqual({
      streak: 2,
      isTodayDone: true,
      longest: 4,
      active: 7,
      minutes: 128,
      thisWeek: 40,
      best: { date: "2026-11-01", minutes: 40 },
    });
  });

  test("know no days after today, and none before the weeks shown", () => {
    const days = [day("01-01", 30), day("11-05", 10), day("11-09", 60)];
    expect(activityFigures(days, "2026-11-05")).toMatchObject({ active: 1, minutes: 10 });
    // A Monday, and with today's 22 weeks. Source: the drawing.
    expect(firstShown("2026-11-05")).toBe("2026-06-08");
  });
});
