import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine, type PagePart, run } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

const textOf = (...lines: readonly PageLine[]) =>
  readLines(documentOf(page(lines, { top: 120 }))).lines.map((line) => line.text);

/** A row of parts, each with its left edge. */
const row = (...parts: readonly (readonly [string, number])[]): PageLine => [
  parts.map(([text, x]): PagePart => [text, { x }]),
  {},
];

/** An entry with its dates at the right, and words flush with them beside its bullet. */
const entry = (right: string) =>
  textOf(
    row(["Weaver", 50], ["2018 – 2020", 445]),
    "Kaveri Mills",
    row(["• Wove cloth", 50], [right, 500 - right.length * 5]),
  );

describe("readLines, where a narrow column breaks a date", () => {
  test("leaves a list of dated lines as it is", () => {
    const list = [
      row(["2021", 50], ["Kaveri Prize", 120]),
      row(["2017", 50], ["Meghna Prize, 91.2%", 120]),
    ];
    expect(textOf(...list)).toEqual(["2021 Kaveri Prize", "2017 Meghna Prize, 91.2%"]);
  });

  test("leaves a bullet that begins with a year where it stands", () => {
    expect(
      textOf(row(["2021", 50], ["Kaveri Mills", 120]), row(["– 2017 looms mended", 50])),
    ).toEqual(["2021 Kaveri Mills", "– 2017 looms mended"]);
  });

  test("puts back the end of a range that begins with 'to', whatever stands beside it", () => {
    expect(
      textOf(
        row(["May 2021", 50], ["Weaver, Kaveri Mills", 160]),
        row(["to Feb 2024", 50], ["Pune", 160]),
      ),
    ).toEqual(["May 2021 to Feb 2024 Weaver, Kaveri Mills", "Pune"]);
  });

  test("puts back the end of a date whose words are set apart to fill the margin", () => {
    expect(
      textOf(
        row(["Oct", 50], ["2020", 80], ["–", 115], ["Kaveri Mills", 160]),
        row(["Present", 50]),
      ),
    ).toEqual(["Oct 2020 – Present Kaveri Mills"]);
  });

  test("puts back a word for today that does not fit behind a company and its place", () => {
    expect(textOf("Kaveri Mills / Pune / June 2020 -", "Present", "• Wove cloth")).toEqual([
      "Kaveri Mills / Pune / June 2020 - Present",
      "• Wove cloth",
    ]);
  });

  test("reads the years of a timeline, one below the other with a dash between, as one stretch", () => {
    const runs = [
      run("2019", { x: 50, baseline: 120 }),
      run("Weaver", { x: 120, baseline: 124 }),
      run("–", { x: 58, baseline: 131 }),
      run("Kaveri Mills", { x: 120, baseline: 137 }),
      run("2021", { x: 50, baseline: 142 }),
    ];
    const { lines } = readLines(documentOf({ ...page([]), runs }));
    expect(lines.map((line) => line.text)).toEqual(["2019 – 2021", "Weaver", "Kaveri Mills"]);
  });

  test("joins two dates of a margin where the second stands beside a bullet, earlier date first", () => {
    expect(
      textOf(
        row(["May 2020", 50], ["Weaver, Kaveri Mills", 160]),
        row(["June 2018", 50], ["• Wove cloth", 160]),
      ),
    ).toEqual(["June 2018 – May 2020 Weaver, Kaveri Mills", "• Wove cloth"]);
  });

  test("parts a place below its dates from the bullet beside it", () => {
    expect(
      textOf(
        row(["2018 – 2020", 50], ["Weaver, Kaveri Mills", 160]),
        row(["Nagpur", 50], ["• Wove cloth", 160]),
      ),
    ).toEqual(["2018 – 2020 Weaver, Kaveri Mills", "Nagpur", "• Wove cloth"]);
  });

  test("keeps dated items of a list in one line each, and parts dates below a company from the bullet beside them", () => {
    expect(
      textOf(
        row(["2018 – 2019", 50], ["• Wove cloth", 160]),
        row(["2020 – 2021", 50], ["• Dyed wool", 160]),
      ),
    ).toEqual(["2018 – 2019 • Wove cloth", "2020 – 2021 • Dyed wool"]);
    expect(
      textOf(
        row(["Kaveri Mills", 50], ["Weaver", 160]),
        row(["2018 – 2020", 50], ["• Wove cloth", 160]),
      ),
    ).toEqual(["Kaveri Mills Weaver", "2018 – 2020", "• Wove cloth"]);
    expect(
      textOf(
        row(["Kaveri Mills", 50], ["Weaver", 160]),
        row(["2018 – 2020", 50], ["• Wove cloth", 160]),
        row(["Nagpur", 50], ["• Dyed wool", 160]),
      ),
    ).toEqual(["Kaveri Mills Weaver", "2018 – 2020", "Nagpur", "• Wove cloth", "• Dyed wool"]);
  });

  test("leaves words at the right of a bullet that are no place, and parts a place below dates from it", () => {
    expect(entry("ten looms")).toContain("• Wove cloth ten looms");
    expect(entry("Nagpur")).toEqual([
      "Weaver 2018 – 2020",
      "Kaveri Mills",
      "Nagpur",
      "• Wove cloth",
    ]);
  });

  test("joins a year to the month that ends the text above it, and none to another word", () => {
    expect(textOf(row(["Kaveri Mills, Mar", 50]), row(["2025", 50]))).toEqual([
      "Kaveri Mills, Mar 2025",
    ]);
    expect(textOf(row(["Kaveri Mills, Pune", 50]), row(["2025", 50]))).toHaveLength(2);
  });

  test("leaves brackets that hold no period, and puts the end of one that is back on its line", () => {
    expect(
      textOf(row(["Weaver at Tara Mills (12 looms and", 50]), row(["dyes)", 50])),
    ).toHaveLength(2);
    expect(
      textOf(row(["Weaver at Tara Mills, Pune (01/2020 to till", 50]), row(["date)", 50])),
    ).toEqual(["Weaver at Tara Mills, Pune (01/2020 to till date)"]);
  });
});
