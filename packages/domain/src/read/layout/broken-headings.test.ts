import { describe, expect, test } from "vitest";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

const bold = (text: string, leading = 13): PageLine => [text, { bold: true, leading }];
const textsOf = (...lines: readonly PageLine[]) =>
  readLines(documentOf(page(lines))).lines.map((line) => line.text);

describe("readLines, where a narrow column breaks a heading", () => {
  test("joins no two headings, no bold line with the heading below it, and nothing set apart", () => {
    expect(textsOf(bold("Education"), bold("Skills"), "Looms")).toHaveLength(3);
    expect(textsOf("Kaveri Mills", bold("Master weaver"), bold("Experience"))).toHaveLength(3);
    expect(textsOf(bold("Education and", 30), bold("Training"))).toHaveLength(2);
  });

  test("joins a heading that ends in 'and' with the line below it", () => {
    expect(textsOf(bold("EDUCATION AND"), bold("TRAINING"), "Diploma in Textiles, 2015")).toEqual([
      "EDUCATION AND TRAINING",
      "Diploma in Textiles, 2015",
    ]);
  });

  test("joins the first word of a heading with the word that names it", () => {
    expect(
      textsOf(["Looms, madder, indigo", { leading: 28 }], bold("Professional"), bold("Experience")),
    ).toEqual(["Looms, madder, indigo", "Professional Experience"]);
  });
});
