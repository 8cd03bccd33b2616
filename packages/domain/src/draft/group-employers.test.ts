import { describe, expect, test } from "vitest";
import { blankValues } from "../fields/sections.ts";
import type { Experience } from "../resume/resume.ts";
import { groupEmployers } from "./group-employers.ts";

const job = (title: string, company: string, location = "Pune"): Experience => ({
  ...blankValues("experience"),
  title,
  company,
  location,
});

const shownOf = (...jobs: readonly Experience[]) =>
  groupEmployers(jobs).map(({ title, company, location, employer, employerPlace }) =>
    [employer, employerPlace, title, company, location].filter(Boolean).join(" | "),
  );

describe("groupEmployers", () => {
  test("leaves single jobs as they are, also one somebody came back to", () => {
    const jobs = [job("Lead", "Infosys"), job("Analyst", "TCS"), job("Trainee", "Infosys")];
    expect(groupEmployers(jobs)).toEqual(jobs);
    expect(groupEmployers([])).toEqual([]);
  });

  test("leaves jobs without a company or without a title by themselves", () => {
    const jobs = [job("Writer", ""), job("Editor", ""), job("", "TCS"), job("Analyst", "TCS")];
    expect(groupEmployers(jobs)).toEqual(jobs);
  });

  test("puts the company over its roles once, with the place they share", () => {
    expect(
      shownOf(job("Lead", "Infosys Ltd."), job("Senior", "INFOSYS  LTD"), job("Analyst", "TCS")),
    ).toEqual(["Infosys Ltd. | Pune | Lead", "Senior", "Analyst | TCS | Pune"]);
  });

  test("keeps the place of each role where they differ, in two blocks apart", () => {
    expect(
      shownOf(job("A", "X", "Pune"), job("B", "X", "Delhi"), job("C", "Y"), job("D", "Y")),
    ).toEqual(["X | A | Pune", "B | Delhi", "Y | Pune | C", "D"]);
  });
});
