import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { dateOf, linesOf, valueOf } from "../testing/read.ts";
import { readEducation } from "./education.ts";

function studiesOf(...lines: readonly PageLine[]): string[] {
  return readEducation(linesOf(...lines)).map(
    (study) =>
      `${valueOf(study.degree)} @ ${valueOf(study.institution)}: ${dateOf(study.end)} (${valueOf(study.grade)})`,
  );
}

const bold = (text: string): PageLine => [text, { bold: true }];

/** A row of a table, its cells 130 points apart. */
const row = (...cells: string[]): PageLine => [
  cells.map((cell, i) => [cell, { x: 50 + i * 130 }] as const),
  {},
];

/** A study with its dates at the right. */
const dated = (text: string, dates: string): PageLine => [
  [
    [text, {}],
    [dates, { x: 460 }],
  ],
  {},
];

describe("readEducation", () => {
  test("puts together a school broken over two lines, and leaves its grade and thesis out", () => {
    expect(
      studiesOf(
        dated("B.E. in Mechanical Engineering, Meghna College of Science and Engi-", "2021 – 2025"),
        "neering, CGPA 8.31.",
        dated("M.Sc. in Physics, Tara University, 3.71", "2017 – 2019"),
        "Thesis: Slow relaxation in clay",
      ),
    ).toEqual([
      "B.E. in Mechanical Engineering @ Meghna College of Science and Engineering: 2025 (CGPA 8.31)",
      "M.Sc. in Physics @ Tara University: 2019 (3.71)",
    ]);
  });

  test("puts together a bold school broken before the word schools have, and no degree with it", () => {
    expect(studiesOf(bold("Master of Arts"), bold("Engineering College"), "2011 – 2014")).toEqual([
      "Master of Arts @ Engineering College: 2014 (null)",
    ]);
    expect(
      studiesOf(bold("Guru Kaveri"), bold("Engineering College"), "MCA", "2014 – 2017"),
    ).toEqual(["MCA @ Guru Kaveri Engineering College: 2017 (null)"]);
  });

  test("leaves the unit of a labelled grade with the grade", () => {
    expect(studiesOf("B.Sc. Physics, Tara University, GPA: 7.84 CGPA", "2014 – 2017")).toEqual([
      "B.Sc. Physics @ Tara University: 2017 (GPA: 7.84 CGPA)",
    ]);
  });

  test("reads a grade in words behind its label", () => {
    expect(
      studiesOf(dated("Ausbildung zum Weber, Tara Berufsschule", "2014 – 2017"), "Note: sehr gut"),
    ).toEqual(["Ausbildung zum Weber @ Tara Berufsschule: 2017 (Note: sehr gut)"]);
  });

  test("finds no study in nothing", () => {
    expect(readEducation([])).toEqual([]);
  });

  test.each<[string, PageLine[]]>([
    [
      "school above degree",
      [
        bold("University of Pune"),
        "M.Sc. in Statistics, CGPA: 8.7/10",
        "2016 – 2018",
        bold("Fergusson College"),
        "B.Sc. in Mathematics, 82 %",
        "2013 – 2016",
      ],
    ],
    [
      "degree and school on one line",
      [
        "M.Sc. in Statistics – University of Pune (2018)",
        "CGPA: 8.7/10",
        "B.Sc. in Mathematics – Fergusson College (2016)",
        "82 %",
      ],
    ],
    [
      "sentences in bullets",
      [
        "• M.Sc. in Statistics from University of Pune in 2018 with CGPA: 8.7/10",
        "• B.Sc. in Mathematics from Fergusson College in 2016 with 82 %",
      ],
    ],
  ])("reads %s", (_layout, lines) => {
    expect(studiesOf(...lines)).toEqual([
      "M.Sc. in Statistics @ University of Pune: 2018 (CGPA: 8.7/10)",
      "B.Sc. in Mathematics @ Fergusson College: 2016 (82 %)",
    ]);
  });

  test("parts studies without dates where a second school is named", () => {
    expect(
      studiesOf(
        "University of Pune",
        "M.Sc. in Statistics",
        "Fergusson College",
        "B.Sc. in Mathematics",
      ),
    ).toHaveLength(2);
  });

  test("keeps the city in the name of an institute of technology", () => {
    expect(studiesOf("B.Tech, Indian Institute of Technology, Kharagpur, 2019")[0]).toContain(
      "@ Indian Institute of Technology, Kharagpur: 2019",
    );
  });

  test("reads a table by the names of its columns, cells broken over lines too", () => {
    expect(
      studiesOf(
        row("Degree", "Institute", "Year", "CGPA / %"),
        row("B.Tech", "College of", "2025", "8.9"),
        [[["Engineering", { x: 180 }]], {}],
        row("Class XII", "Kendriya Vidyalaya", "2021", "94.2"),
      ),
    ).toEqual([
      "B.Tech @ College of Engineering: 2025 (8.9)",
      "Class XII @ Kendriya Vidyalaya: 2021 (94.2)",
    ]);
  });

  test("joins a name that a narrow column broke over two lines", () => {
    expect(
      studiesOf(
        bold("B.Tech in Electronics and"),
        bold("Communication"),
        "College of Engineering",
        "2021 - 2025",
      )[0],
    ).toBe("B.Tech in Electronics and Communication @ College of Engineering: 2025 (null)");
  });

  test("reads a date after the word that introduces it", () => {
    expect(
      studiesOf(bold("Kendriya Vidyalaya"), "Class XII", "Graduated May 2011 | Kochi"),
    ).toEqual(["Class XII @ Kendriya Vidyalaya: 2011-05 (null)"]);
  });

  test("reads the degree in brackets behind its school, and the school behind its degree", () => {
    expect(
      studiesOf(
        dated("Meghna University (B.Com in Accounts)", "2015 – 2018"),
        dated("Diploma in Nursing (Tara State College)", "2012 – 2014"),
      ),
    ).toEqual([
      "B.Com in Accounts @ Meghna University: 2018 (null)",
      "Diploma in Nursing @ Tara State College: 2014 (null)",
    ]);
  });

  test("reads the degree in a bullet below its school", () => {
    expect(
      studiesOf(dated("Meghna University", "2015 – 2018"), "• B.Sc. Physics, CGPA 8.1"),
    ).toEqual(["B.Sc. Physics @ Meghna University: 2018 (CGPA 8.1)"]);
  });

  test("puts together in a narrow column what a comma ends a full line of", () => {
    expect(
      studiesOf(
        bold("Bachelor of Design and Weaving,"),
        bold("Communication Design"),
        "Tara National Institute of Design,",
        "Weavers Hill Campus Grounds",
        "2014 – 2018",
      ),
    ).toEqual([
      "Bachelor of Design and Weaving, Communication Design @ Tara National Institute of Design, Weavers Hill Campus Grounds: 2018 (null)",
    ]);
  });

  test("reads no study from bullets set in above the first: they end what stands before the section", () => {
    expect(
      studiesOf(
        ["• Eleven looms, four dye works on show", { x: 90 }],
        "2014 – 2018 Meghna University",
        "Bachelor of Science in Physics",
      ),
    ).toEqual(["Bachelor of Science in Physics @ Meghna University: 2018 (null)"]);
  });

  test("takes a board behind a class for its school only where none stands beside it", () => {
    expect(studiesOf("Class XII, State Board, 2018")).toEqual([
      "Class XII @ State Board: 2018 (null)",
    ]);
    expect(studiesOf("Class XII, State Board, Godavari Higher Secondary School, 2018")).toEqual([
      "Class XII, State Board @ Godavari Higher Secondary School: 2018 (null)",
    ]);
  });

  test("reads a class together with the marks it stands for", () => {
    expect(studiesOf("B.Sc. Physics, Meghna University · First class, 79%, 2018")).toEqual([
      "B.Sc. Physics @ Meghna University: 2018 (First class, 79%)",
    ]);
    expect(studiesOf("बी.एड., मेघना विश्वविद्यालय · प्रथम श्रेणी, 2018")).toEqual([
      "बी.एड. @ मेघना विश्वविद्यालय: 2018 (प्रथम श्रेणी)",
    ]);
  });

  test("reads a place that a narrow column carries over with the mark before it", () => {
    const [first, second] = readEducation(
      linesOf(
        bold("MBA, Operations"),
        "Tara School of Management",
        "· Coimbatore",
        "2017 – 2019",
        ["CGPA 8.4 / 10", { leading: 22 }],
        bold("B.Sc., Statistics"),
        "Meghna College · Ernakulam",
        "2014 – 2017",
      ),
    );
    expect([first, second].map((study) => valueOf(study?.institution ?? null))).toEqual([
      "Tara School of Management",
      "Meghna College",
    ]);
    expect([first, second].map((study) => valueOf(study?.location ?? null))).toEqual([
      "Coimbatore",
      "Ernakulam",
    ]);
  });

  test("leaves the city in a school's name where its place stands apart", () => {
    const [study] = readEducation(
      linesOf("Diploma, Electrical, Government Polytechnic, Durg · Durg, 1990"),
    );
    expect(valueOf(study?.institution ?? null)).toBe("Government Polytechnic, Durg");
    expect(valueOf(study?.location ?? null)).toBe("Durg");
  });
});
