import { expect, test } from "vitest";
import { readTimeWords, timeWords } from "./time-words.ts";

test.each(["", "10", "24:00", "10:60", "13 pm", "0 am", "noon", "10:5", "-1:30", "10:30 xm"])(
  "finds no time in %j",
  (words) => {
    expect(readTimeWords(words)).toBeNull();
  },
);

test.each([
  ["10:30", "10:30"],
  ["10.30 AM", "10:30"],
  ["9pm", "21:00"],
  ["9 p.m.", "21:00"],
  ["12 am", "00:00"],
  ["12:05 pm", "12:05"],
  [" 14:30 ", "14:30"],
  ["0:15", "00:15"],
])("reads %j as %s", (words, time) => {
  expect(readTimeWords(words)).toBe(time);
});

test("reads again what it writes, for each minute of a day", () => {
  for (let minute = 0; minute < 1440; minute++) {
    const time = [Math.floor(minute / 60), minute % 60]
      .map((part) => String(part).padStart(2, "0"))
      .join(":");
    expect(readTimeWords(timeWords(time))).toBe(time);
  }
});
