import { describe, expect, test } from "vitest";
import type { SourcePage } from "../../resume/document.ts";
import { documentOf, over, page, type PageLine, run } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

const read = (under: SourcePage, above: SourcePage) => readLines(documentOf(over(under, above)));

const heading = (text: string): PageLine => [text, { bold: true, size: 12 }];

/** A line with its dates before it. */
const dated = (dates: string, text: string): PageLine => [
  [
    [dates, {}],
    [text, { x: 260 }],
  ],
  {},
];

/** What is below it. */
const rest = (text: string): PageLine => [text, { x: 260 }];

describe("readLines, where the left side could be a column or a margin", () => {
  test("takes headings alone in the margin for the headings of the text, also where that names a group 'Languages'", () => {
    const margin = page(
      [
        ["Summary", { bold: true, leading: 40 }],
        ["Experience", { bold: true, leading: 78 }],
        ["Education", { bold: true, leading: 52 }],
        ["Skills", { bold: true }],
      ],
      { x: 50, top: 100 },
    );
    const text = page(
      [
        ["Weaver and dyer of wool.", { leading: 40 }],
        "Weaver, 2018 – 2020",
        "Kaveri Mills",
        "• Wove cloth on eleven looms",
        ["• Dyed wool with madder", { leading: 39 }],
        "Diploma in Textiles, 2017",
        ["Meghna Polytechnic", { leading: 39 }],
        ["Languages", { bold: true }],
        "Marathi, Hindi",
      ],
      { x: 160, top: 100 },
    );
    const { lines, columns } = read(margin, text);
    expect(columns).toBe(1);
    expect(lines.map((line) => line.text)).toEqual([
      "Summary",
      "Weaver and dyer of wool.",
      "Experience",
      "Weaver, 2018 – 2020",
      "Kaveri Mills",
      "• Wove cloth on eleven looms",
      "• Dyed wool with madder",
      "Education",
      "Diploma in Textiles, 2017",
      "Meghna Polytechnic",
      "Skills",
      "Languages",
      "Marathi, Hindi",
    ]);
  });

  test("keeps small dates in the margin with the larger text they stand beside", () => {
    const labels: readonly (readonly [string, number])[] = [
      ["WORK EXPERIENCE", 100],
      ["2018 – 2020", 120],
      ["2015 – 2018", 160],
      ["EDUCATION", 200],
      ["2012 – 2015", 220],
      ["Other languages", 260],
    ];
    const text: readonly (readonly [string, number])[] = [
      ["Weaver", 122],
      ["Kaveri Mills, Pune", 134],
      ["Dyer", 162],
      ["Meghna Wool, Pune", 174],
      ["Diploma in Textiles", 222],
      ["Tara Polytechnic", 234],
      ["Marathi", 262],
    ];
    const runs = [
      ...labels.map(([label, baseline]) => run(label, { x: 50, baseline, size: 9 })),
      ...text.map(([words, baseline]) => run(words, { x: 170, baseline, size: 11 })),
    ];
    const { lines } = readLines(documentOf({ ...page([]), runs }));
    expect(lines.map((line) => line.text)).toContain("2018 – 2020 Weaver");
    expect(lines.map((line) => line.text)).toContain("2012 – 2015 Diploma in Textiles");
  });

  test("finds the gutter before dates rather than behind them, where a sidebar stands beside both", () => {
    const side = page(
      [
        heading("contact"),
        "Pune",
        "asha@example.in",
        heading("languages"),
        "Marathi",
        "Hindi",
        heading("skills"),
        "Madder",
        "Indigo",
        "Looms",
      ],
      { x: 30, top: 100 },
    );
    const main = page(
      [
        heading("experience"),
        dated("2018 – 2020", "Weaver"),
        rest("Kaveri Mills, Pune"),
        rest("Wove cloth on eleven looms for a living."),
        dated("2015 – 2018", "Dyer"),
        rest("Meghna Wool, Pune"),
        rest("Dyed wool with madder and with indigo."),
        heading("education"),
        dated("2012 – 2015", "Diploma in Textiles"),
        rest("Tara Polytechnic"),
      ],
      { x: 180, top: 100 },
    );
    const texts = read(side, main).lines.map((line) => line.text);
    expect(texts).toContain("2018 – 2020 Weaver");
    expect(texts).toContain("2012 – 2015 Diploma in Textiles");
  });

  test("leaves the heading below two columns to the line that crosses them under it", () => {
    const left = page(
      [
        ["SKILLS", { bold: true, size: 9, leading: 19 }],
        ["Weaving", { bold: true, size: 11, leading: 17 }],
        ["Master", { leading: 15 }],
        ["Wool · Cotton · Linen ·", { leading: 13 }],
        ["Silk and jute", { leading: 25 }],
        ["WORK EXPERIENCE", { bold: true, size: 9, leading: 19 }],
        ["Weaver at Kaveri Mills, a maker of cloth for sails and of tents", { leading: 18 }],
        "Nashik",
      ],
      { top: 230 },
    );
    const right = page(
      [
        ["Software", { bold: true, size: 11, leading: 17 }],
        ["Advanced", { leading: 15 }],
        "Madder · Indigo · Walnut",
      ],
      { x: 222, top: 249 },
    );
    const texts = read(left, right).lines.map((line) => line.text);
    expect(texts.slice(texts.indexOf("WORK EXPERIENCE") + 1)).toEqual([
      "Weaver at Kaveri Mills, a maker of cloth for sails and of tents",
      "Nashik",
    ]);
  });

  test("keeps two columns apart where the numbers of a list hang out of the second", () => {
    const left = page(
      [
        heading("Skills"),
        "Carding",
        "Spinning",
        "Dyeing with madder",
        heading("Courses"),
        "Weaving",
        "Looms",
        "Patterns",
        "Fibres",
      ],
      { x: 34, top: 100 },
    );
    const right = page(
      [
        heading("Experience"),
        "Weaver at the Kaveri Mills, Pune",
        "Wove cloth on eleven looms",
        "Taught four",
        heading("Publications"),
        ["[1] Rao, A. Looms of the delta, a history.", { x: 216 }],
        ["Weaving Quarterly, 2024.", { x: 233 }],
      ],
      { x: 219, top: 100 },
    );
    const { lines, columns } = read(left, right);
    expect(columns).toBe(2);
    expect(lines.map(({ text }) => text)).toContain("[1] Rao, A. Looms of the delta, a history.");
    expect(lines.find(({ text }) => text === "Weaving")?.column).toBe(0);
  });
});
