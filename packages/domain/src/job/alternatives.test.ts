import { describe, expect, test } from "vitest";
import { CAREERS } from "../careers/testing/careers.ts";
import { readJobDescription } from "./read-job.ts";

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
});
