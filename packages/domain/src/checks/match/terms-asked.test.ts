import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { termsAsked } from "./terms-asked.ts";

const target = { jobDescription: "Requirements: SQL, Python\nGood to have: Airflow, Snowflake" };

test("measures nothing without a job and a known role", () => {
  expect(
    runCheck(termsAsked, jobWith("Wrote SQL."), { target: { role: "Astronaut" } }).share,
  ).toBeNull();
});

test("counts a must twice, and a bare list half", () => {
  const sketch = { ...jobWith("Wrote SQL for ten shops."), skills: ["Python", "Airflow"] };
  const outcome = runCheck(termsAsked, sketch, { target });
  // Of 6: SQL 2, Python 1, Airflow a half.
  expect(outcome.share).toBeCloseTo(3.5 / 6);
  expect(outcome.finding).toBe("One found, two weak, one missing.");
});

test("never says “add”: a term is to be shown only where it was used", () => {
  const { advice } = runCheck(termsAsked, jobWith("Wrote SQL for ten shops."), { target });
  expect(`${advice?.title} ${advice?.why}`).not.toMatch(/\badd\b/iu);
  expect(advice?.title).toBe("Show the terms this job asks for, where you have them");
});

test("counts a close skill half for someone who changes domain", () => {
  const sketch = jobWith("Moved ten shops to PostgreSQL.");
  const share = (isDomainSwitch: boolean) =>
    runCheck(termsAsked, sketch, { target: { ...target, isDomainSwitch } }).share;
  expect(share(false)).toBe(0);
  expect(share(true)).toBeCloseTo(0.5 / 6);
});

test("asks nobody for all that a role's profile lists", () => {
  const sketch = jobWith(
    "Wrote SQL daily.",
    "Kept Excel sheets.",
    "Ran Power BI.",
    "Wrote Python.",
  );
  const outcome = runCheck(termsAsked, sketch, { target: { role: "Data Analyst" } });
  expect(outcome.share).toBe(1);
  expect(outcome.finding).toBe("Four found, one missing.");
});

test("says to think again where nearly all is absent and the work is another", () => {
  const cook = {
    experience: [
      { title: "HR Executive", from: "Jan 2020", to: "Present", bullets: ["Hired 40 people."] },
    ],
  };
  const job = "Requirements: SQL, Python, Airflow, Snowflake, dbt, Java";
  const { advice, finding } = runCheck(termsAsked, cook, { target: { jobDescription: job } });
  expect(finding).toBe("None found, six missing.");
  expect(advice?.title).toBe("Ask whether this is the job for you: 6 of 6 terms are absent");
});
