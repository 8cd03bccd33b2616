import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { headings } from "./headings.ts";

test("does not count a heading with nothing under it", () => {
  const sketch = {
    name: "Asha Rao",
    emptySections: ["experience", "education", "skills"] as const,
  };
  expect(runCheck(headings, sketch)).toMatchObject({
    points: 0,
    finding:
      "None of three main sections found. Missing: Experience or Projects, Education and Skills.",
  });
});

test("takes projects for experience with a fresher only", () => {
  const sketch = {
    name: "Asha Rao",
    projects: [{ title: "Hostel app", bullets: ["Built it."] }],
    education: [{ title: "B.Tech", company: "VIT" }],
    skills: ["SQL"],
  };
  expect(runCheck(headings, sketch).points).toBe(3);
  expect(runCheck(headings, sketch, { target: { level: "experienced" } }).points).toBe(2);
});
