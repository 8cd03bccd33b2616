import { describe, expect, test } from "vitest";
import { readResume } from "../read-resume.ts";
import { documentOf, over, page, type PageLine } from "../testing/page.ts";

const heading = (text: string, size = 13): PageLine => [text, { bold: true, size, leading: 20 }];
const dated = (text: string, date: string): PageLine => [
  [
    [text, { bold: true }],
    [date, { x: 480 }],
  ],
  { leading: 34 },
];

describe("readResume, where only the foot of a page is set in columns", () => {
  const full = page(
    [
      heading("Certifications"),
      dated("Master Dyer, Tara Guild", "May 2021"),
      dated("Safe Handling of Acids, Tara Guild", "Jun 2022"),
      heading("Publications"),
      dated("Madder in hard water, The Indian Dyer", "Jan 2023"),
    ],
    { top: 60 },
  );
  const foot = over(
    page(
      [
        heading("Education", 11),
        ["Diploma, Textiles", { bold: true }],
        "Meghna Polytechnic",
        "2012 – 2015",
        "74%",
      ],
      { x: 50, top: 260 },
    ),
    page([heading("Skills", 11), "Madder, Indigo,", "Walnut, Vats,", "Wool, Silk, Linen"], {
      x: 220,
      top: 260,
    }),
    page(
      [
        heading("Awards", 11),
        ["Dyer of the Year", { bold: true }],
        "Kaveri Mills",
        "Mar 2019",
        "Among forty.",
      ],
      { x: 400, top: 260 },
    ),
  );

  test("keeps dates above with their entries and reads each column under its own heading", () => {
    const { certifications, publications, education, skills, awards, unplaced } = readResume(
      documentOf(over(full, foot)),
    );
    expect(certifications.map((item) => [item.title.value, item.date?.value.text])).toEqual([
      ["Master Dyer, Tara Guild", "May 2021"],
      ["Safe Handling of Acids, Tara Guild", "Jun 2022"],
    ]);
    expect(publications[0]?.date?.value.text).toBe("Jan 2023");
    expect(education.map((study) => study.institution?.value)).toEqual(["Meghna Polytechnic"]);
    expect(skills.flatMap((group) => group.skills).map((skill) => skill.value)).toContain("Indigo");
    expect(awards.map((item) => item.title.value)).toEqual(["Dyer of the Year"]);
    expect(unplaced).toEqual([]);
  });
});
