import { expect, test } from "vitest";
import { interviewProgress, resumeProgress, simulationProgress } from "./progress.ts";

const at = "2026-11-03T10:00:00.000Z";

test("says nothing before the first upload", () => {
  expect(
    resumeProgress({ targetRole: "", interview: null, simulation: null, resume: null }),
  ).toBeNull();
  expect(
    resumeProgress({
      targetRole: "",
      interview: null,
      simulation: null,
      resume: { uploads: 0, latestScore: null, latestAt: null },
    }),
  ).toBeNull();
});

test("says what was uploaded while there is no report", () => {
  expect(
    resumeProgress({
      targetRole: "",
      interview: null,
      simulation: null,
      resume: { uploads: 2, latestScore: null, latestAt: null },
    }),
  ).toMatchObject({ last: "2 resumes uploaded", now: { text: "No report yet", score: null } });
});

test.each([
  [80, "high"],
  [79, "medium"],
  [60, "medium"],
  [59, "low"],
])("calls a score of %d %s", (latestScore, word) => {
  expect(
    resumeProgress({
      targetRole: "",
      interview: null,
      simulation: null,
      resume: { uploads: 1, latestScore, latestAt: at },
    }),
  ).toMatchObject({
    last: "Last analysed 3 Nov 2026",
    now: { text: `Score ${latestScore}`, score: word },
    share: latestScore,
  });
});

test("says how many interviews were held, and nothing before the first", () => {
  const journey = { targetRole: "", resume: null, simulation: null };
  expect(interviewProgress({ ...journey, interview: null })).toBeNull();
  expect(interviewProgress({ ...journey, interview: { interviews: 1, latestAt: at } })).toEqual({
    last: "Last interview 3 Nov 2026",
    now: { text: "1 interview", score: null },
    share: null,
  });
});

test("says how many days at work were begun, and nothing before the first", () => {
  const journey = { targetRole: "", resume: null, interview: null };
  expect(simulationProgress({ ...journey, simulation: null })).toBeNull();
  expect(simulationProgress({ ...journey, simulation: { days: 2, latestAt: at } })).toEqual({
    last: "Last day at work 3 Nov 2026",
    now: { text: "2 days at work", score: null },
    share: null,
  });
});
