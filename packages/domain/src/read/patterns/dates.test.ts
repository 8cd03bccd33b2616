import { describe, expect, test } from "vitest";
import { findDates } from "./dates.ts";

/** "2021-01 > now", "2019 > 2021-06", "= 2020": what a text's first date says. */
function said(text: string): string | null {
  const [match] = findDates(text);
  if (!match) return null;
  const show = (found: typeof match.start) =>
    found
      ? `${found.date.year}${found.date.month ? `-${String(found.date.month).padStart(2, "0")}` : ""}`
      : "";
  if (match.isBlank) return "blank";
  return match.isRange
    ? `${show(match.start)} > ${match.current ? "now" : show(match.end)}`
    : `= ${show(match.end)}`;
}

describe("findDates", () => {
  test.each([
    "Senior Analyst",
    "may lead in march",
    "+91 98220 41735",
    "12,34,567 rows",
    "McMay the second",
    "Rs 12 lakh a year",

    "room 2312",
  ])("finds none in %j", (text) => {
    expect(said(text)).toBeNull();
  });

  test.each([
    ["May 2024 3 Jan 2024", "= 2024-05"],
    ["Jan 2024 3 years", "= 2024-01"],
    ["Jan 2024 3 May 2024", "2024-01 > 2024-05"],
    ["Jan '21 – Present", "2021-01 > now"],
    ["Planner 2 Jun 2016 – Present", "2016-06 > now"],
    ["1 Jun 2016 – Present", "2016-06 > now"],
    ["from 1 Jun 2016 – Present", "2016-06 > now"],
    ["19 Jun 2022 – 3 Sep 2025", "2022-06 > 2025-09"],
    ["2021-01 to 2022-05", "2021-01 > 2022-05"],
    ["2024-Mar - 2025-Feb", "2024-03 > 2025-02"],
    ["2024 - March 2025", "2024 > 2025-03"],
    ["01/2021 - 03/2022", "2021-01 > 2022-03"],
    ["04.2019 – heute", "2019-04 > now"],
    ["Summer 2020", "= 2020-06"],
    ["2019–21", "2019 > 2021"],
    ["2010-12", "2010 > 2012"],
    ["Jan – Mar 2020", "2020-01 > 2020-03"],
    ["June 2020 till date", "2020-06 > now"],
    ["Since 2019", "2019 > now"],
    ["12 March 2020 – 15 April 2021", "2020-03 > 2021-04"],
    ["March 3, 2020", "= 2020-03"],
    ["02/03/1995", "= 1995-03"],
    ["Sept. 2018", "= 2018-09"],
    ["Mar-2021 - Apr-22", "2021-03 > 2022-04"],
    ["enero de 2020 - actualidad", "2020-01 > now"],
    ["févr. 2018 – août 2019", "2018-02 > 2019-08"],
    ["Oktober 2016 bis Februar 2020", "2016-10 > 2020-02"],
    ["março de 2017 a atualmente", "2017-03 > now"],
    ["Maggio 2018 – alla data attuale", "2018-05 > now"],
    ["जुलाई 2019 – वर्तमान", "2019-07 > now"],
    ["2019年3月至今", "2019-03 > now"],
    ["२०१९ – २०२१", "2019 > 2021"],
    ["এপ্রিল ২০১৫ – জুন ২০১৯", "2015-04 > 2019-06"],
    ["ஜூன் 2018 – டிசம்பர் 2020", "2018-06 > 2020-12"],
    ["ಮಾರ್ಚ್ 2016 – ಮೇ 2018", "2016-03 > 2018-05"],
    ["Purchase, ChennaiApril 2019 – till date", "2019-04 > now"],
    ["MM/YYYY – Present", "blank"],
    ["year–year", "blank"],
    ["20XX", "blank"],
  ])("reads %j as %s", (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  test("says where a date stands and how it is written", () => {
    expect(findDates("Analyst (Jan '21 – Mar 2022)")[0]).toMatchObject({
      from: 9,
      to: 27,
      start: { from: 9, to: 16, date: { year: 2021, month: 1, text: "Jan '21" } },
      end: { from: 19, to: 27, date: { year: 2022, month: 3, text: "Mar 2022" } },
    });
  });
});
