import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { dateOf, linesOf, valueOf } from "../testing/read.ts";
import { readEducation } from "../fields/education.ts";
import { readExperience } from "../fields/experience.ts";
import { readItems } from "../fields/items.ts";
import { readProjects } from "../fields/projects.ts";
import { readTable } from "./tables.ts";

/** A row of a table, its cells 110 points apart; "" leaves a cell empty. */
const row = (cells: readonly string[], leading = 19): PageLine => [
  cells.map((cell, i) => [cell, { x: 40 + i * 110 }] as const),
  { leading },
];

describe("readTable", () => {
  test("finds no table in lines without headings", () => {
    expect(readTable(linesOf(row(["B.Ed.", "Model College", "2017"])))).toBeNull();
  });

  test("takes a form never filled in for no table", () => {
    const form = row(["Degree", "Institution", "Year"]);
    expect(readTable(linesOf(form, form))).toBeNull();
  });

  test("reads studies by their headings, the board beside the school", () => {
    const studies = readEducation(
      linesOf(
        row(["S. No.", "Exam", "Institute", "Board", "Year"]),
        row(["1", "XII", "Tara Vidyalaya", "CBSE", "2017"]),
        row(["2", "X", "", "CBSE", "2015"]),
      ),
    );
    expect(
      studies.map((study) => [
        valueOf(study.degree),
        valueOf(study.institution),
        dateOf(study.end),
        study.bullets.map(({ value }) => value),
      ]),
    ).toEqual([
      ["XII", "Tara Vidyalaya", "2017", ["CBSE"]],
      ["X", "CBSE", "2015", []],
    ]);
  });

  test("puts cells broken over lines together where rows stand further apart than lines", () => {
    const studies = readEducation(
      linesOf(
        row(["Course", "Institution", "Year", "Marks"]),
        row(["M.B.A.", "Tara School of", "2019-", ""], 7),
        row(["", "", "", "74%"], 7),
        row(["(Finance)", "Business", "2021", ""]),
        row(["B.Com.", "Tara College", "2018", "81%"]),
      ),
    );
    expect(
      studies.map((study) => [
        valueOf(study.degree),
        valueOf(study.institution),
        dateOf(study.end),
        valueOf(study.grade),
      ]),
    ).toEqual([
      ["M.B.A. (Finance)", "Tara School of Business", "2021", "74%"],
      ["B.Com.", "Tara College", "2018", "81%"],
    ]);
  });

  test("makes no study of a roll number under the table", () => {
    const lines = linesOf(
      row(["Degree", "College", "Year"]),
      row(["B.Sc.", "Tara College", "2018"]),
      ["Roll No.: 21CS104", { leading: 30 }],
    );
    expect(readEducation(lines)).toHaveLength(1);
  });

  test("reads posts with a column each for when they began and ended", () => {
    const jobs = readExperience(
      linesOf(
        row(["Name of the Company", "Designation", "From", "To"]),
        row(["Tara Pumps", "Engineer", "June 2018", "Till date"]),
        row(["Tara Castings", "Trainee", "July 2016", "May 2018"]),
      ),
    );
    expect(
      jobs.map((job) => [
        valueOf(job.company),
        valueOf(job.title),
        dateOf(job.start),
        dateOf(job.end),
        job.current,
      ]),
    ).toEqual([
      ["Tara Pumps", "Engineer", "2018-06", null, true],
      ["Tara Castings", "Trainee", "2016-07", "2018-05", false],
    ]);
  });

  test("reads certificates by their headings", () => {
    const items = readItems(
      linesOf(
        row(["S. No.", "Course Name", "Issued By", "Date"]),
        row(["1", "Welding Basics", "Tara Skills", "March 2022"]),
      ),
      "certifications",
    );
    expect(items.map((item) => [item.title.value, valueOf(item.by), dateOf(item.date)])).toEqual([
      ["Welding Basics", "Tara Skills", "2022-03"],
    ]);
  });

  test("parts projects where each begins with its labelled title", () => {
    const projects = readProjects(
      linesOf(
        "Project Title : Load Monitor",
        "Client : Tara Power",
        "Role : Design Engineer",
        "Duration : Mar 2021 – Nov 2021",
        "Project Title : Roof Survey",
        "Client : Tara City",
        "Role : Surveyor",
        "Duration : Jan 2020 – Jun 2020",
      ),
    );
    expect(
      projects.map((one) => [valueOf(one.name), valueOf(one.role), dateOf(one.start)]),
    ).toEqual([
      ["Load Monitor", "Design Engineer", "2021-03"],
      ["Roof Survey", "Surveyor", "2020-01"],
    ]);
  });

  test("reads a text below a row, across its columns, as what is told of it", () => {
    const [study, ...others] = readEducation(
      linesOf(
        row(["Degree", "Institution", "Years", "Result"]),
        row(["Ph.D., Physics", "Meghna University", "2018 – 2021", "82%"]),
        "Part time. Thesis on the light of dyed wool, with measurements on two looms.",
      ),
    );
    expect(others).toEqual([]);
    expect(valueOf(study?.degree ?? null)).toBe("Ph.D., Physics");
    expect(study?.bullets.map(valueOf)).toEqual([
      "Part time. Thesis on the light of dyed wool, with measurements on two looms.",
    ]);
  });
});
