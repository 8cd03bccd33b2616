import { describe, expect, test } from "vitest";
import { numbersOf, readSaid, says, statements, timesOf } from "./said-text.ts";

describe("says does not find", () => {
  test.each([
    ["It was not stock.", ["stock"]],
    ["We didn’t call the gateway team.", ["gateway"]],
    ["", ["anything"]],
    ["Stationery came.", ["station"]],
  ])("%s", (text, phrases) => {
    expect(says(readSaid(text), phrases)).toBeNull();
  });
});

describe("says finds", () => {
  test.each([
    ["We escalated it to Devika.", ["escalate"]],
    ["I am escalating this now", ["escalate"]],
    ["It is payments, not stock.", ["not stock"]],
    ["The retries multiply the rows", ["retry"]],
    ["UPI ka success rate gira hai", ["success rate gira"]],
    ["I would not restart, since after a restart they go twice.", ["restart"]],
  ])("%s", (text, phrases) => {
    expect(says(readSaid(text), phrases)).not.toBeNull();
  });
});

test("greeting and signature state nothing", () => {
  const said = readSaid(
    "Hi Priya,\n\nIt is payments, not stock. Devika has a ticket.\n\nThanks,\nAnanya",
  );
  expect(statements(said).map(({ text }) => text)).toEqual([
    "It is payments, not stock.",
    "Devika has a ticket.",
  ]);
});

function stated(text: string): number {
  return statements(readSaid(text)).length;
}

test("what is said behind a greeting, or after thanks, states something", () => {
  for (const text of [
    "Hi Imran",
    "Good morning Priya ma'am,",
    "Thanks and regards",
    "Thanks a lot!",
  ])
    expect({ text, stated: stated(text) }).toEqual({ text, stated: 0 });
  expect(stated("Hi Imran, UPI was down from 7:10.")).toBe(1);
  expect(stated("Thanks, the list comes by 10:40.")).toBe(1);
});

test("numbers are read in Indian figures and words, and times are none", () => {
  const text = "₹48.9 lakh, 4,140 orders, 74% from 7:10 pm\nand four thousand calls by 10:45";
  expect(numbersOf(readSaid(text)).map(({ values }) => values[0])).toEqual([
    4_890_000, 4140, 74, 4000,
  ]);
});

test("a duration is its number too, and a decimal is no time", () => {
  const values = numbersOf(readSaid("26 days of 4.30 lakh")).flatMap((one) => one.values);
  expect(values).toEqual(expect.arrayContaining([26, 430_000]));
  expect(timesOf("4.30 and 8.40 lakh, at 7.10 pm").map(({ minute }) => minute)).toEqual([1150]);
});

test("times of the day are read on both clocks", () => {
  expect(
    timesOf("from 7:10 pm, by 6 pm, 10:45 and 12:05 am, 3.5 km").map(({ minute }) => minute),
  ).toEqual([1150, 1080, 645, 5]);
});
