import { describe, expect, test } from "vitest";
import { dateFromIso, splitStretch } from "./dates.ts";

describe("dateFromIso", () => {
  test.each([
    ["Summer 2020", "Summer 2020"],
    ["2020-13", "2020-13"],
    ["", ""],
    ["2022", "2022"],
    ["2022-06", "Jun 2022"],
    ["2022-06-01", "Jun 2022"],
    ["2014-06-29", "29 Jun 2014"],
    ["2019-01-31T00:00:00.000Z", "31 Jan 2019"],
  ])("makes %j %j", (text, date) => {
    expect(dateFromIso(text)).toBe(date);
  });
});

describe("splitStretch", () => {
  test.each([
    ["whenever I could", ["whenever I could", "", false]],
    ["", ["", "", false]],
    ["January 2019 to Present", ["January 2019", "", true]],
    ["Jun 2016 - Dec 2018", ["Jun 2016", "Dec 2018", false]],
    ["2016 – 2018", ["2016", "2018", false]],
    ["2021-03 - 2022-04", ["Mar 2021", "Apr 2022", false]],
    ["May 2016", ["", "May 2016", false]],
    ["Jun 2016 - Dec 2018 (part time)", ["Jun 2016 - Dec 2018 (part time)", "", false]],
  ])("parts %j", (text, parts) => {
    const { startDate, endDate, current } = splitStretch(text);
    expect([startDate, endDate, current]).toEqual(parts);
  });
});
