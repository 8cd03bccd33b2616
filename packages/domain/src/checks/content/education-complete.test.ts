import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { educationComplete } from "./education-complete.ts";

test("says what an entry lacks", () => {
  expect(runCheck(educationComplete, { education: [{ title: "B.Sc", to: "2020" }] })).toMatchObject(
    {
      points: 1,
      finding: "No institution was read for B.Sc.",
    },
  );
});

test.each([
  { education: [], points: 0 },
  { education: [{ title: "B.Sc", company: "Fergusson College", to: "2020" }], points: 2 },
])("gives $points", ({ education, points }) => {
  expect(runCheck(educationComplete, { name: "Asha Rao", education }).points).toBe(points);
});
