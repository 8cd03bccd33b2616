import { describe, expect, test } from "vitest";
import type { SourcePage } from "../../resume/document.ts";
import { documentOf, over, page, type PageLine, run } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

const textOf = (...pages: SourcePage[]) =>
  readLines(documentOf(...pages)).lines.map((line) => line.text);

const MAIN = [
  "Experience",
  "Senior Analyst",
  "Kaveri Retail",
  "Cut reporting from nine hours",
  "Analyst",
  "Bluecart",
  "Modelled delivery times",
];
const SIDE = ["Contact", "asha@example.in", "Pune", "Skills", "SQL", "Python"];

/** A page with a running header, a line of text and a page number. */
function numbered(number: number): SourcePage {
  return over(
    page(["Asha Rao"], { top: 30 }),
    page([`Text of page ${number}`], { top: 400 }),
    page([`Page ${number} of 2`], { x: 280, top: 820 }),
  );
}

/** A label set flush to the right, with what is beside it. */
const label = (text: string, beside: string): PageLine => [
  [
    [text, { x: 150 - text.length * 5 }],
    [beside, { x: 160 }],
  ],
  {},
];

describe("readLines", () => {
  test("returns no lines for a page of blanks, and says which pages hold a picture only", () => {
    const scan = { ...page(["  "]), images: [{ x: 0, y: 0, width: 500, height: 700 }] };
    const { lines, losses } = readLines(documentOf(scan));
    expect(lines).toEqual([]);
    expect(losses.pagesWithoutText).toBe(1);
  });

  test("reads small capitals as one word of one size", () => {
    const row = {
      ...page([]),
      runs: [
        run("Asha R", { x: 50, baseline: 60, size: 24 }),
        run("AO", { x: 122, baseline: 60, size: 18 }),
      ],
    };
    const [line] = readLines(documentOf(row)).lines;
    expect(line?.text).toBe("Asha RAO");
    expect(line?.spans.length).toBe(1);
  });

  test("puts dates together that a narrow margin breaks, also behind a month alone", () => {
    const rows = page([
      [
        [
          ["Mar", { x: 80 }],
          ["Lead Engineer", { x: 160 }],
        ],
        {},
      ],
      [
        [
          ["2021–present", { x: 60 }],
          ["Owner of the metering code", { x: 160 }],
        ],
        {},
      ],
      [
        [
          ["Jul 2018–Feb", { x: 60 }],
          ["Engineer", { x: 160 }],
        ],
        {},
      ],
      [
        [
          ["2021", { x: 95 }],
          ["Wrote the boot loader", { x: 160 }],
        ],
        {},
      ],
    ]);
    expect(textOf(rows)).toEqual([
      "Mar 2021–present Lead Engineer",
      "Owner of the metering code",
      "Jul 2018–Feb 2021 Engineer",
      "Wrote the boot loader",
    ]);
  });

  test("keeps labels that are set flush with their text beside it", () => {
    const rows = page([
      label("2012–2016", "B.E. in Electronics, Meghna College"),
      label("Languages", "Kannada, English and some Marathi"),
      label("Tools", "Compilers, debuggers and a soldering iron"),
      label("Buses", "CAN, Modbus and SPI"),
      ["Skills", { x: 160 }],
    ]);
    expect(textOf(rows)[1]).toBe("Languages Kannada, English and some Marathi");
  });

  test("reads from top to bottom, whatever order the file stores it in", () => {
    const stored = {
      ...page([]),
      runs: [run("Experience", { x: 72, baseline: 600 }), run("Asha Rao", { x: 72, baseline: 72 })],
    };
    expect(textOf(stored)).toEqual(["Asha Rao", "Experience"]);
  });

  test.each([3.4, 3.6])(
    "letters %s points apart in height are one line up to a third of their size",
    (apart) => {
      const stored = {
        ...page([]),
        runs: [run("a", { x: 0, baseline: 100 }), run("b", { x: 60, baseline: 100 + apart })],
      };
      expect(textOf(stored)).toHaveLength(apart < 3.5 ? 1 : 2);
    },
  );

  test("reads a sidebar to its end before the main column", () => {
    const lines = textOf(over(page(SIDE, { x: 30, top: 100 }), page(MAIN, { x: 220, top: 104 })));
    expect(lines).toEqual([...SIDE, ...MAIN]);
  });

  test("reads what stands over both columns first", () => {
    const wide = page(
      [["A text that runs across the whole width of the page, over both of its columns", {}]],
      { x: 30, top: 60 },
    );
    const lines = textOf(
      over(wide, page(SIDE, { x: 30, top: 100 }), page(MAIN, { x: 220, top: 104 })),
    );
    expect(lines.slice(0, 2)).toEqual([
      "A text that runs across the whole width of the page, over both of its columns",
      "Contact",
    ]);
  });

  test("keeps dates in a right-hand column with the line they belong to", () => {
    const entries = ["Kaveri Retail", "Bluecart", "Orbitfold", "Tessellate"].flatMap(
      (company): [string, string] => [company, "Did a thing well"],
    );
    const dates = entries.map((_, i) => (i % 2 === 0 ? `Jan 20${10 + i} – Present` : ""));
    const lines = textOf(over(page(entries), page(dates, { x: 450 })));
    expect(lines[0]).toBe("Kaveri Retail Jan 2010 – Present");
  });

  test("keeps dates in the left margin with the line they belong to", () => {
    const text = [
      "Engineer, Kaveri",
      "Did a thing",
      "Analyst, Bluecart",
      "Did another",
      "Intern, Orbitfold",
      "Made tea",
    ];
    const dates = text.map((_, i) => (i % 2 === 0 ? "2019 – 2021" : ""));
    expect(textOf(over(page(dates, { x: 40 }), page(text, { x: 140 })))[0]).toBe(
      "2019 – 2021 Engineer, Kaveri",
    );
  });

  test("puts a date that a narrow margin broke together again", () => {
    const text = [
      "Engineer, Kaveri",
      "Did a thing well",
      "Analyst, Bluecart",
      "Did another thing",
      "Intern, Orbitfold",
    ];
    const lines = textOf(
      over(
        page(["March 2020 –", "today", "May 2018 –", "June 2019", "2017"], { x: 40 }),
        page(text, { x: 140 }),
      ),
    );
    expect(lines.slice(0, 2)).toEqual(["March 2020 – today Engineer, Kaveri", "Did a thing well"]);
  });

  test("reads a heading in the left margin before the text beside it, broken over two lines or not", () => {
    const heads = page(["Professional", "Experience", "", "", "Education", "", ""], {
      x: 30,
      top: 102,
    });
    const text = page(
      [
        "Kaveri Retail",
        "Senior Analyst",
        "Cut reporting",
        "Led a team",
        "University of Pune",
        "M.Sc.",
        "Statistics",
      ],
      { x: 160, top: 100 },
    );
    const lines = textOf(over(heads, text));
    expect(lines.slice(0, 2)).toEqual(["Professional Experience", "Kaveri Retail"]);
    expect(lines.indexOf("Education")).toBe(lines.indexOf("University of Pune") - 1);
  });

  test("marks page numbers and what later pages repeat, and keeps them", () => {
    const { lines } = readLines(documentOf(numbered(1), numbered(2)));
    expect(
      lines.filter((line) => line.runningHeader).map((line) => `${line.page} ${line.text}`),
    ).toEqual(["1 Page 1 of 2", "2 Asha Rao", "2 Page 2 of 2"]);
  });

  test("notes a rule under a line and letters of an icon font", () => {
    const sheet = { ...page(["Experience"]), rules: [{ x: 50, y: 64, width: 400, height: 0.5 }] };
    expect(readLines(documentOf(sheet)).lines[0]?.ruled).toBe(true);
    expect(readLines(documentOf(page([["x", { font: "Phosphor" }]]))).losses.iconGlyphs).toBe(1);
  });
});
