import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

const pair = (
  left: string,
  right: string,
  style: { bold?: boolean; leading?: number } = {},
): PageLine => [
  [
    [left, { x: 50 }],
    [right, { x: 310 }],
  ],
  style,
];

const textsOf = (...lines: readonly PageLine[]) =>
  readLines(documentOf(page(lines))).lines.map(({ text }) => text);

describe("partCards", () => {
  test("leaves titles with their dates and places at the right in their lines", () => {
    const lines = [
      "Product Designer Jan 2022 – Present",
      "Kaveri Retail Pvt. Ltd. Pune, India",
      "UX Designer Mar 2019 – Dec 2021",
      "Orbit Labs Pvt. Ltd. Mumbai, India",
    ];
    expect(
      textsOf(
        pair("Product Designer", "Jan 2022 – Present"),
        pair("Kaveri Retail Pvt. Ltd.", "Pune, India"),
        pair("UX Designer", "Mar 2019 – Dec 2021"),
        pair("Orbit Labs Pvt. Ltd.", "Mumbai, India"),
      ),
    ).toEqual(lines);
  });

  test("puts entries that stand two by two below each other, row by row", () => {
    expect(
      textsOf(
        ["Experience", { size: 14, leading: 24 }],
        pair("Product Designer", "UX Designer", { bold: true }),
        pair("Kaveri Retail Pvt. Ltd.", "Orbit Labs Pvt. Ltd."),
        pair("Jan 2022 – Present", "Mar 2019 – Dec 2021"),
        pair("• Redrew the checkout", "• Asked thirty farmers", { leading: 24 }),
        pair("Visual Designer", "Design Intern", { bold: true }),
        pair("Sarang Studio Nashik", "Bluecart Logistics Ltd."),
        pair("Jun 2017 – Feb 2019", "Jan 2017 – May 2017"),
        ["• Drew twelve reports", { leading: 24 }],
        ["Education", { size: 14 }],
      ),
    ).toEqual([
      "Experience",
      "Product Designer",
      "Kaveri Retail Pvt. Ltd.",
      "Jan 2022 – Present",
      "• Redrew the checkout",
      "UX Designer",
      "Orbit Labs Pvt. Ltd.",
      "Mar 2019 – Dec 2021",
      "• Asked thirty farmers",
      "Visual Designer",
      "Sarang Studio Nashik",
      "Jun 2017 – Feb 2019",
      "• Drew twelve reports",
      "Design Intern",
      "Bluecart Logistics Ltd.",
      "Jan 2017 – May 2017",
      "Education",
    ]);
  });

  test("parts two studies beside each other, of which one has a degree of one word", () => {
    expect(
      textsOf(
        pair("Master of Textiles", "B.Sc", { bold: true }),
        pair("Kaveri Institute of Weaving", "Tara College"),
        pair("2015 – 2017", "2012 – 2015"),
        pair("8.1 CGPA", "71%"),
      ),
    ).toEqual([
      "Master of Textiles",
      "Kaveri Institute of Weaving",
      "2015 – 2017",
      "8.1 CGPA",
      "B.Sc",
      "Tara College",
      "2012 – 2015",
      "71%",
    ]);
  });
});
