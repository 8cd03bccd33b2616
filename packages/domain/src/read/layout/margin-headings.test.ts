import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

const textsOf = (...lines: readonly PageLine[]) =>
  readLines(documentOf(page(lines))).lines.map(({ text }) => text);

/** A row of cells 110 points from left edge to left edge. */
const row = (...cells: readonly string[]): PageLine => [
  cells.map((text, i) => [text, { x: 50 + i * 110, bold: i === 0 }] as const),
  {},
];

const heading = (text: string): PageLine => [text, { bold: true, leading: 20 }];

describe("partMarginHeadings", () => {
  test("leaves a label before a text that begins with the colon between them", () => {
    const texts = textsOf(
      heading("Experience"),
      "Weaver at Kaveri Mills, Pune since 2018",
      heading("Education"),
      row("Course", ": B.Com."),
      row("Institution", ": Tara College, Pune"),
      row("Period", ": 2010-2013"),
      row("Course", ": HSC"),
      row("Institution", ": Meghna School, Pune"),
      row("Period", ": 2008-2010"),
      heading("Skills"),
      "Looms, dyes",
    );
    expect(texts).toContain("Course : B.Com.");
    expect(texts).toContain("Course : HSC");
  });

  test("leaves the head of a table in one line, also where one of its columns has a name of its own", () => {
    expect(
      textsOf(
        heading("Experience"),
        "Weaver at Kaveri Mills, Pune since 2018",
        heading("Education"),
        row("Course", "Institute", "Sittings", "Marks"),
        row("B.Com.", "Tara College", "2", "66%"),
      ),
    ).toContain("Course Institute Sittings Marks");
  });

  test("parts headings from the text on their line", () => {
    expect(
      textsOf(
        "Experience: Weaver at Kaveri Mills, Pune since 2018",
        "Education: B.Com. from Tara College in 2013",
      ),
    ).toEqual([
      "Experience",
      "Weaver at Kaveri Mills, Pune since 2018",
      "Education",
      "B.Com. from Tara College in 2013",
    ]);
  });
});
