import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { yearsExperience } from "./years-asked.ts";

const target = { jobDescription: "Data Analyst\nRequirements: SQL, 5+ years" };
const since = (from: string) => ({ experience: [{ title: "Analyst", from, to: "Present" }] });

test("measures nothing where no years are asked", () => {
  expect(
    runCheck(yearsExperience, since("Jan 2020"), {
      target: { jobDescription: "Requirements: SQL" },
    }).share,
  ).toBeNull();
});

test.each([
  { from: "Nov 2023", points: 2, finding: "3 years by your dates; 5 years asked." },
  { from: "Nov 2016", points: 4, finding: "10 years by your dates; 5 years asked." },
])("$finding", ({ from, points, finding }) => {
  expect(runCheck(yearsExperience, since(from), { target })).toMatchObject({ points, finding });
});

test("takes the years a person states before those of the dates", () => {
  expect(
    runCheck(yearsExperience, since("Nov 2023"), { target: { ...target, years: 6 } }),
  ).toMatchObject({
    points: 4,
    finding: "6 years as you stated; 5 years asked.",
  });
});

test("asks for the years of the level that the role names", () => {
  const outcome = runCheck(yearsExperience, since("Nov 2021"), {
    target: { role: "Senior Data Analyst" },
  });
  expect(outcome.finding).toBe("5 years by your dates; 5 years asked.");
});

test("gives years of another trade a quarter, and says so", () => {
  const cook = {
    experience: [
      {
        title: "HR Executive",
        from: "Nov 2010",
        to: "Present",
        bullets: ["Ran the payroll of 40 people."],
      },
    ],
  };
  expect(runCheck(yearsExperience, cook, { target })).toMatchObject({
    points: 1,
    finding: "16 years by your dates, all of other work; 5 years asked.",
  });
});
