import { describe, expect, test } from "vitest";
import { documentOf, over, page, type PageLine, run } from "../testing/page.ts";
import { isMarginText } from "./margin-text.ts";
import { readLines } from "./read-lines.ts";

const heading = (text: string): PageLine => [text, { size: 14, leading: 20 }];

const text: readonly PageLine[] = [
  heading("Experience"),
  ["Weaver, Kaveri Mills, Pune", { leading: 12 }],
  ["Wove cloth on eleven looms for sails and tents", { leading: 16 }],
  ["Dyer, Meghna Wool, Pune", { leading: 24 }],
  heading("Education"),
  ["Diploma in Textiles, Tara Polytechnic", { leading: 24 }],
  heading("Languages"),
  ["Fluent", { leading: 14 }],
  ["Fair", { leading: 14 }],
];

/** Labels of a narrow column at the left, each at a height of its own. */
const labels = (...at: readonly (readonly [string, number])[]) => ({
  ...page([]),
  runs: at.map(([words, baseline]) => run(words, { x: 50, baseline })),
});

const textsOf = (left: ReturnType<typeof labels>) =>
  readLines(documentOf(over(left, page(text, { x: 150, top: 100 })))).lines.map(
    (line) => line.text,
  );

describe("readLines, where dates stand in a narrow column at the left", () => {
  test("leaves them a column of their own where they stand beside no line of the text", () => {
    const texts = textsOf(
      labels(
        ["2018 – 2020", 93],
        ["Tara Prize", 110],
        ["2015 – 2018", 126],
        ["Loom Prize", 140],
        ["2014", 163],
      ),
    );
    expect(texts).toContain("Weaver, Kaveri Mills, Pune");
    expect(texts).toContain("Diploma in Textiles, Tara Polytechnic");
  });

  test("reads each with the line it stands beside, under the headings of the text", () => {
    const texts = textsOf(
      labels(
        ["2018 – 2020", 120],
        ["2015 – 2018", 148],
        ["2012 – 2015", 192],
        ["Marathi", 236],
        ["Hindi", 250],
      ),
    );
    expect(texts).toEqual([
      "Experience",
      "2018 – 2020 Weaver, Kaveri Mills, Pune",
      "Wove cloth on eleven looms for sails and tents",
      "2015 – 2018 Dyer, Meghna Wool, Pune",
      "Education",
      "2012 – 2015 Diploma in Textiles, Tara Polytechnic",
      "Languages",
      "Marathi Fluent",
      "Hindi Fair",
    ]);
  });
});

/** Labels that end at one x, each on a baseline of its own. */
const flush = (...at: readonly (readonly [string, number])[]) => ({
  ...page([]),
  runs: at.map(([words, baseline]) =>
    run(words, { x: 190 - words.length * 5, baseline, font: "Sans" }),
  ),
});

describe("readLines, where labels stand flush with the text at their right", () => {
  const right = page(
    [
      ["Tara Polytechnic", { leading: 12 }],
      ["of Nashik", { leading: 48 }],
      ["Marathi, Hindi", { leading: 14 }],
      ["Looms, madder,", { leading: 12 }],
      "indigo",
    ],
    { x: 200, top: 100 },
  );
  const read = (...at: readonly (readonly [string, number])[]) =>
    readLines(documentOf(over(right, flush(...at)))).lines.map((line) => line.text);

  test("joins none to a row that it does not stand beside", () => {
    const texts = read(["School", 94], ["Languages", 154], ["Trade and craft", 181]);
    expect(texts).not.toContain("School Tara Polytechnic");
  });

  test("keeps each with its row, a heading alone between them and a footer below aside", () => {
    const texts = read(
      ["School", 100],
      ["Personal skills", 136],
      ["Tongues spoken", 160],
      ["Skills", 174],
      ["Page 2 of", 700],
      ["Asha Rao", 710],
    );
    expect(texts).toEqual([
      "School Tara Polytechnic",
      "of Nashik",
      "Personal skills",
      "Tongues spoken Marathi, Hindi",
      "Skills Looms, madder,",
      "indigo",
      "Page 2 of",
      "Asha Rao",
    ]);
  });
});

describe("readLines, of a form", () => {
  test("keeps answers behind their colons with what they answer, however many there are", () => {
    const asked = page([
      "Name",
      "Date of birth",
      "Permanent address",
      "E-mail",
      "Known tongues",
      "Age",
    ]);
    const answers = page(
      [
        ": Asha Rao",
        ": 14.07.1997",
        ": 4, Tank Street",
        ": asha@example.in",
        ": Marathi, Hindi",
        ": 29",
      ],
      { x: 250 },
    );
    const texts = readLines(documentOf(over(asked, answers))).lines.map((line) => line.text);
    expect(texts[0]).toBe("Name : Asha Rao");
    expect(texts).toHaveLength(6);
  });
});

describe("readLines, where a large name stands over the text of a column", () => {
  test("finds the gutter although the name begins a little before the text", () => {
    const side = page(
      [
        ["SKILLS", { bold: true, size: 14, leading: 20 }],
        "Madder",
        "Indigo",
        "Walnut",
        ["LANGUAGES", { bold: true, size: 14, leading: 20 }],
        "Marathi",
        "Hindi",
      ],
      { x: 30, top: 90 },
    );
    const name = page([["Asha Rao", { bold: true, size: 34 }]], { x: 197, top: 90 });
    const main = page(
      [
        ["EXPERIENCE", { bold: true, size: 14, leading: 20 }],
        "Weaver of cloth for sails and of tents",
        "Kaveri Mills, Pune",
        "Wove cloth on eleven looms",
      ],
      { x: 200, top: 126 },
    );
    const { lines } = readLines(documentOf(over(over(side, name), main)));
    expect(lines.map((line) => line.text)).toContain("SKILLS");
    expect(lines.map((line) => line.text)).toContain("Asha Rao");
  });
});

describe("isMarginText", () => {
  test.each(["2 looms", "8 meses looms", "ans", "3 Jahre Weberei"])("takes no %s", (words) => {
    expect(isMarginText(words)).toBe(false);
  });

  test.each(["2 years", "(1 yr 4 mos)", "2 ans 8 mois", "3 Jahre, 2 Monate", "1 año 6 meses"])(
    "takes how long a post was held, as %s",
    (words) => {
      expect(isMarginText(words)).toBe(true);
    },
  );
});
