import { expect, test } from "vitest";
import type { Block, CoursePageContent } from "@taiyari/domain/learning";
import { lessonSections } from "./lesson-sections.ts";

const heading = (text: string, level: 2 | 3 = 2): Block => ({
  kind: "heading",
  level,
  id: text.toLowerCase(),
  content: [{ kind: "text", text }],
});
const exercise = (id: string): Block => ({ kind: "exercise", id });

function titlesOf(...blocks: readonly Block[]): readonly string[] {
  const lesson = { slug: "", title: "", promise: "", minutes: 1, needs: [], skills: [], blocks };
  const content: CoursePageContent = { lesson, exercises: [] };
  return lessonSections(content).map(({ title }) => title);
}

test("lists headings of the second level alone", () => {
  expect(titlesOf(heading("Joins"), heading("Detail", 3), heading("Groups"))).toEqual([
    "Joins",
    "Groups",
  ]);
});

test("lists exercises by their number, those in a row as one", () => {
  expect(
    titlesOf(heading("Joins"), exercise("a"), heading("Groups"), exercise("b"), exercise("c")),
  ).toEqual(["Joins", "Exercise 1", "Groups", "Exercises 2 to 3"]);
});

test("does not list exercises that a heading announces", () => {
  expect(titlesOf(heading("Exercises"), exercise("a"), exercise("b"))).toEqual(["Exercises"]);
});

test("ends with recap and cards", () => {
  expect(titlesOf({ kind: "recap", points: [] }, { kind: "cards", cards: [] })).toEqual([
    "Recap",
    "Review cards",
  ]);
});
