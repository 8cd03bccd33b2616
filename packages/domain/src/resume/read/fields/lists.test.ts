import { describe, expect, test } from "vitest";
import { linesOf, valueOf, dateOf } from "../testing/read.ts";
import type { PageLine } from "../testing/page.ts";
import { readItems, readLanguages } from "./items.ts";
import { readProjects } from "./projects.ts";
import { readSkills } from "./skills.ts";

const skillsOf = (...lines: readonly PageLine[]) =>
  readSkills(linesOf(...lines)).map((group) => [valueOf(group.name), ...group.skills.map(valueOf)]);

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

  test("reads the tools listed beside a project's name", () => {
    const [project] = readProjects(
      linesOf("Queuelet | Go, SQLite, Docker 2021", "• A job queue in 900 lines"),
    );
    expect(project?.name?.value).toBe("Queuelet");
    expect(project?.technologies.map(valueOf)).toEqual(["Go", "SQLite", "Docker"]);
  });
});
