import { describe, expect, test } from "vitest";
import { compareDates, dateWords, daysIn, isDateInWords, readDateWords } from "./date-words.ts";

describe("readDateWords", () => {
  test.each(["", "Summer 2020", "Present", "13/2024", "31 Feb 2024", "Xyz 2024", "Jan 25", "1850"])(
    "finds no date in %j, so the words stay words",
    (words) => {
      expect(readDateWords(words)).toBeNull();
    },
  );

  test.each([
    ["2025", { year: 2025, month: null, day: null }],
    ["Jan 2025", { year: 2025, month: 0, day: null }],
    ["  sept. 2024 ", { year: 2024, month: 8, day: null }],
    ["March, 2019", { year: 2019, month: 2, day: null }],
    ["06/2021", { year: 2021, month: 5, day: null }],
    ["2021-06", { year: 2021, month: 5, day: null }],
    ["2021-06-09", { year: 2021, month: 5, day: 9 }],
    ["5 Nov 2026", { year: 2026, month: 10, day: 5 }],
    ["November 5, 2026", { year: 2026, month: 10, day: 5 }],
    ["29 Feb 2024", { year: 2024, month: 1, day: 29 }],
  ])("reads %j", (words, parts) => {
    expect(readDateWords(words)).toEqual(parts);
  });
});

test("writes a date as a resume does", () => {
  expect(dateWords({ year: 2025, month: 0, day: null })).toBe("Jan 2025");
  expect(dateWords({ year: 2025, month: null, day: null })).toBe("2025");
  expect(dateWords({ year: 2026, month: 10, day: 5 })).toBe("5 Nov 2026");
});

test("puts dates in order, however well they are known", () => {
  const [a, b] = [readDateWords("Dec 2024"), readDateWords("2025")];
  if (!a || !b) throw new Error("two dates");
  expect(compareDates(a, b)).toBeLessThan(0);
  expect(compareDates(b, a)).toBeGreaterThan(0);
  expect(compareDates(b, b)).toBe(0);
});

test.each(
  `|2024|Jan 2024|Summer 2020|Januar 2021|Q1 2024|2019-20|2019 – 2021|31/12/2023|12/31/2023|2023-02-28|Jan '21|Mar 21|Present|till date|२०२४|令和 2024|expected 2027`.split(
    "|",
  ),
)("%j can be a date", (words) => {
  expect(isDateInWords(words)).toBe(true);
});

test.each([
  "asdf",
  "13/2022",
  "00/2022",
  "2022-13",
  "32/13/2022",
  "30/02/2023",
  "13",
  "next",
  "2022/1/2/3",
])("%j is no date", (words) => {
  expect(isDateInWords(words)).toBe(false);
});

test("knows leap years", () => {
  expect([daysIn(2024, 1), daysIn(2025, 1), daysIn(2000, 1)]).toEqual([29, 28, 29]);
});
