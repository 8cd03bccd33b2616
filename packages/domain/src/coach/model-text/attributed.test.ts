import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import { CAREERS } from "../../careers/testing/careers.ts";
import { factChecker } from "../facts/check-facts.ts";
import { attributedParts } from "./attributed.ts";

const OWN = "Site Engineer\nPrepared estimates in AutoCAD. Wrote reports in SQL and Power BI.";

function claimed(text: string): readonly string[] {
  const violationsIn = factChecker(OWN, { careers: indexCareers(CAREERS), today: 20_000 });
  const owned = { own: OWN, terms: ["Snowflake", "Primavera P6", "AutoCAD"], violationsIn };
  return attributedParts(text, owned).map(({ from, to }) => text.slice(from, to).trim());
}

describe("attributedParts", () => {
  test.each([
    "Your certificate in Primavera P6 is what the job wants most.",
    "You have Snowflake, as the job asks.",
    "You already know AutoCAD and Primavera P6.",
    "You worked with AutoCAD, Primavera P6 and SQL for years.",
    "The job asks for more, but your experience with Snowflake helps.",
    "Aapke paas Snowflake ka experience hai.",
  ])("finds what the reader is given: %s", (text) => {
    expect(claimed(`The score is fair. ${text} Add a result.`)).toEqual([text]);
  });

  test.each([
    "You have shown AutoCAD, and the job asks for it.",
    "The job asks for Snowflake, and your resume does not name it.",
    "If you have used Snowflake, name it in a bullet.",
    "You have to learn Primavera P6 first.",
    "You do not have Snowflake.",
    "Your work in Power BI is close to Snowflake.",
    "Is Snowflake something you have used?",
    "Snowflake is a must for this job.",
  ])("leaves what says that it is missing, open or there: %s", (text) => {
    expect(claimed(text)).toEqual([]);
  });
});
