import { describe, expect, it } from "vitest";
import { readEducation } from "../fields/education.ts";
import { readExperience } from "../fields/experience.ts";
import { linesOf, valueOf } from "../testing/read.ts";
import type { PageLine } from "../testing/page.ts";

const jobsOf = (...lines: readonly PageLine[]) =>
  readExperience(linesOf(...lines)).map(({ title, company, bullets }) => ({
    title: valueOf(title),
    company: valueOf(company),
    bullets: bullets.map(({ value }) => value),
  }));

describe("what the head of an entry says", () => {
  it("leaves a label before its colon out of the company", () => {
    const [job] = jobsOf(
      ["Rank : Chief Officer", { bold: true }],
      "Mar 2019 - 2022",
      "• Ran a deck",
    );
    expect(job).toMatchObject({ title: "Rank : Chief Officer", company: null });
  });

  it.each([
    ["Harborline : UI Developer", "UI Developer", "Harborline"],
    ["Sales Manager : Northwind", "Sales Manager", "Northwind"],
  ])("parts %s at its colon", (head, title, company) => {
    const [job] = jobsOf(
      [
        [
          [head, { bold: true }],
          ["Nov 2016 - 2018", { x: 420 }],
        ],
        {},
      ],
      "• Cut reporting time by 40% with Python and SQL.",
    );
    expect(job).toMatchObject({ title, company });
  });

  it.each([".NET Developer", "C# .NET Engineer"])("keeps the dot of %s", (head) => {
    const [job] = jobsOf(
      [
        [
          [head, { bold: true }],
          ["Sep 2021 - Mar 2024", { x: 420 }],
        ],
        {},
      ],
      "Blue Harbor Ltd, Chennai",
    );
    expect(job?.title).toBe(head);
  });

  it.each([
    ["Major in Hacking and Penetration,", "University of Bremen, Bremen, Germany."],
    ["Minor in Economics", "Mysore University"],
  ])("begins no study with %s", (major, school) => {
    const studies = readEducation(linesOf(["Master of Arts", { bold: true }], major, school));
    expect(studies.map(({ degree }) => valueOf(degree))).toEqual(["Master of Arts"]);
  });
});

describe("bullets that wrap without a hanging indent", () => {
  const first = "- Improved the unit test suite to improve coverage and readability of it";
  const second = "- Developed an integration to fetch strategic data from a database in";

  it("begins a new bullet at each mark, and no new one at the end of a sentence", () => {
    const [job] = jobsOf(
      "Blue Harbor Ltd",
      "Senior Analyst",
      "2019 - 2021",
      "- Built it.",
      "- Ran it.",
    );
    expect(job?.bullets).toEqual(["Built it.", "Ran it."]);
  });

  it.each([13, 18])("joins the lines of each, %i points apart", (leading) => {
    const style = { leading, size: 10.5 };
    const jobs = jobsOf(
      ["Blue Harbor Ltd", { size: 12 }],
      ["Senior Analyst", { size: 11.5 }],
      ["October 2019 - January 2021", style],
      [first, style],
      ["using JUnit and Mockito", style],
      [second, style],
      ["Java", { ...style, leading: 30 }],
      ["Green Valley Foods", { size: 12 }],
      ["Analyst", { size: 11.5 }],
      ["May 2018 - May 2019", style],
      [second, style],
      ["Scrum teams of nine", style],
    );
    expect(jobs.map(({ company, bullets }) => [company, bullets.length])).toEqual([
      ["Blue Harbor Ltd", 2],
      ["Green Valley Foods", 1],
    ]);
  });
});

const entry = (company: string, post: string, dates: string, mark: string): PageLine[] => [
  [
    [
      [`${mark} ${company}`, { bold: true }],
      ["Pune, India", { x: 450 }],
    ],
    { x: 50, size: 11 },
  ],
  [
    [
      [post, { x: 61 }],
      [dates, { x: 430 }],
    ],
    {},
  ],
  ["o Cut reporting time by 40% with Python.", { x: 80 }],
  ["o Led four analysts and shipped a dashboard.", { x: 80 }],
];

describe("bullets that head entries", () => {
  it("leaves a bullet above a dated line of the next entry to its own", () => {
    const jobs = jobsOf(
      "Orbi Ltd",
      "Engineer, 2016 - 2018",
      "• Led a team",
      "Corsa Ltd",
      "Analyst, 2014 - 2016",
    );
    expect(jobs.map(({ company }) => company)).toEqual(["Orbi Ltd", "Corsa Ltd"]);
  });

  it.each(["•", "–"])("reads each with what is below it: %s", (mark) => {
    const jobs = jobsOf(
      ...entry("Orbi", "Software Engineer", "Oct 2016 - Present", mark),
      ...entry("Corsa", "Senior Software Engineer", "Jan 2014 - Oct 2016", mark),
    );
    expect(jobs.map(({ title, company, bullets }) => [title, company, bullets.length])).toEqual([
      ["Software Engineer", "Orbi", 2],
      ["Senior Software Engineer", "Corsa", 2],
    ]);
  });
});
