import { expect, test } from "vitest";
import type { CourseIndex, CoursePage } from "@taiyari/domain/learning";
import { findInCourse } from "./course-hits.ts";

function page(slug: string, title: string, promise: string, exercises: readonly string[] = []) {
  return {
    slug,
    title,
    promise,
    minutes: 5,
    needs: [],
    skills: [],
    exercises: exercises.map((name) => ({
      id: name.toLowerCase(),
      title: name,
      kind: "write",
      level: "easy",
    })),
    examples: 0,
    cards: 0,
  } satisfies CoursePage;
}

const COURSE: CourseIndex = {
  slug: "sql",
  title: "SQL",
  promise: "",
  sections: { groups: [{ id: "having", title: "HAVING on groups" }] },
  files: {
    pages: {},
    answers: {},
  },
  stages: [
    {
      name: "Querying",
      pages: [
        page("groups", "Aggregations and grouping", "Count rows before a join.", ["Joined"]),
        page("working-with-joins", "Working with joins", "Two tables side by side."),
      ],
    },
  ],
};

const titles = (query: string) => findInCourse(COURSE, query).map(({ title }) => title);

test("finds nothing for nothing, and for words that stand nowhere", () => {
  expect(titles("")).toEqual([]);
  expect(titles("zebra")).toEqual([]);
  expect(titles("joins zebra")).toEqual([]);
});

test("finds pages by title, then by promise, then exercises", () => {
  expect(titles("join")).toEqual(["Working with joins", "Aggregations and grouping", "Joined"]);
});

test("finds a term by the heading of the section that teaches it", () => {
  expect(findInCourse(COURSE, "having")).toEqual([
    expect.objectContaining({
      title: "HAVING on groups",
      category: "Section",
      path: "/learning/sql-for-data-professionals/docs/groups#having",
    }),
  ]);
});

test("leads to the page, and to the exercise on it", () => {
  const paths = findInCourse(COURSE, "join").map(({ path }) => path);
  expect(paths).toEqual([
    "/learning/sql-for-data-professionals/docs/working-with-joins",
    "/learning/sql-for-data-professionals/docs/groups",
    "/learning/sql-for-data-professionals/docs/groups#exercise-joined",
  ]);
});
