import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { sectionsForLevel } from "./sections-for-level.ts";

const study = { title: "B.Sc", company: "Pune University", to: "2018" };
const skills = ["SQL", "Python", "Airflow"];

test("counts a heading with nothing below for no section, and a wall of key words neither", () => {
  const wall = Array.from({ length: 60 }, (_, i) => `Tool ${i}`);
  const sketch = {
    name: "Asha Rao",
    skills: wall,
    emptySections: ["education" as const, "summary" as const],
  };
  expect(runCheck(sectionsForLevel, sketch, { target: { level: "experienced" } })).toMatchObject({
    points: 0,
    finding: "None of four sections expected of your level are there.",
  });
});

test("asks a fresher for projects, studies and skills, and not for a summary", () => {
  const projects = [{ title: "Till", bullets: ["Built a till for a shop in Pune."] }];
  expect(runCheck(sectionsForLevel, { projects, skills, education: [study] }).points).toBe(2);
});

test("asks others for a summary too", () => {
  const outcome = runCheck(sectionsForLevel, {
    ...jobWith("Kept the books."),
    skills,
    education: [study],
  });
  expect(outcome).toMatchObject({ points: 1, advice: { title: "Add a summary" } });
});
