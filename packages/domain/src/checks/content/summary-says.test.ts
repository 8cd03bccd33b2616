import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { summarySays } from "./summary-says.ts";

const job = {
  experience: [{ title: "Analyst", company: "Kaveri", from: "Jan 2019", to: "Dec 2024" }],
};

test.each([
  { sketch: {}, points: 0, finding: "No summary and no headline was found." },
  {
    sketch: { summary: "I like people." },
    points: 0,
    finding: "The first lines say neither your role nor your years.",
  },
  {
    sketch: { headline: "Data Analyst" },
    points: 2,
    finding: "The first lines say your role and not your years.",
  },
  {
    sketch: { summary: "Data analyst with six years in retail." },
    points: 3,
    finding: "The first lines say your role and your years.",
  },
  {
    sketch: { headline: "Data Analyst", summary: "6+ years of reporting." },
    points: 3,
    finding: "The first lines say your role and your years.",
  },
])("$finding", ({ sketch, points, finding }) => {
  expect(runCheck(summarySays, { ...job, ...sketch })).toMatchObject({ points, finding });
});

test("asks a fresher for the study instead of years", () => {
  expect(runCheck(summarySays, { summary: "Final-year B.Tech student." }).points).toBe(3);
});

test("says what the dates add up to, and leaves the writing to the person", () => {
  const { evidence } = runCheck(summarySays, { ...job, headline: "Data Analyst" });
  expect(evidence[0]?.marks[0]?.note).toBe(
    "Does not say your years. Your dates add up to 6 years.",
  );
});
