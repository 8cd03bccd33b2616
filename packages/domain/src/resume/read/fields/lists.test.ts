import { describe, expect, test } from "vitest";
import { linesOf, valueOf, dateOf } from "../testing/read.ts";
import type { PageLine } from "../testing/page.ts";
import { readItems, readLanguages } from "./items.ts";
import { readProjects } from "./projects.ts";
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

describe("readSkills", () => {
  test("joins a skill that the end of a line breaks", () => {
    expect(skillsOf("SQL, Python, Tableau, Power", "BI, Excel")).toEqual([
      [null, "SQL", "Python", "Tableau", "Power BI", "Excel"],
    ]);
  });

  test("reads a plain list, brackets whole", () => {
    expect(skillsOf("SQL, Python (pandas, NumPy), C++ and C#.")).toEqual([
      [null, "SQL", "Python (pandas, NumPy)", "C++ and C#"],
    ]);
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
});

describe("readLanguages", () => {
  test("reads languages in a line and one a line, with how well they are known", () => {
    expect(readLanguages(linesOf("English, Hindi (native)", "Marathi")).map(valueOf)).toEqual([
      "English",
      "Hindi (native)",
      "Marathi",
    ]);
  });
});

describe("readItems", () => {
  test("takes neither a single letter nor a numbered line among languages for one", () => {
    expect(readLanguages(linesOf("Hindi", "Kodagu Takk", "F", "House 212"))).toMatchObject([
      { value: "Hindi" },
      { value: "Kodagu Takk" },
    ]);
  });

  test("takes 'Available on request' for no referee", () => {
    expect(readItems(linesOf("References available upon request."))).toEqual([]);
  });

  test("reads a list of bullets an item each, with who stands behind it and when", () => {
    const items = readItems(
      linesOf("• AWS Certified Developer | Amazon, 2023", "• Diploma in IFRS, 2019"),
    );
    expect(items.map((item) => [item.title.value, valueOf(item.by), dateOf(item.date)])).toEqual([
      ["AWS Certified Developer", "Amazon", "2023"],
      ["Diploma in IFRS", null, "2019"],
    ]);
  });
});

describe("readProjects", () => {
  test("reads name, address, tools and text", () => {
    const [project, ...others] = readProjects(
      linesOf(
        [
          [
            ["Queuelet", { bold: true }],
            ["2021", { x: 500 }],
          ],
          {},
        ],
        "• A job queue in 900 lines",
        "• Technologies: Go, SQLite",
        "• github.com/example/queuelet",
      ),
    );
    expect(others).toEqual([]);
    expect(project?.name?.value).toBe("Queuelet");
    expect(project?.technologies.map(valueOf)).toEqual(["Go", "SQLite"]);
    expect(valueOf(project?.url ?? null)).toBe("github.com/example/queuelet");
    expect(dateOf(project?.end ?? null)).toBe("2021");
  });

  test("reads a bare list of tools below what is told, and no place", () => {
    const [first, second] = readProjects(
      linesOf(
        ["Rain map", { bold: true }],
        "Map of the rain from public data.",
        "Python, Leaflet",
        ["Loom plan", { bold: true }],
        "Plan of a weaving mill.",
        "Pune, India",
      ),
    );
    expect(first?.technologies.map(valueOf)).toEqual(["Python", "Leaflet"]);
    expect(first?.bullets.map(valueOf)).toEqual(["Map of the rain from public data."]);
    expect(second?.technologies).toEqual([]);
  });

  test("reads the tools listed beside a project's name", () => {
    const [project] = readProjects(
      linesOf("Queuelet | Go, SQLite, Docker 2021", "• A job queue in 900 lines"),
    );
    expect(project?.name?.value).toBe("Queuelet");
    expect(project?.technologies.map(valueOf)).toEqual(["Go", "SQLite", "Docker"]);
  });
});
