import { describe, expect, test } from "vitest";
import { findGrade } from "./grade.ts";

describe("findGrade", () => {
  test("finds none in a year, a class or a word that ends alike", () => {
    for (const text of ["2012 – 2016", "Class XII", "Section 7.9 of the cgpilot"])
      expect(findGrade(text)).toBeNull();
  });

  test.each(["7.9 CGPI", "CGPI: 7.9", "8.31 CGPA", "8.4 SGPI"])("finds %j whole", (text) => {
    expect(findGrade(text)).toEqual({ from: 0, to: text.length });
  });
});
