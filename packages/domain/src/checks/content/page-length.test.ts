import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { pageLength } from "./page-length.ts";

const bullets = Array.from(
  { length: 15 },
  (_, i) => `Sold ${i} cars to people from the town and around it.`,
);

test("does not count lists of skills or text that fitted nowhere", () => {
  const sketch = { skills: bullets, unplaced: bullets };
  expect(runCheck(pageLength, sketch).finding).toMatch(/^1 page, 0 words of substance/u);
});

test.each([
  { level: "fresher" as const, pages: 2, points: 2 },
  { level: "experienced" as const, pages: 2, points: 4 },
  { level: "experienced" as const, pages: 4, points: 0 },
])("$pages pages of a $level: $points of 4", ({ level, pages, points }) => {
  expect(
    runCheck(pageLength, jobWith(...bullets), { target: { level }, file: { pages } }).points,
  ).toBe(points);
});

const words = (count: number, of = "Sold cars to people") =>
  jobWith(...Array.from({ length: count }, (_, i) => `${of} ${i}.`));

test("earns nothing for the first third of the words, and counts three quarters of them elsewhere", () => {
  expect(runCheck(pageLength, words(9)).points).toBe(0);
  expect(runCheck(pageLength, words(22)).points).toBe(2);
  const german = "Autos verkauft und gewartet";
  expect(runCheck(pageLength, words(30)).points).toBe(3);
  expect(runCheck(pageLength, words(30, german)).points).toBe(4);
});
