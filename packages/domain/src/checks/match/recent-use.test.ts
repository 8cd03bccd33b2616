import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { recentUse } from "./recent-use.ts";

const target = { jobDescription: "Requirements: SQL, Python" };
const job = (to: string) => ({
  experience: [
    {
      title: "Clerk",
      company: "Kaveri",
      from: "Jan 2015",
      to,
      bullets: ["Wrote SQL for ten shops."],
    },
  ],
});

test("does not count what ended more than three years ago", () => {
  expect(runCheck(recentUse, job("Dec 2019"), { target })).toMatchObject({
    points: 0,
    finding: "None of two terms stands in work of the last three years.",
  });
});

test("is full when half of the terms are in recent work", () => {
  expect(runCheck(recentUse, job("Present"), { target }).points).toBe(2);
});
