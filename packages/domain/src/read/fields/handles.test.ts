import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { readResume } from "../read-resume.ts";

const linksOf = (...lines: readonly PageLine[]) =>
  readResume(
    documentOf(page([["Asha Govind Rao", { size: 20, bold: true }], ...lines])),
  ).contact.links.map(({ value }) => `${value.label}: ${value.url}`);

describe("findHandles", () => {
  test("takes no other word, no half of an e-mail address, and nothing a whole address tells", () => {
    expect(linksOf("pune | asha.rao@example.in | weaver")).toEqual([]);
    expect(linksOf("ashagr", "@example.in")).toEqual([]);
    expect(linksOf("asha-rao | https://www.linkedin.com/in/asha-rao | asha@example.in")).toEqual([
      "LinkedIn: https://www.linkedin.com/in/asha-rao",
    ]);
    expect(linksOf("Asked ashagovind for help with looms and dyes of every kind")).toEqual([]);
  });

  test("reads the names that icons stand beside, by the letters of the person's own", () => {
    expect(linksOf("+91 94190 33127 | asha@example.in | ashagr | govind-rao")).toEqual([
      "Profile: ashagr",
      "Profile: govind-rao",
    ]);
  });

  test("reads the names behind their networks", () => {
    expect(linksOf("asha@example.in", "GitHub://loomcode", "LinkedIn: weaver-7")).toEqual([
      "GitHub: GitHub://loomcode",
      "LinkedIn: LinkedIn: weaver-7",
    ]);
  });
});
