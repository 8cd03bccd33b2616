import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { skillsShown } from "./skills-shown.ts";

test("gives nothing for a wall of key words", () => {
  const skills = Array.from({ length: 60 }, (_, i) => `Tool${i}`);
  expect(runCheck(skillsShown, { ...jobWith("Wrote it in Tool1."), skills })).toMatchObject({
    points: 0,
    advice: { title: "Shorten the list to what you can show" },
  });
});

test("is full when half of the list stands in bullets; traits are not asked for", () => {
  const sketch = {
    ...jobWith("Wrote the checks in SQL and Python, run by Airflow."),
    skills: ["SQL", "Python", "Airflow", "Baking", "Singing", "Communication", "Hard working"],
  };
  expect(runCheck(skillsShown, sketch)).toMatchObject({
    points: 2,
    finding: "Three of five listed skills stand in a bullet or project.",
  });
});

test("does not take one listed skill for a list", () => {
  const outcome = runCheck(skillsShown, { ...jobWith("Wrote it in SQL."), skills: ["SQL"] });
  expect(outcome).toMatchObject({
    points: 1,
    advice: { title: "List the other skills you can show" },
  });
});

test("names the skills that only stand in the list", () => {
  const sketch = { ...jobWith("Kept the books."), skills: ["SQL", "Python"] };
  expect(runCheck(skillsShown, sketch).concern?.text).toBe(
    "SQL and Python are in your skills but in no bullet, so nobody can see you used them.",
  );
});
