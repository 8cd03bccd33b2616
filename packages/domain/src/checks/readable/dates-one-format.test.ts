import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { datesOneFormat } from "./dates-one-format.ts";

test("gives nothing where no date was read", () => {
  expect(runCheck(datesOneFormat, { experience: [{ title: "Analyst" }] }).points).toBe(0);
});

test("shows the date that is written in another way", () => {
  const outcome = runCheck(datesOneFormat, {
    experience: [
      { title: "Analyst", from: "Aug 2022", to: "Present" },
      { title: "Clerk", from: "Jul 2020", to: "2021" },
    ],
  });
  expect(outcome).toMatchObject({
    points: 0,
    finding: "“Aug 2022” and “2021” on the same resume.",
  });
  expect(outcome.evidence).toHaveLength(1);
});

test.each([
  ["May 2020", "Jul 2021"],
  ["Sept 2020", "Jan 2021"],
])("takes %s and %s for one format", (from, to) => {
  expect(runCheck(datesOneFormat, { experience: [{ title: "Clerk", from, to }] }).points).toBe(1);
});

const jobs = (...dates: readonly string[]) => ({
  experience: dates.map((from) => ({ title: "Clerk", company: "Kaveri", from })),
});

test("takes June and August, both in full, for one format", () => {
  expect(runCheck(datesOneFormat, jobs("June 2022", "September 2019", "May 2018")).points).toBe(1);
  expect(runCheck(datesOneFormat, jobs("June 2022", "Sep 2019", "July 2018")).points).toBe(1);
  expect(runCheck(datesOneFormat, jobs("August 2022", "Sep 2019")).points).toBe(0);
});
