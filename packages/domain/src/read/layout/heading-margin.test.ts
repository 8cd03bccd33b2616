import { describe, expect, test } from "vitest";
import { documentOf, page, run } from "../testing/page.ts";
import { readLines } from "./read-lines.ts";

type Placed = readonly [words: string, baseline: number, size?: number];

const textsOf = (margin: readonly Placed[]) => {
  const text: readonly Placed[] = [
    ["Weaver, Kaveri Mills, Pune. 2018 – 2020", 103],
    ["Wove cloth on eleven looms", 122],
    ["Dyer, Meghna Wool, Pune. 2015 – 2018", 146],
    ["Diploma in Textiles, Tara Polytechnic. 2015", 203],
    ["Took part in four fairs of weavers", 233],
    ["Marathi: fluent", 283],
  ];
  const at = (x: number, size: number) => (placed: Placed) =>
    run(placed[0], { x, baseline: placed[1], size: placed[2] ?? size });
  const runs = [...margin.map(at(50, 14)), ...text.map(at(180, 11))];
  return readLines(documentOf({ ...page([]), runs })).lines.map((line) => line.text);
};

/** Cells of a table, 150 points from left edge to left edge. */
const cellsAt = (baseline: number, ...cells: readonly string[]) =>
  cells.map((words, i) => run(words, { x: 50 + i * 150, baseline, size: 10 }));

describe("readLines, where the headings stand in the left margin", () => {
  test("takes no word of the text's size for a heading, nor joins two headings", () => {
    const texts = textsOf([
      ["Experience", 103],
      ["Awards", 118],
      ["Education", 203],
      ["Fairs", 233, 11],
      ["Languages", 283],
    ]);
    expect(texts.slice(0, 2)).toEqual(["Experience", "Awards"]);
    expect(texts).toContain("Fairs Took part in four fairs of weavers");
  });

  test("joins a heading broken over two lines, also where its first half could be one", () => {
    const texts = textsOf([
      ["Professional", 103],
      ["Experience", 118],
      ["Education", 200],
      ["and Training", 215],
      ["Languages", 283],
    ]);
    expect(texts).toContain("Professional Experience");
    expect(texts).toContain("Education and Training");
  });

  test("knows a heading of no known name by its size among three that it looks like", () => {
    const texts = textsOf([
      ["Experience", 103],
      ["Education", 203],
      ["Fairs", 233],
      ["Languages", 283],
    ]);
    expect(texts).toContain("Fairs");
  });

  test("leaves text to the heading at its top, however many rows the others have", () => {
    const texts = textsOf([
      ["Experience", 103],
      ["Education", 203],
      ["Languages", 283],
    ]);
    expect(texts.slice(0, 2)).toEqual(["Experience", "Weaver, Kaveri Mills, Pune. 2018 – 2020"]);
  });

  test("gives text to the heading that stands in its middle", () => {
    const texts = textsOf([
      ["Experience", 125],
      ["Education", 218],
      ["Languages", 283],
    ]);
    expect(texts).toEqual([
      "Experience",
      "Weaver, Kaveri Mills, Pune. 2018 – 2020",
      "Wove cloth on eleven looms",
      "Dyer, Meghna Wool, Pune. 2015 – 2018",
      "Education",
      "Diploma in Textiles, Tara Polytechnic. 2015",
      "Took part in four fairs of weavers",
      "Languages",
      "Marathi: fluent",
    ]);
  });

  test("leaves the head of a table in its row, also where its first cell could be a heading", () => {
    const runs = [
      run("Education", { x: 50, baseline: 100, size: 14 }),
      ...cellsAt(120, "Qualification", "Institute", "Year"),
      ...cellsAt(134, "Diploma in Textiles", "Tara Polytechnic", "2015"),
      ...cellsAt(148, "Class XII", "Meghna School", "2012"),
      run("Skills", { x: 50, baseline: 176, size: 14 }),
      ...cellsAt(196, "Weaving, dyeing"),
    ];
    const { lines } = readLines(documentOf({ ...page([]), runs }));
    expect(lines.map((line) => line.text)).toContain("Qualification Institute Year");
  });
});

const small = (bold: boolean, ...more: readonly string[]) => {
  const runs = [
    run("Meera Pillai", { x: 180, baseline: 60, size: 20, bold: true }),
    run("meera@example.in", { x: 180, baseline: 80, size: 10 }),
    run("Experience", { x: 50, baseline: 120, size: 10, bold }),
    run("Junior Engineer, Koyna Constructions", { x: 180, baseline: 120, size: 10 }),
    ...more.map((words, i) => run(words, { x: 180, baseline: 160 + i * 20, size: 16, bold: true })),
  ];
  return readLines(documentOf({ ...page([]), runs })).lines.map((line) => line.text);
};

describe("readLines of a resume with one section", () => {
  test("takes neither a word of the text's look for its heading nor one among headings of another", () => {
    expect(small(false)).toContain("Experience Junior Engineer, Koyna Constructions");
    expect(small(true, "Education")).toContain("Experience Junior Engineer, Koyna Constructions");
  });

  test("parts its heading in the margin from the text beside it", () => {
    expect(small(true).slice(2)).toEqual(["Experience", "Junior Engineer, Koyna Constructions"]);
  });
});
