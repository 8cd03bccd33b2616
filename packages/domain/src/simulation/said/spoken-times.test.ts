import { describe, expect, test } from "vitest";
import { timeText } from "../conditions/day-time.ts";
import { laterTimes } from "./spoken-times.ts";

const TEN = 600;
const read = (text: string, now = TEN) =>
  laterTimes(text, now).map(({ minute }) => timeText(minute));

describe("no time of later today is", () => {
  test.each([
    "You will have it by 9:30",
    "By Monday at eleven",
    "It was down from 7:10 pm yesterday",
    "I need two rows and 3 orders",
    "Send me 10 items",
    "half of them",
    "before you count",
    "I have to do it",
  ])("%s", (text) => {
    expect(read(text)).toEqual([]);
  });
});

test.each([
  ["List by 10:40", "10:40"],
  ["quarter to eleven", "10:45"],
  ["a quarter past eleven", "11:15"],
  ["half past ten", "10:30"],
  ["ten to eleven", "10:50"],
  ["20 past 3", "15:20"],
  ["eleven thirty", "11:30"],
  ["saadhe gyarah? no, half eleven", "11:30"],
  ["by 3", "15:00"],
  ["before eleven", "11:00"],
  ["5 o’clock", "17:00"],
  ["4 pm", "16:00"],
  ["by twelve", "12:00"],
  ["give me ten minutes", "10:10"],
  ["in half an hour", "10:30"],
  ["in a quarter of an hour", "10:15"],
  ["an hour", "11:00"],
  ["within 2 hours", "12:00"],
  ["before lunch", "13:00"],
  ["by noon", "12:00"],
  ["by EOD", "18:00"],
  ["by 1:15", "13:15"],
])("%s is %s", (text, time) => {
  expect(read(text)).toEqual([time]);
});

test("at night the next hour is that of the night", () => {
  expect(read("update at 3:15, then by 4", 160)).toEqual(["03:15", "04:00"]);
});
