import { expect, test } from "vitest";
import { jobWith, runCheck } from "../../report/testing/run-check.ts";
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
  { level: "experienced" as const, pages: 2, points: 3 },
  { level: "experienced" as const, pages: 4, points: 0 },
])("$pages pages of a $level: $points of 3", ({ level, pages, points }) => {
  expect(
    runCheck(pageLength, jobWith(...bullets), { target: { level }, file: { pages } }).points,
  ).toBe(points);
});
