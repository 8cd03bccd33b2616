import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { achievements } from "./achievements.ts";

const PROOF = "Cut load time from 40 seconds to 6.";

test("gives nothing where there is no bullet, and says so", () => {
  expect(runCheck(achievements, { name: "Asha Rao" })).toMatchObject({ points: 0 });
});

test("counts the bullets that say what came of the work", () => {
  const outcome = runCheck(
    achievements,
    jobWith(PROOF, "Responsible for reports.", "Wrote the tests."),
  );
  expect(outcome).toMatchObject({
    points: 2,
    finding: "One of three bullets says what came of the work.",
    advice: { title: "Add a result to 2 bullets" },
  });
});

test("is full at two bullets in three, of five or more", () => {
  const proven = [PROOF, "Sold 40 cars a month.", "Trained 9 nurses.", "Opened five shops."];
  expect(
    runCheck(achievements, jobWith(...proven, "Wrote the tests.", "Kept the books.")).points,
  ).toBe(10);
  expect(
    runCheck(achievements, jobWith(...proven, PROOF, "Wrote the tests.", "Kept the books.")).points,
  ).toBe(12);
});

test("does not take one good line for proof of a whole page", () => {
  expect(runCheck(achievements, jobWith(PROOF)).points).toBe(2);
});

test("asks for more results of a long career, and for fewer of a fresher", () => {
  const results = Array.from({ length: 5 }, (_, i) => `Sold ${i + 20} cars in a quarter.`);
  const five = jobWith(...results);
  expect(runCheck(achievements, five, { target: { years: 9 } }).points).toBe(9);
  const three = jobWith(...results.slice(0, 3));
  expect(runCheck(achievements, three, { target: { level: "fresher" } }).points).toBe(12);
});

const clerk = (...bullets: readonly string[]) => ({
  experience: [
    { title: "HR Executive", company: "Orbit Labs", from: "Jan 2022", to: "Dec 2024", bullets },
  ],
});

test("counts results of another trade a tenth, and asks for no more of them", () => {
  const target = { jobDescription: "Staff Nurse\nRequirements: Critical care, BLS" };
  const results = Array.from({ length: 6 }, (_, i) => `Hired ${i + 20} people in a quarter.`);
  const outcome = runCheck(achievements, clerk(...results), { target });
  expect(outcome.points).toBe(1);
  expect(outcome.finding).toBe(
    "All six bullets say what came of the work, in another kind of work than this job.",
  );
  expect(outcome.advice?.title).toBe("Put forward the work that counts for this job");
  expect(runCheck(achievements, clerk(...results)).points).toBe(12);
});

test("shows an unmeasured change first, asks for its measure and adds no fact", () => {
  const { evidence } = runCheck(
    achievements,
    jobWith(
      "Wrote the tests.",
      "Responsible for weekly reports and worked on improving load time.",
    ),
  );
  expect(evidence[0]).toMatchObject({
    where: "Experience, Kaveri Retail, bullet 2",
    marks: [
      { from: 0, to: 15, note: "Names a duty. It does not say what you did." },
      { note: "Improving, but by how much? The reader cannot tell a little from a lot." },
    ],
    example: [
      { kind: "blank", ask: "what did you do?" },
      { kind: "text", text: " weekly reports and improved load time from " },
      { kind: "blank", ask: "how much?" },
      { kind: "text", text: " to " },
      { kind: "blank", ask: "how much?" },
    ],
  });
});

test("takes a project for the trade of the jobs beside it", () => {
  const target = { jobDescription: "Staff Nurse\nRequirements: Critical care, BLS" };
  const project = { title: "Till app", bullets: [PROOF, "Trained 40 shops.", "Sold 90 copies."] };
  const student = { projects: [project] };
  expect(runCheck(achievements, student, { target }).points).toBeGreaterThan(7);
  expect(runCheck(achievements, { ...clerk(), ...student }, { target }).points).toBe(1);
});
