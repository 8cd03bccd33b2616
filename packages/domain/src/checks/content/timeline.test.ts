import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { timeline } from "./timeline.ts";

const first = { title: "Clerk", company: "Orbit Labs", from: "Jan 2017", to: "Dec 2019" };
const second = { title: "Analyst", company: "Kaveri Retail", from: "Jan 2020", to: "Present" };

test("gives nothing without dates", () => {
  expect(runCheck(timeline, { experience: [{ title: "Clerk" }] }).points).toBe(0);
});

test("finds an older entry above a newer one", () => {
  expect(runCheck(timeline, { experience: [first, second] })).toMatchObject({
    points: 0,
    finding: "An older entry stands above a newer one.",
  });
});

test("finds a gap of a year, and takes study for none", () => {
  const late = { ...second, from: "Jul 2021" };
  expect(runCheck(timeline, { experience: [late, first] })).toMatchObject({
    points: 0,
    finding: "18 months between 2020 and 2021 are not accounted for.",
  });
  const study = { title: "MBA", company: "XLRI", from: "Jan 2020", to: "Jun 2021" };
  expect(runCheck(timeline, { experience: [late, first], education: [study] }).points).toBe(1);
});

test("gives all points newest first", () => {
  expect(runCheck(timeline, { experience: [second, first] }).points).toBe(1);
});

test("takes a B.Ed. below the Master's of the year before for no disorder", () => {
  const education = [
    { title: "M.Sc. Physics", company: "University of Rajasthan", to: "2015" },
    { title: "B.Ed.", company: "University of Rajasthan", to: "2016" },
  ];
  expect(runCheck(timeline, { education }).points).toBe(1);
});
