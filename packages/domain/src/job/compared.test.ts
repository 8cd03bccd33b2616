import { describe, expect, test } from "vitest";
import { CAREERS } from "../careers/testing/careers.ts";
import type { Skill } from "../careers/careers.ts";
import { isCompared } from "./compared.ts";
import { readJobDescription } from "./read-job.ts";

const skill = (name: string, kind: Skill["kind"]): Skill => ({
  id: "it",
  name,
  kind,
  aliases: [],
  neighbours: [],
});
const terms = (text: string) => readJobDescription(text, CAREERS).terms.map((term) => term.term);

describe("isCompared", () => {
  test.each([
    ["Problem solving", "soft", ["Data Analyst"]],
    ["English", "language", ["Data Analyst"]],
    ["Nursing", "domain", ["Staff Nurse"]],
    ["Accounting", "domain", ["Senior Accountant"]],
    ["Data analysis", "method", ["Data Analyst"]],
  ] as const)("leaves out %s", (name, kind, titles) => {
    expect(isCompared(skill(name, kind), titles)).toBe(false);
  });

  test.each([
    ["Java", "language", ["Java Developer"]],
    ["Data modelling", "method", ["Data Analyst"]],
    ["Hindi", "language", ["Data Analyst"]],
    ["Critical care nursing", "domain", ["Staff Nurse"]],
  ] as const)("looks for %s", (name, kind, titles) => {
    expect(isCompared(skill(name, kind), titles)).toBe(true);
  });
});

describe("readJobDescription", () => {
  test("takes departments, subjects of study and the company's own trade for nothing asked", () => {
    expect(
      terms(`Data Analyst
We sell credit risk dashboards to banks.
Responsibilities
- Work closely with machine learning and learning & development
Requirements
- SQL
- A degree in machine learning or data modelling`),
    ).toEqual(["SQL"]);
  });

  test("takes classes for no tools", () => {
    expect(terms("Requirements:\n- SQL for classes XI and XII")).toEqual(["SQL"]);
  });

  test.each([
    ["Wanted: PGT Physics Teacher\nBe here.", "PGT Physics Teacher"],
    ["Urgent Opening for Area Sales Manager - FMCG\nBe here.", "Area Sales Manager"],
    ["WALK-IN INTERVIEW FOR SENIOR ACCOUNTANT\nBe here.", "Senior Accountant"],
    ["We are hiring: HR Executive\nBe here.", "HR Executive"],
  ])("reads the title of %j without the call before it", (text, title) => {
    expect(readJobDescription(text, CAREERS).title).toBe(title);
  });

  test("reads what stands under “Job role:” as duties, not as musts", () => {
    const job = readJobDescription(
      "Data Analyst\nSkills: SQL\nJob role:\n- Keep the dashboards of ten shops",
      CAREERS,
    );
    expect(job.duties).toEqual(["Keep the dashboards of ten shops"]);
    // And dashboards are what any analyst's day holds.
    expect(job.terms.map(({ term, need }) => [term, need])).toEqual([["SQL", "must"]]);
  });
});

test("takes what the work with a department is about for asked", () => {
  const text = "Data Analyst\nResponsibilities\n- Partner with credit risk on data modelling";
  expect(terms(text)).toEqual(["Data modelling"]);
});

test("leaves out a duty's whole trade, and keeps letters that stand for a rule", () => {
  const careers = {
    ...CAREERS,
    skills: [...CAREERS.skills, skill("POSH", "domain"), { ...skill("Sales", "domain"), id: "s" }],
  };
  const text = "Data Analyst\nResponsibilities\n- Handle POSH and sales for ten shops";
  expect(readJobDescription(text, careers).terms.map(({ term }) => term)).toEqual(["POSH"]);
});
