import { expect, test } from "vitest";
import type { Course, CoursePage } from "@taiyari/domain/learning";
import { lessonForSkill } from "./lesson-for-skill.ts";

function page(slug: string, skills: readonly string[]): CoursePage {
  const figures = { minutes: 1, examples: 0, cards: 0 };
  return { slug, title: `Page ${slug}`, promise: "", needs: [], exercises: [], skills, ...figures };
}

const COURSE: Course = {
  slug: "sql",
  title: "SQL for data professionals",
  promise: "",
  stages: [
    { name: "One", pages: [page("a", ["sql"]), page("b", ["sql"])] },
    { name: "Two", pages: [page("c", ["sql", "statistics"]), page("d", ["statistics"])] },
    { name: "Three", pages: [page("e", ["sql"])] },
  ],
};

test("knows no lesson for a skill that nothing teaches", () => {
  expect(lessonForSkill(COURSE, "python")).toBeNull();
});

test("leads to the course for what most of its pages teach", () => {
  expect(lessonForSkill(COURSE, "sql")).toEqual({ slug: null, title: COURSE.title });
});

test("leads to the first page that teaches a skill", () => {
  expect(lessonForSkill(COURSE, "statistics")).toEqual({ slug: "c", title: "Page c" });
});
