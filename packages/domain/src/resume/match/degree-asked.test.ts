import { expect, test } from "vitest";
import { runCheck } from "../report/testing/run-check.ts";
import { degreeHeld } from "./degree-asked.ts";

const asks = (degree: string) => ({
  target: { jobDescription: `Data Analyst\nRequirements: SQL\n${degree}` },
});
const holds = (title: string) => ({ education: [{ title, company: "Pune University" }] });

test("measures nothing where no degree is asked", () => {
  expect(runCheck(degreeHeld, holds("B.Sc"), asks("Good English")).share).toBeNull();
});

test.each([
  { held: "12th Standard", asked: "B.Tech required", points: 0 },
  { held: "Diploma in IT", asked: "B.Tech or equivalent", points: 1 },
  { held: "B.Sc Statistics", asked: "Bachelor's degree", points: 2 },
  { held: "MCA", asked: "B.Tech or MCA", points: 2 },
  { held: "Master of Science", asked: "Any graduate", points: 2 },
])("$held for “$asked”: $points of 2", ({ held, asked, points }) => {
  expect(runCheck(degreeHeld, holds(held), asks(asked)).points).toBe(points);
});
