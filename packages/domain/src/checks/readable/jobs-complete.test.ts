import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { jobsComplete } from "./jobs-complete.ts";

test("says which fields of which job were not found", () => {
  const outcome = runCheck(jobsComplete, {
    experience: [
      { title: "Analyst", from: "2020", to: "2022" },
      { title: "Cook", company: "Cafe", from: "2018", to: "2019" },
    ],
  });
  expect(outcome).toMatchObject({
    points: 1,
    finding: "One of two jobs read whole; one field missing.",
  });
  expect(outcome.evidence[0]).toMatchObject({
    quote: "Analyst",
    where: "Experience, Analyst: no company found",
  });
});

test("looks at studies where a fresher has no job", () => {
  const study = { title: "B.Tech", company: "VIT", from: "2022", to: "2026" };
  expect(runCheck(jobsComplete, { education: [study] }).points).toBe(2);
  expect(runCheck(jobsComplete, { name: "Asha Rao" }).points).toBe(0);
});

test("takes “Present” for an end", () => {
  const job = { title: "Analyst", company: "Kaveri Retail", from: "Aug 2022", to: "Present" };
  expect(runCheck(jobsComplete, { experience: [job] }).points).toBe(2);
});
