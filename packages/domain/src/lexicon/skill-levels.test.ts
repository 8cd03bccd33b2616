import { expect, test } from "vitest";
import { levelledSkill } from "./skill-levels.ts";

test.each([
  "Python",
  "SQL (PostgreSQL, BigQuery)",
  "(advanced)",
  "Python (7/5)",
  "Python (140%)",
  "",
])("%s has no level", (skill) => {
  expect(levelledSkill(skill)).toBeNull();
});

test.each([
  ["Python (advanced)", "Python", 4],
  ["Hindi (Native)", "Hindi", 5],
  ["SQL (PostgreSQL) (basic)", "SQL (PostgreSQL)", 2],
  ["German (B1)", "German", 3],
  ["Excel (4/5)", "Excel", 4],
  ["Go (10%)", "Go", 1],
])("%s", (skill, name, fifths) => {
  expect(levelledSkill(skill)).toEqual({ name, fifths });
});
