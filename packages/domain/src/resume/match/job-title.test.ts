import { expect, test } from "vitest";
import { runCheck } from "../report/testing/run-check.ts";
import { jobTitle } from "./job-title.ts";

const held = (title: string) => ({ experience: [{ title, company: "Kaveri" }] });

test.each([
  { title: "Senior Data Analyst", share: 1 },
  { title: "Data Analyst", share: 0.8 },
  { title: "MIS Analyst", share: 0.8 },
  { title: "Data Engineer", share: 0.5 },
  { title: "HR Executive", share: 0 },
])("$title for Senior Data Analyst: $share", ({ title, share }) => {
  expect(
    runCheck(jobTitle, held(title), { target: { role: "Senior Data Analyst" } }).share,
  ).toBeCloseTo(share);
});

test("takes a higher level for the title asked", () => {
  expect(
    runCheck(jobTitle, held("Lead Data Analyst"), { target: { role: "Data Analyst" } }).share,
  ).toBe(1);
});
