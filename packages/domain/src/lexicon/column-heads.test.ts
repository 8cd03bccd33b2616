import { describe, expect, test } from "vitest";
import { columnKindOf } from "./column-heads.ts";

describe("columnKindOf", () => {
  test.each(["Institute of Design", "72%", "B.Ed.", "Senior Engineer", ""])(
    "takes %j for no heading",
    (text) => {
      expect(columnKindOf(text)).toBe("other");
    },
  );

  test.each([
    ["S. No.", "serial"],
    ["Examination Passed", "degree"],
    ["Board/University", "board"],
    ["Name of Institution", "institution"],
    ["Year of Passing", "year"],
    ["% of Marks", "grade"],
    ["%", "grade"],
    ["Name of the Company", "company"],
    ["Post Held", "title"],
    ["From", "from"],
    ["Date of Leaving", "to"],
    ["प्र तिशत", "grade"],
    ["बोर्ड/विश्व विद्यालय", "board"],
  ])("reads %j as the heading of a column: %s", (text, kind) => {
    expect(columnKindOf(text)).toBe(kind);
  });
});
