import { describe, expect, test } from "vitest";
import type { MatchedTerm } from "../../../resume/report.ts";
import { answerQuestion } from "../answer-question.ts";
import { inputOf, textOf } from "../testing/judge.ts";

/** The analyst, and a job that asks for one of two tools. */
function asked(question: string): string {
  const input = inputOf("analyst");
  const either: MatchedTerm = {
    ...(input.report.match?.terms[0] as MatchedTerm),
    term: "Power BI or Snowflake",
    skillId: "power-bi",
    need: "must",
  };
  const match = input.report.match && { ...input.report.match, terms: [either] };
  return textOf(answerQuestion(question, { ...input, report: { ...input.report, match } }));
}

describe("one of two tools", () => {
  test.each(["Is Snowflake compulsory?", "Do they want Snowflake for sure?"])(
    "is asked for by either name: %s",
    (question) => {
      expect(asked(question)).toContain("Yes, Power BI or Snowflake is a must");
    },
  );

  test("will do for the other", () => {
    expect(asked("Snowflake nahi aata, Power BI chalega kya?")).toContain("one of them is enough");
  });
});
