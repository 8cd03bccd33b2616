import { expect, test } from "vitest";
import { jobWith, runCheck } from "../../report/testing/run-check.ts";
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
    points: 5,
    finding: "1 of 3 bullets says what came of the work.",
    advice: { title: "Add a result to 1 bullet" },
  });
});

test("is full at two bullets in three", () => {
  expect(
    runCheck(achievements, jobWith(PROOF, "Sold 40 cars a month.", "Wrote the tests.")).points,
  ).toBe(10);
});

test("does not take one good line for proof of a whole page", () => {
  expect(runCheck(achievements, jobWith(PROOF)).points).toBe(5);
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
