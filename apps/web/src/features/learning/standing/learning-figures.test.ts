import { expect, test } from "vitest";
import type { Course, CoursePage, LearningAct, LearningEvent } from "@taiyari/domain/learning";
import { foldProgress } from "@taiyari/domain/learning/progress";
import { cardsByDay, dueCards, nextPageOf } from "./learning-figures.ts";

const START = Date.parse("2026-11-23T04:00:00Z");

function page(slug: string, exercises: readonly string[] = []): CoursePage {
  return {
    slug,
    title: slug,
    promise: "",
    minutes: 10,
    needs: [],
    skills: [],
    exercises: exercises.map((id) => ({ id, title: id, kind: "write", level: "easy" })),
    examples: 0,
    cards: 1,
  };
}

const COURSE: Course = {
  slug: "sql",
  title: "SQL",
  promise: "",
  stages: [
    { name: "Start", pages: [page("overview"), page("prerequisites")] },
    { name: "Querying", pages: [page("joins", ["a", "b"])] },
  ],
};

function after(...acts: readonly LearningAct[]) {
  const events = acts.map((act, at): LearningEvent => ({
    ...act,
    id: String(at),
    at: new Date(START + at * 60_000).toISOString(),
    zone: "Asia/Kolkata",
  }));
  return foldProgress(events);
}

test("begins with the first page", () => {
  expect(nextPageOf(COURSE, after())).toMatchObject({
    page: { slug: "overview" },
    number: 1,
    isBegun: false,
    exercise: null,
    minutesLeft: 10,
  });
});

test("goes on where the learner was last, with the exercise that is open", () => {
  const progress = after(
    { kind: "page-opened", page: "overview" },
    { kind: "page-opened", page: "joins" },
    { kind: "exercise-solved", page: "joins", exercise: "a", hints: 0, text: "SELECT 1" },
  );
  expect(nextPageOf(COURSE, progress)).toMatchObject({
    page: { slug: "joins" },
    number: 3,
    isBegun: true,
    exercise: 2,
    minutesLeft: 14,
  });
});

test("leaves out what is done, and what a placement test showed", () => {
  const progress = after(
    { kind: "placed", pages: ["prerequisites"] },
    { kind: "page-read", page: "overview" },
  );
  expect(nextPageOf(COURSE, progress)?.page.slug).toBe("joins");
  const all = after({ kind: "placed", pages: ["overview", "prerequisites", "joins"] });
  expect(nextPageOf(COURSE, all)).toBeNull();
});

test("counts the cards of each day, late ones today", () => {
  const progress = after(
    { kind: "card-reviewed", page: "joins", card: 0, rating: "good" },
    { kind: "card-reviewed", page: "joins", card: 1, rating: "again" },
  );
  const later = START + 400 * 86_400_000;
  expect(dueCards(progress, START + 120_000)).toEqual([]);
  expect(dueCards(progress, later)).toHaveLength(2);
  expect(cardsByDay(progress, new Date(later))).toEqual([2, 0, 0, 0, 0, 0, 0]);
});
