import { describe, expect, test } from "vitest";
import { isSure } from "../resume/sure.ts";
import { readResume } from "./read-resume.ts";
import { documentOf, page, type PageLine } from "./testing/page.ts";

const HEAD: readonly PageLine[] = [["Asha Rao", { size: 20 }], "asha@example.in", ""];
const EXPERIENCE: PageLine = ["EXPERIENCE", { bold: true, size: 13 }];
const EDUCATION: PageLine = ["EDUCATION", { bold: true, size: 13 }];
const JOB: readonly PageLine[] = [
  ["Data Analyst, Kaveri Retail Pvt Ltd", { bold: true }],
  "Aug 2022 – Present",
  "• Wrote 14 reports a week",
  "",
];

const sure = (found: Parameters<typeof isSure>[0] | null) => found && isSure(found);

/** What is read of jobs and studies, each with whether it is sure. */
function read(...lines: readonly PageLine[]) {
  const { experience, education, hardToRead } = readResume(documentOf(page([...HEAD, ...lines])));
  return {
    hardToRead,
    jobs: experience.map(({ title, company }) => [sure(title), sure(company)]),
    studies: education.map(({ degree, institution }) => [sure(degree), sure(institution)]),
  };
}

describe("names of jobs and studies to look at", () => {
  test.each([
    [
      "a title that no title is called",
      ["Wayfinder, Kaveri Retail Pvt Ltd", "2019 – 2021"],
      [false, false],
    ],
    ["a label", ["Client: Data Analyst | Kaveri Retail Pvt Ltd", "2019 – 2021"], [false, false]],
  ])("%s", (_, lines, expected) => {
    expect(read(EXPERIENCE, ...JOB, ...lines).jobs).toEqual([[true, true], expected]);
  });

  test("an entry without a date", () => {
    const lines = ["Data Analyst, Kaveri Retail Pvt Ltd", "• Wrote 14 reports a week"];
    expect(read(EXPERIENCE, ...lines).jobs).toEqual([[false, false]]);
  });

  test("a school that no school is called, and a degree without one", () => {
    const { studies } = read(
      EDUCATION,
      ["B.Sc. Statistics, Fergusson College", { bold: true }],
      "2017 – 2020",
      "",
      ["B.Sc. Statistics, Kalyanji", { bold: true }],
      "2014 – 2017",
    );
    expect(studies).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});

describe("a page that is hard to read", () => {
  test("nothing is said of one that reads well", () => {
    expect(read(EXPERIENCE, ...JOB).hardToRead).toEqual([]);
  });

  test("volunteering under a heading of its own has dates of its own", () => {
    const volunteering: PageLine[] = [
      ["VOLUNTEERING", { bold: true, size: 13 }],
      "Blood donors, 2011 – 2012",
      "Flood relief, 2013 – 2014",
      "Night school, 2015 – 2016",
    ];
    expect(read(EXPERIENCE, ...JOB, ...volunteering).hardToRead).toEqual([]);
  });

  test("no job and no study", () => {
    expect(read("Invoice 2041", "Payable within 30 days").hardToRead).toContain("no-entries");
  });

  test("periods that belong to nothing that was found", () => {
    const skills: PageLine[] = [
      ["SKILLS", { bold: true, size: 13 }],
      "Kaveri Retail, 2011 – 2012",
      "Sahyadri Foods, 2013 – 2014",
    ];
    expect(read(EXPERIENCE, ...JOB, ...skills).hardToRead).toEqual(["loose-periods"]);
  });

  test("names of which most are doubtful", () => {
    const lines = [
      "Wayfinder, Kaveri",
      "2019 – 2021",
      "• Led two teams",
      "",
      "Lightkeeper, Konkan",
    ];
    expect(read(EXPERIENCE, ...lines).hardToRead).toContain("doubts");
  });
});
