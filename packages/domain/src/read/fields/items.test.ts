import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { dateOf, linesOf, valueOf } from "../testing/read.ts";
import { type ItemKind, readItems } from "./items.ts";

const itemsOf = (kind: ItemKind, ...lines: readonly PageLine[]) =>
  readItems(linesOf(...lines), kind).map((item) => [
    item.title.value,
    valueOf(item.by),
    dateOf(item.date),
  ]);

/** A row of cells that begin at 50, 110 and 230. */
const row = (...cells: readonly string[]): PageLine => [
  cells.map((text, i) => [text, { x: [50, 110, 230][i] ?? 50 }] as const),
  {},
];

/** The titles of certifications. */
const titlesOf = (...lines: readonly string[]) =>
  itemsOf("certifications", ...lines).map(([title]) => title);

describe("readItems", () => {
  test("takes no certificate of the same look for who issued the one above", () => {
    expect(
      itemsOf("certifications", "Holder of the broker's card 2018", "Lean Six Sigma Green Belt"),
    ).toEqual([
      ["Holder of the broker's card", null, "2018"],
      ["Lean Six Sigma Green Belt", null, null],
    ]);
  });

  test("takes a declaration below its own heading for no certificate", () => {
    expect(
      itemsOf(
        "certifications",
        "Lean Six Sigma Green Belt",
        "I hereby certify that the above is true to the best of my knowledge.",
        "Date: 05/01/2025",
      ),
    ).toEqual([["Lean Six Sigma Green Belt", null, null]]);
  });

  test("keeps what says until when it holds in the words of its title, and reads the day", () => {
    const [item] = readItems(
      linesOf("• Crane licence valid up to 2028", "• First aid"),
      "certifications",
    );
    expect([item?.title.value, dateOf(item?.date ?? null), valueOf(item?.expiry ?? null)]).toEqual([
      "Crane licence",
      null,
      "2028",
    ]);
  });

  test("takes a letter that stands for a bullet for no title", () => {
    const items = itemsOf("certifications", row("o", "Loom care – Tara"), row("o", "Dye mixing"));
    expect(items.map(([title]) => title)).toEqual(["Loom care", "Dye mixing"]);
  });

  test("reads a certificate over two lines of a narrow column as one", () => {
    const [first, ...others] = itemsOf(
      "certifications",
      "Holder of the broker's card under the",
      "Licensing Rules 2018",
    );
    expect(first?.[0]).toMatch(/^Holder of the broker's card under the Licensing Rules/u);
    expect(others).toEqual([]);
  });

  test("reads a line almost as wide as the one above as an item of its own, unless that ends in the middle", () => {
    expect(
      titlesOf("Second Certificate in Weaving of Silk", "Series Five Dyeing Certificate Poona"),
    ).toHaveLength(2);
    expect(
      titlesOf("Holder of the weaver's card under the", "Looms and Dyes Rules of the Republic"),
    ).toHaveLength(1);
  });

  test("parts two items where the gap between them is wider than within the second", () => {
    expect(
      itemsOf(
        "awards",
        ["Young Designer Prize, shortlist", { leading: 17 }],
        "Best Student Poster, Festival",
        "of Looms",
      ).map(([title]) => title),
    ).toEqual(["Young Designer Prize, shortlist", "Best Student Poster, Festival of Looms"]);
  });

  test("reads who issued it from the line below, where titles stand out", () => {
    expect(
      itemsOf(
        "certifications",
        ["Cloud Practitioner", { bold: true }],
        "Narmada Cloud, 2023",
        ["Data Steward", { bold: true }],
        "Board of Records, 2021",
      ),
    ).toEqual([
      ["Cloud Practitioner", "Narmada Cloud", "2023"],
      ["Data Steward", "Board of Records", "2021"],
    ]);
  });

  test("reads lines in turn, one with and one without a date, as one item each", () => {
    expect(
      itemsOf(
        "certifications",
        "Cloud Practitioner",
        "Narmada Cloud, 2023",
        "Data Steward",
        "Vidya, 2021",
        "Certificate in the upkeep of harbour cranes",
        "Board of Ports, 2019",
      ),
    ).toEqual([
      ["Cloud Practitioner", "Narmada Cloud", "2023"],
      ["Data Steward", "Vidya", "2021"],
      ["Certificate in the upkeep of harbour cranes", "Board of Ports", "2019"],
    ]);
  });

  test("reads a list of bullets an item each, with who stands behind it and when", () => {
    expect(
      itemsOf(
        "certifications",
        "• AWS Certified Developer | Amazon, 2023",
        "• Diploma in IFRS, 2019",
      ),
    ).toEqual([
      ["AWS Certified Developer", "Amazon", "2023"],
      ["Diploma in IFRS", null, "2019"],
    ]);
  });

  test("reads a list with numbers an item each, and what counts them as none", () => {
    expect(
      itemsOf(
        "publications",
        "Selected of 12 papers",
        "1. Looms of Bhagalpur, 2021",
        "2. Dyes of Kutch, 2019",
      ),
    ).toEqual([
      ["Looms of Bhagalpur", null, "2021"],
      ["Dyes of Kutch", null, "2019"],
    ]);
  });

  test("reads until when a certificate holds, and takes that for no date of its own", () => {
    const [item] = readItems(
      linesOf("• Boiler Attendant, Board of Boilers, 2021 (valid until Dec 2026)"),
      "certifications",
    );
    expect([valueOf(item?.expiry ?? null), dateOf(item?.date ?? null)]).toEqual([
      "Dec 2026",
      "2021",
    ]);
  });

  test("takes the level somebody reached in a column of its own for no title", () => {
    expect(
      itemsOf(
        "awards",
        row("2025", "3rd/212", "Data challenge of the colleges"),
        row("2022", "State 14th", "Mathematics Olympiad"),
      ),
    ).toEqual([
      ["Data challenge of the colleges", null, "2025"],
      ["Mathematics Olympiad", null, "2022"],
    ]);
  });

  test("takes a town behind “at” for no giver, and who gave it from words that say so", () => {
    expect(
      itemsOf(
        "awards",
        "• Best yard, given by the harbour master at Mandvi",
        "• Prize for a paper at Rourkela, 2023",
      ),
    ).toEqual([
      ["Best yard", "the harbour master at Mandvi", null],
      ["Prize for a paper at Rourkela", null, "2023"],
    ]);
  });

  test("keeps lines of one look apart where no date, gap or full stop puts two together", () => {
    expect(
      itemsOf(
        "awards",
        "Weaver of the year 2021",
        "Prize for madder red",
        "Best stall of all at the yearly fair of Nashik 2019",
      ).length,
    ).toBe(3);
  });

  test("reads a sentence below a dated line as what is told of it", () => {
    const [item, ...others] = readItems(
      linesOf("WEAVER OF THE YEAR 2021-06", "For eleven looms, second place."),
      "awards",
    );
    expect(others).toEqual([]);
    expect(item?.title.value).toBe("WEAVER OF THE YEAR");
    expect(item?.bullets.map(valueOf)).toEqual(["For eleven looms, second place."]);
  });

  test("parts items of one look at the wider gaps between them", () => {
    expect(
      itemsOf(
        "awards",
        "Weaver of the Year",
        "April 2021",
        ["Tara Guild", { leading: 26 }],
        "Golden Shuttle",
        "June 2019",
        "Kaveri Mills",
      ),
    ).toEqual([
      ["Weaver of the Year", "Tara Guild", "2021-04"],
      ["Golden Shuttle", "Kaveri Mills", "2019-06"],
    ]);
  });

  test("reads an award below the name of who gave it", () => {
    expect(
      itemsOf(
        "awards",
        [
          [
            ["June 2020", {}],
            ["Guild of Dyers", { x: 140 }],
          ],
          { bold: true },
        ],
        "Prize for madder red",
      ),
    ).toEqual([["Prize for madder red", "Guild of Dyers", "2020-06"]]);
  });

  test.each([
    ["Guild of Dyers, Pune", "Guild of Dyers, Pune"],
    ["Guild of Dyers (India)", "Guild of Dyers (India)"],
  ])("keeps a place behind who gave it: %s", (by, expected) => {
    const title = [
      ["Madder Prize, ", { bold: true }],
      [`${by} 2021`, { x: 122 }],
    ] as const;
    expect(itemsOf("awards", [title, {}])).toEqual([["Madder Prize", expected, "2021"]]);
  });

  test("reads until when a certificate holds, and takes those words for nobody's name", () => {
    const [item] = readItems(
      linesOf([
        [
          ["Master Dyer", { bold: true }],
          ["Sep 2022, valid to Sep 2027", { x: 400 }],
        ],
        {},
      ]),
      "certifications",
    );
    expect([valueOf(item?.by ?? null), valueOf(item?.expiry ?? null)]).toEqual([null, "Sep 2027"]);
  });
});
