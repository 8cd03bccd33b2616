import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

const textsOf = (lines: readonly PageLine[]) =>
  readLines(documentOf(page(lines))).lines.map(({ text }) => text);

/** A row of texts, 180 points from left edge to left edge; "" leaves a column empty. */
const row = (texts: readonly string[], style: { bold?: boolean; leading?: number } = {}) =>
  [texts.map((text, i) => [text, { x: 40 + i * 180 }] as const), style] as const;

const TOP: readonly PageLine[] = [
  row(["Skills", "Education", "Awards"], { bold: true }),
  row(["Weaving on looms", "B.Sc. Textiles", "Weaver of the year"]),
  row(["Dyeing of wool", "Tara College", "Prize of the town"]),
  row(["Yarn buying", "2009 – 2011", "Medal of the fair"]),
  row(["Fair stands", "Pune", "Guild medal"], { leading: 40 }),
];

const POSTS: readonly PageLine[] = [
  row(["2019 – 2024", "2014 – 2019", "2011 – 2014"]),
  row(["Head weaver", "Weaver", "Trainee"], { bold: true }),
  row(["Kaveri Mills", "Meghna Mills", "Tara Mills"]),
  row(["• Led nine weavers", "• Wove cotton", "• Kept the log"]),
];

describe("readLines, where one heading stands over columns", () => {
  test("leaves a heading of the left column where what stands beside it is no card of its own", () => {
    const texts = textsOf([
      ...TOP,
      row(["Languages"], { bold: true }),
      row(["Hindi, Tamil", "", "Guild of dyers"]),
      row(["English", "", "Fair of 2014"]),
    ]);
    expect(texts.indexOf("English")).toBeLessThan(texts.indexOf("Education"));
  });

  test("reads what stands above it first, then every card under it", () => {
    const texts = textsOf([...TOP, row(["Experience"], { bold: true }), ...POSTS]);
    expect(texts.slice(texts.indexOf("Guild medal"))).toEqual([
      "Guild medal",
      "Experience",
      "2019 – 2024",
      "Head weaver",
      "Kaveri Mills",
      "• Led nine weavers",
      "2014 – 2019",
      "Weaver",
      "Meghna Mills",
      "• Wove cotton",
      "2011 – 2014",
      "Trainee",
      "Tara Mills",
      "• Kept the log",
    ]);
  });
});
