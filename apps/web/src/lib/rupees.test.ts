import { describe, expect, test } from "vitest";
import { parseRupees, formatRupees } from "./rupees.ts";

describe("readRupees", () => {
  test.each(["", "abc", "12 apples", "-5", "1 2"])("reads nothing from %o", (text) => {
    expect(parseRupees(text)).toBeNull();
  });

  test.each([
    ["1250000", 1_250_000],
    ["12,50,000", 1_250_000],
    ["12.5 lakh", 1_250_000],
    ["18 LPA", 1_800_000],
    ["₹ 1.2 cr", 12_000_000],
    ["45k", 45_000],
  ])("reads %o as %i rupees", (text, rupees) => {
    expect(parseRupees(text)).toBe(rupees);
  });
});

describe("sayRupees", () => {
  test.each([
    [99_999, ""],
    [100_000, "1 lakh"],
    [1_250_000, "12.5 lakh"],
    [12_000_000, "1.2 crore"],
  ])("says %i as %o", (rupees, words) => {
    expect(formatRupees(rupees)).toBe(words);
  });
});
