import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
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

test("takes no other degree for one without which the work is not allowed", () => {
  const nurse = asks("B.Sc Nursing or GNM required");
  expect(runCheck(degreeHeld, holds("B.Sc Statistics"), asks("B.Pharm required")).points).toBe(0);
  expect(runCheck(degreeHeld, holds("B.Pharm"), asks("B.Pharm required")).points).toBe(2);
  expect(runCheck(degreeHeld, holds("B.Sc Nursing"), nurse).points).toBe(2);
});

test("leaves a degree of unknown level out, and says so", () => {
  const outcome = runCheck(degreeHeld, holds("Diplom-Kaufmann"), asks("Bachelor's degree"));
  expect(outcome.share).toBeNull();
  expect(outcome.finding).toContain("Diplom-Kaufmann");
});
