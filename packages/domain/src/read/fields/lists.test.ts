import { describe, expect, test } from "vitest";
import { linesOf, valueOf } from "../testing/read.ts";
import type { PageLine } from "../testing/page.ts";
import { readLanguages } from "./spoken-section.ts";
import { readSkills } from "./skills.ts";

const skillsOf = (...lines: readonly PageLine[]) =>
  readSkills(linesOf(...lines)).map((group) => [valueOf(group.name), ...group.skills.map(valueOf)]);

/** A row of two cells. */
const cells = (left: string, right: string, style: { bold?: boolean } = {}): PageLine => [
  [
    [left, { x: 50 }],
    [right, { x: 250 }],
  ],
  style,
];

/** A row of a table, its cells 130 points apart. */
const row = (...parts: string[]): PageLine => [
  parts.map((part, i) => [part, { x: 50 + i * 130 }] as const),
  {},
];

/** A row of cells, each with its left edge. */
const pair = (...parts: readonly (readonly [string, number])[]): PageLine => [
  parts.map(([text, x]) => [text, { x }] as const),
  {},
];

/** A name with how well it is known. */
const rated = (text: string, level: string): PageLine => [
  [
    [text, { x: 50 }],
    [level, { x: 140 }],
  ],
  { bold: true },
];

describe("readSkills", () => {
  test("joins a skill that the end of a line breaks", () => {
    expect(skillsOf("SQL, Python, Tableau, Power", "BI, Excel")).toEqual([
      [null, "SQL", "Python", "Tableau", "Power BI", "Excel"],
    ]);
  });

  test("takes no level of two words for a skill", () => {
    expect(skillsOf(cells("Weaving", "Very good"), cells("Dyeing", "Highly proficient"))).toEqual([
      [null, "Weaving", "Dyeing"],
    ]);
  });

  test("parts a list at whatever mark stands between its items", () => {
    for (const mark of ["✦", "➢", "▸", "◇"])
      expect(skillsOf(`Loans ${mark} Leases ${mark} Fixed-rate bonds`)).toEqual([
        [null, "Loans", "Leases", "Fixed-rate bonds"],
      ]);
  });

  test("reads a plain list, brackets whole", () => {
    expect(skillsOf("SQL, Python (pandas, NumPy), C++ and C#.")).toEqual([
      [null, "SQL", "Python (pandas, NumPy)", "C++ and C#"],
    ]);
  });

  test("takes what somebody likes or may drive for no skill", () => {
    expect(
      skillsOf("Interests: rowing, chess", "Driving licence: B", "Tools: looms, dyes"),
    ).toEqual([["Tools", "looms", "dyes"]]);
  });

  test("takes the place and day of a signature for no skills", () => {
    expect(skillsOf("Looms, dyes", "Ulm, 9. März 2024")).toEqual([[null, "Looms", "dyes"]]);
  });

  test("cuts a list at the stars that part it", () => {
    expect(skillsOf("Looms ✦ Dyes ✦ Yarn")).toEqual([[null, "Looms", "Dyes", "Yarn"]]);
  });

  test.each<[string, PageLine[]]>([
    ["before a colon", ["Languages: SQL, Python", "Tools: Airflow, dbt"]],
    [
      "set bold above",
      [["Languages", { bold: true }], "SQL, Python", ["Tools", { bold: true }], "Airflow, dbt"],
    ],
    [
      "set bold before",
      [
        [
          [
            ["Languages", { bold: true }],
            ["SQL, Python", { x: 100 }],
          ],
          {},
        ],
        [
          [
            ["Tools", { bold: true }],
            ["Airflow, dbt", { x: 100 }],
          ],
          {},
        ],
      ],
    ],
  ])("reads groups with names %s", (_layout, lines) => {
    expect(skillsOf(...lines)).toEqual([
      ["Languages", "SQL", "Python"],
      ["Tools", "Airflow", "dbt"],
    ]);
  });

  test("reads groups side by side, each below its name", () => {
    expect(
      skillsOf(cells("Looms", "Dyes", { bold: true }), cells("Jacquard, Dobby", "Madder")),
    ).toEqual([
      ["Looms", "Jacquard", "Dobby"],
      ["Dyes", "Madder"],
    ]);
  });

  test("reads names in a margin, in small letters too, with two pairs a row and lists broken over rows", () => {
    expect(
      skillsOf(
        pair(["fabrics", 60], ["Cotton, Silk", 120], ["machines", 300], ["Dobby, Rapier,", 370]),
        pair(["Jacquard", 370]),
        pair(["dyes", 72], ["Madder, Indigo, Vat", 120], ["papers", 310], ["Bamboo, Rice", 370]),
        pair(["dyes", 120]),
      ),
    ).toEqual([
      ["fabrics", "Cotton", "Silk"],
      ["machines", "Dobby", "Rapier", "Jacquard"],
      ["dyes", "Madder", "Indigo", "Vat dyes"],
      ["papers", "Bamboo", "Rice"],
    ]);
  });

  test("reads the first column of a table that says how well each skill is known", () => {
    expect(
      skillsOf(
        row("Skills", "Version", "Last Used"),
        row("Python", "3.1", "2024"),
        row("SQL", "8", "2023"),
      ),
    ).toEqual([[null, "Python", "SQL"]]);
  });

  test("reads a second group on the same line", () => {
    expect(skillsOf("Languages: SQL, R; Tools: Airflow, dbt")).toEqual([
      ["Languages", "SQL", "R"],
      ["Tools", "Airflow", "dbt"],
    ]);
  });

  test("takes neither a level nor a drawn rating for a skill", () => {
    expect(skillsOf("SQL ●●●●○", "Expert")).toEqual([[null, "SQL"]]);
  });

  test("takes a few words set further left than the lists below them for their names", () => {
    const chips: PageLine = [
      [
        ["Madder", { x: 60 }],
        ["Indigo", { x: 110 }],
      ],
      { bold: true },
    ];
    expect(skillsOf(rated("Dyes", "Expert"), chips, rated("Looms", "Advanced"), chips)).toEqual([
      ["Dyes", "Madder", "Indigo"],
      ["Looms", "Madder", "Indigo"],
    ]);
  });
});

describe("readLanguages", () => {
  test("takes neither what asks for a list nor the heads of a form's columns for languages", () => {
    const form = ["Other language(s):", "Listening Reading", "production interaction"];
    expect(readLanguages(linesOf(...form, "Italian A2 B1")).map(valueOf)).toEqual([
      "Italian A2 B1",
    ]);
  });

  test("reads languages in a line and one a line, with how well they are known", () => {
    expect(readLanguages(linesOf("English, Hindi (native)", "Marathi")).map(valueOf)).toEqual([
      "English",
      "Hindi (native)",
      "Marathi",
    ]);
  });

  test("takes neither a single letter nor a numbered line among languages for one", () => {
    expect(readLanguages(linesOf("Hindi", "Kodagu Takk", "F", "House 212"))).toMatchObject([
      { value: "Hindi" },
      { value: "Kodagu Takk" },
    ]);
  });
});
