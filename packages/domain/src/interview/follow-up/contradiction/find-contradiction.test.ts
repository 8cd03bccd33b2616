import { describe, expect, test } from "vitest";
import { readAnswer } from "../../reading/index.ts";
import { questionOf, turnsOf } from "../../reading/testing/index.ts";
import type { OwnFact } from "../../setup.ts";
import { FACTS } from "../../testing/index.ts";
import { findContradiction } from "./find-contradiction.ts";

function found(text: string, facts: readonly OwnFact[] = FACTS) {
  const turns = turnsOf(text);
  const question = questionOf({
    subject: ["courier", "refund", "analysis", "dashboard", "experience", "job", "team"],
  });
  return findContradiction(
    readAnswer(question, turns, null),
    turns,
    facts,
    "2026-11-23T04:12:09.120Z",
  );
}

describe("what the resume says as well is no contradiction", () => {
  test.each([
    "I joined Saral Commerce in 2022, and my team looks after the courier.",
    "In 2024 at Saral Commerce I cut the courier refunds by 38% by moving one hub.",
    "I reduced courier refunds by about 40 percent by moving one hub.",
    "Before Saral Commerce, in 2019, I was in college and did analysis for a club.",
    "I have 6 years of experience in analysis.",
    "I have two years of experience with the dashboard.",
    "I worked at Nandi Retail for two years in the team of support.",
    "At Nandi Retail I worked on the courier team for one year.",
    "I worked at Pune in the courier team for the refund job.",
    "The courier refunds were 400 a week and then 260 after moving the hub.",
    "Our team at Saral Commerce has 12 people for the dashboard.",
  ])("%s", (text) => {
    expect(found(text)?.quote ?? null).toBeNull();
  });

  test("nothing contradicts where there is no resume", () => {
    expect(found("In 2015 I joined Saral Commerce in the courier team.", [])).toBeNull();
  });
});

describe("what the resume says otherwise is asked about", () => {
  test.each([
    [
      "In 2017 I joined Saral Commerce in the courier team.",
      "In 2017 I joined Saral Commerce in the courier team",
      "your resume has Saral Commerce since Mar 2022",
    ],
    [
      "I left Nandi Retail in 2024 for a better job.",
      "I left Nandi Retail in 2024 for a better job",
      "from Jan 2020 to Jun 2021",
    ],
    [
      "I worked for Nandi Retail for five years in the team.",
      "I worked for Nandi Retail for five years in the team",
      "one year and six months at Nandi Retail|a year and six months at Nandi Retail",
    ],
    [
      "I have 12 years of experience in analysis.",
      "I have 12 years of experience in analysis",
      "the jobs on your resume add up to six years",
    ],
    [
      "I cut courier refunds by 70% by moving one hub.",
      "I cut courier refunds by 70% by moving one hub",
      "your resume says “Cut courier refunds by 38%",
    ],
    [
      "Before this job I was a team lead at Zenith Logistics for the courier.",
      "at Zenith Logistics",
      "I do not see Zenith Logistics on your resume",
    ],
  ])("%s", (text, quoted, resumeSays) => {
    const contradiction = found(text);
    expect(contradiction?.quote).toContain(quoted.slice(0, 20));
    expect(text).toContain(contradiction?.quote);
    expect(contradiction?.wordings.join("\n")).toMatch(new RegExp(resumeSays, "u"));
  });
});
