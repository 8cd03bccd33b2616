import { expect, test } from "vitest";
import { levelOf, roleNamedIn } from "./known-person.ts";

const ROLES = [
  { id: "analyst", name: "Analyst" },
  { id: "data-analyst", name: "Data Analyst" },
  { id: "qa-engineer", name: "QA Engineer" },
];

test.each([
  { text: "", role: null },
  { text: "Chef de partie", role: null },
  { text: "Psychoanalyst", role: null },
  { text: "Senior data analyst at Nandi Retail", role: "data-analyst" },
  { text: "Analyst, risk", role: "analyst" },
  { text: "QA-Engineer (II)", role: "qa-engineer" },
])("“$text” names $role", ({ text, role }) => {
  expect(roleNamedIn(text, ROLES)?.id ?? null).toBe(role);
});

test.each([
  { years: 0, level: "fresher" },
  { years: 0.5, level: "0-3" },
  { years: 3.5, level: "0-3" },
  { years: 4, level: "4-7" },
  { years: 7.5, level: "7+" },
])("$years years of work are level $level", ({ years, level }) => {
  expect(levelOf(years)).toBe(level);
});
