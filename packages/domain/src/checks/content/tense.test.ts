import { expect, test } from "vitest";
import { jobWith, runCheck } from "../testing/run-check.ts";
import { tense } from "./tense.ts";

test("finds the present in a job that has ended", () => {
  const outcome = runCheck(tense, jobWith("Manages the till.", "Trained ten people."));
  expect(outcome).toMatchObject({
    points: 0,
    finding: "One bullet of ended work is in the present.",
  });
  expect(outcome.evidence[0]?.marks[0]?.note).toBe("This work has ended: “managed”.");
});

test("lets work that goes on stand in either tense", () => {
  const job = {
    title: "Cook",
    from: "Jan 2024",
    to: "Present",
    bullets: ["Manage the kitchen.", "Trained ten."],
  };
  expect(runCheck(tense, { experience: [job] }).points).toBe(1);
});

test.each(["Led the team.", "Set the prices.", "Cut the costs.", "Forecast demand for 40 shops."])(
  "takes “%s” for the past",
  (bullet) => {
    expect(runCheck(tense, jobWith(bullet)).points).toBe(1);
  },
);
