import { expect, test } from "vitest";
import { reportOn } from "../report/report-on.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readingOf } from "../resume/testing/reading.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";

const RESULTS = ["Sold 40 cars a month.", "Trained 9 nurses.", "Opened five shops."];
const SHOWN = [
  "Cut report time by 80% with SQL that joins three systems.",
  "Built 14 dashboards in Power BI.",
];

const pointsOf = (id: string, title: string, bullets: readonly string[]) => {
  const job = { title, company: "Kaveri Retail", from: "Jan 2019", to: "Dec 2025", bullets };
  const target = { ...NO_TARGET, role: "Senior Data Analyst" };
  const { checks } = reportOn(readingOf({ experience: [job] }), FILE, target, CAREERS);
  return checks.find((check) => check.id === id)?.points;
};

test("takes a known title for what it is, whatever one bullet names", () => {
  expect(pointsOf("achievements", "HR Executive", [...RESULTS, ...SHOWN])).toBe(4);
});

test("does not take an unknown title for the wanted work where its bullets show none", () => {
  expect(pointsOf("achievements", "Insight Wizard", RESULTS)).toBe(1);
  expect(pointsOf("years-asked", "Insight Wizard", RESULTS)).toBeLessThan(2);
});

test("takes all the work under an unknown title for wanted work where its bullets show the skills", () => {
  expect(pointsOf("achievements", "Insight Wizard", [...RESULTS, ...SHOWN])).toBe(9);
  expect(pointsOf("years-asked", "Insight Wizard", [...RESULTS, ...SHOWN])).toBe(4);
});
