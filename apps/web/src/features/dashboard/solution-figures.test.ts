import { expect, test } from "vitest";
import { figureOf, SOLUTION_PLACES } from "./solution-figures.ts";

const NONE = { learning: null, resume: null, interview: null, practice: null, simulation: null };
const at = "2026-11-03T10:00:00.000Z";

test("has no figure before anything was done", () => {
  for (const { id } of SOLUTION_PLACES) expect(figureOf(id, NONE)).toBeNull();
});

test("says pages, exercises and what is due", () => {
  const learning = { pages: 28, pagesDone: 14, exercises: 140, solved: 60 };
  expect(figureOf("learning", { ...NONE, learning })).toEqual({
    figure: "14",
    unit: "of 28 pages",
    share: 50,
    text: "60 of 140 exercises solved",
  });
  const practice = { problems: 142, solved: 36, due: 4 };
  expect(figureOf("practice", { ...NONE, practice })).toEqual({
    figure: "36",
    unit: "of 142 solved",
    share: 25,
    text: "4 due for review today",
  });
});

test("says an uploaded resume without a report for what it is, and letters beside a report", () => {
  const resume = { uploads: 1, letters: 0, report: null };
  expect(figureOf("resume", { ...NONE, resume })).toMatchObject({
    unit: "resume uploaded",
    text: "No report yet",
    share: null,
  });
  const reported = { uploads: 2, letters: 1, report: { score: 78, ordinal: 4, at } };
  expect(figureOf("resume", { ...NONE, resume: reported })).toMatchObject({
    figure: "78",
    text: "Report 4, made 3 Nov 2026, 1 cover letter",
  });
});

test("gives no average of interviews that are not over, nor a debrief of a day that is not", () => {
  const interview = { interviews: 1, answers: 0, mean: null };
  expect(figureOf("interview", { ...NONE, interview })).toMatchObject({
    text: "None of them is over yet",
    share: null,
  });
  const simulation = { begun: 1, finished: 0, scenarios: 8, last: null };
  expect(figureOf("simulation", { ...NONE, simulation })).toMatchObject({
    figure: "0",
    unit: "of 8 days",
    text: "1 day begun",
  });
});
