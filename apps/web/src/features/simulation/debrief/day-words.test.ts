import { expect, test } from "vitest";
import { clockTime, firstName, lengthText, spokenTime, withClockTimes } from "./day-words.ts";

test("times are as a clock on the wall has them", () => {
  expect([578, 605, 0].map(clockTime)).toEqual(["9:38", "10:05", "0:00"]);
  expect(withClockTimes("Sent back at 09:45. “From 7:10, order 0:99 and 10:05.”")).toBe(
    "Sent back at 9:45. “From 7:10, order 0:99 and 10:05.”",
  );
});

test("a length is in minutes as long as it is short, then in half hours", () => {
  expect([1, 58, 89.6, 200, 240].map(lengthText)).toEqual([
    "1 minute",
    "58 minutes",
    "1½ hours",
    "3½ hours",
    "4 hours",
  ]);
});

test("the beginning of a day is said as somebody would say it", () => {
  expect([570, 120, 720, 605].map(spokenTime)).toEqual([
    "half past nine",
    "two o’clock",
    "twelve o’clock",
    "10:05",
  ]);
  expect(firstName("Rohit Sethi")).toBe("Rohit");
});
