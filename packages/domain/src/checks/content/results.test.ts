import { describe, expect, test } from "vitest";
import { findResult, findUnmeasuredChange } from "./results.ts";

describe("findResult", () => {
  test.each([
    "Wrote the release notes.",
    "Joined in 2019.",
    "Worked at the Pune office since 2018",
    "Upgraded the site to Angular 12",
    "Wrote services in Python 3.8 and Java 8",
    "Prepared for ISO 9001 audits",
    "Taught Class 12 physics",
    "Offered 24x7 support",
    "Supported the team for 3 years",
    "Built pages with HTML5 and S3",
    "Responsible for 5 stores",
    "Led B2B sales",
    "Improved the load time",
    "",
  ])("takes “%s” for no result", (text) => {
    expect(findResult(text)).toBeNull();
  });

  test.each([
    ["Cut costs by 12%", "by 12%"],
    ["Saved ₹4,00,000 a year", "₹4,00,000"],
    ["Grew sales to Rs. 2 crore", "Rs. 2 crore"],
    ["Cut load time from 40 seconds to 6", "from 40 seconds to 6"],
    ["Trained 40 staff", "40"],
    ["Served 2000 users", "2000"],
    ["Ran 11 A/B tests", "11"],
    ["Made it 3x faster", "3x"],
    ["Doubled the sign-ups", "Doubled"],
    ["Released with zero defects", "zero defects"],
    ["Opened five new stores", "five new stores"],
    ["Managed a team of eight", "of eight"],
    ["Won the best project award", "Won the"],
    ["बिक्री 12% बढ़ाई", "12%"],
  ])("finds in “%s”: %s", (text, expected) => {
    const mark = findResult(text);
    expect(text.slice(mark?.from, mark?.to).trim()).toBe(expected);
  });
});

describe("findUnmeasuredChange", () => {
  test("finds the verb that asks for a figure", () => {
    expect(findUnmeasuredChange("Helped improve load time")).toMatchObject({
      word: "improve",
      from: 7,
    });
    expect(findUnmeasuredChange("Wrote the tests")).toBeNull();
  });
});
