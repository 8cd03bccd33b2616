import { expect, test } from "vitest";
import { dateText, dayTime, minutesText, roleText } from "./day-text.ts";

test("times of the day, past midnight too", () => {
  expect(dayTime(588)).toBe("9:48");
  expect(dayTime(612.9)).toBe("10:12");
  expect(dayTime(1440 + 131)).toBe("2:11");
});

test("what is left, to the minute that has begun", () => {
  expect(minutesText(-3)).toBe("0 min");
  expect(minutesText(32.2)).toBe("33 min");
  expect(minutesText(138)).toBe("2 h 18 min");
  expect(minutesText(120)).toBe("2 h");
});

test("date and role in words", () => {
  expect(dateText("2026-11-05")).toBe("Thursday, 5 Nov 2026");
  expect(dateText("2026-09-01")).toBe("Tuesday, 1 Sep 2026");
  expect(roleText("Data analyst")).toBe("You are the data analyst.");
  expect(roleText("HR recruiter")).toBe("You are the HR recruiter.");
});
