import { describe, expect, test } from "vitest";
import { jobWith, runCheck } from "../checks/testing/run-check.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readJobDescription } from "./read-job.ts";
import { termsAsked } from "../checks/match/terms-asked.ts";

const groups = (text: string) => readJobDescription(text, CAREERS).alternatives;

describe("alternatives", () => {
  test.each([
    "Requirements: SQL and Python",
    "Requirements: SQL, Python, Java",
    "Requirements: dashboards or credit risk",
    "Requirements: CI/CD",
  ])("sees none in “%s”", (text) => {
    expect(groups(text)).toEqual([]);
  });

  test.each([
    ["Requirements: Python or Java", [["Python", "Java"]]],
    ["Requirements: Power BI / Excel, SQL", [["Power BI", "Excel"]]],
    ["Requirements: SQL, Python or Java", [["Python", "Java"]]],
    ["Requirements: PostgreSQL, Snowflake or dbt", [["PostgreSQL", "Snowflake", "dbt"]]],
  ])("finds those of “%s”", (text, expected) => {
    expect(groups(text)).toEqual(expected);
  });

  test("asks for one of them only, under the names of all", () => {
    const target = { jobDescription: "Requirements: SQL, Python or Java" };
    const outcome = runCheck(termsAsked, jobWith("Wrote SQL for ten shops.", "Wrote it in Java."), {
      target,
    });
    expect(outcome.finding).toBe("Two found.");
    expect(outcome.share).toBe(1);
    expect(runCheck(termsAsked, jobWith("Wrote SQL daily."), { target }).evidence[0]?.where).toBe(
      "Python or Java: Asked once, a must. Either will do.",
    );
  });
});
