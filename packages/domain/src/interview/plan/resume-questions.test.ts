import { describe, expect, test } from "vitest";
import type { InterviewBackground, OwnFact } from "../setup.ts";
import { FACTS } from "../testing/index.ts";
import { resumeQuestions } from "./resume-questions.ts";

const asksOf = (facts: readonly OwnFact[], asked: InterviewBackground["asked"] = []) =>
  resumeQuestions({ facts, asked, job: "" }, { level: "0-3" }).map(({ ask }) => ask);

function job(
  of: string,
  from: string,
  to: string | null,
  ...lines: readonly string[]
): readonly OwnFact[] {
  return [of, ...lines].map((text) => ({ text, of, period: { from, to }, kind: "job" }));
}

describe("resumeQuestions", () => {
  test("asks nothing without a resume", () => {
    expect(asksOf([], [{ term: "Airflow", skill: null, isOnResume: false }])).toEqual([]);
  });

  test("asks nothing of jobs that follow each other, in years without months, or of a year as a figure", () => {
    expect(
      asksOf([...job("Analyst, B", "2022-02", null), ...job("Analyst, A", "2020-01", "2022-01")]),
    ).toEqual([]);
    expect(
      asksOf([...job("Analyst, B", "2024", null), ...job("Analyst, A", "2019", "2021")]),
    ).toEqual([]);
    expect(asksOf(job("Analyst, A", "2020-01", null, "Team of the year 2023"))).toEqual([]);
  });

  test.each([
    [
      "a figure",
      "Your resume says “Cut courier refunds by 38% by moving one hub”. How did you get to that figure?",
    ],
    [
      "a claim without one",
      "Your resume says “Built dashboards in Power BI for the operations team”. Tell me about one time you did that.",
    ],
    [
      "time between jobs",
      "Between Nandi Retail and Saral Commerce there are eight months on your resume. What did you do in that time?",
    ],
    [
      "a skill that no line shows",
      "You list Tableau among your skills. What have you used it for?",
    ],
    ["a change of work", "You went from Support Executive to Data Analyst. What made you change?"],
    [
      "what the job asks for besides",
      "The job asks for Airflow, and I do not see it on your resume. What have you done that comes near?",
    ],
  ])("asks about %s", (_, ask) => {
    expect(asksOf(FACTS, [{ term: "Airflow", skill: null, isOnResume: false }])).toContain(ask);
  });

  test("asks about a short stay, and not about an internship", () => {
    expect(asksOf(job("Analyst, Nandi Retail", "2022-01", "2022-08"))).toEqual([
      "You left Nandi Retail after eight months. What was the reason?",
    ]);
    expect(asksOf(job("Analyst Intern, Nandi Retail", "2022-01", "2022-08"))).toEqual([]);
  });

  test("quotes a long line by a clause with its figure, word for word", () => {
    const line =
      "Worked closely with the finance, the operations and the courier teams across four cities every week and cut refunds by 38 percent in one quarter";
    const [ask = ""] = asksOf(job("Analyst, A", "2020-01", null, line));
    const quote = /“(.*)”/u.exec(ask)?.[1] ?? "";
    expect(line).toContain(quote);
    expect(quote.split(" ").length).toBeLessThanOrEqual(12);
    expect(ask.split(" ").length).toBeLessThanOrEqual(30);
  });

  test("gives the same id to the same line, and every question what an interviewer needs", () => {
    const [first, again] = [1, 2].map(() =>
      resumeQuestions({ facts: FACTS, asked: [], job: "" }, { level: "0-3" }),
    );
    expect(first).toEqual(again);
    for (const { id, probes, points, hints, example } of first ?? []) {
      expect(id).toMatch(/^resume-[a-z0-9]+$/u);
      expect(probes.length).toBeGreaterThanOrEqual(3);
      expect(points.length).toBeGreaterThanOrEqual(3);
      expect(hints.length).toBeGreaterThanOrEqual(2);
      expect(example.split(" ").length).toBeGreaterThanOrEqual(60);
    }
  });
});
