import { expect, test } from "vitest";
import type { Course } from "@taiyari/domain/learning";
import { foldProgress } from "@taiyari/domain/learning/progress";
import { learningProgress } from "./learning-progress.ts";

const COURSE: Course = {
  slug: "sql",
  title: "SQL",
  promise: "",
  stages: [
    {
      name: "Start",
      pages: ["overview", "prerequisites"].map((slug) => ({
        slug,
        title: slug,
        promise: "",
        minutes: 5,
        needs: [],
        skills: [],
        exercises: [],
        examples: 0,
        cards: 0,
      })),
    },
  ],
};

const READ = foldProgress([
  {
    kind: "page-read",
    page: "overview",
    id: "1",
    at: "2026-11-03T10:00:00.000Z",
    zone: "Asia/Kolkata",
  },
]);

test("says nothing before a page was opened, nor before the course is known", () => {
  expect(learningProgress(COURSE, foldProgress([]))).toBeNull();
  expect(learningProgress(undefined, READ)).toBeNull();
});

test("counts the pages that are done", () => {
  expect(learningProgress(COURSE, READ)).toEqual({
    last: "Last learnt 3 Nov 2026",
    now: { text: "1 of 2 pages, 0 of 0 exercises", score: null },
    share: 50,
  });
});
