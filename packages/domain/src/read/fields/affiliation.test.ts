import { describe, expect, test } from "vitest";
import { withoutAffiliation } from "./affiliation.ts";

const cut = (value: string) =>
  withoutAffiliation({ value, confidence: 0.8, places: [{ line: 1, from: 0, to: value.length }] });

describe("withoutAffiliation", () => {
  test.each(["Anna University", "College of Arts (Autonomous)", "A.B.C. (Board of Schools)"])(
    "leaves %j whole",
    (school) => {
      expect(cut(school)?.value).toBe(school);
    },
  );

  test.each([
    ["Tara College of Nursing (Meghna University of Health)", "Tara College of Nursing"],
    ["Tara College, affiliated to Meghna University", "Tara College"],
  ])("leaves out who stands behind a school: %j", (school, expected) => {
    expect(cut(school)).toEqual({
      value: expected,
      confidence: 0.8,
      places: [{ line: 1, from: 0, to: expected.length }],
    });
  });
});
