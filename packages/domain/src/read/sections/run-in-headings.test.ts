import { describe, expect, test } from "vitest";
import { readLines } from "../layout/read-lines.ts";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { readResume } from "../read-resume.ts";
import { toSections } from "./sections.ts";

const heading = (text: string): PageLine => [text, { size: 12, bold: true, leading: 18 }];

const kindsOf = (...lines: readonly PageLine[]) =>
  toSections(readLines(documentOf(page(lines))).lines).map(({ kind }) => kind);

const TOP: readonly PageLine[] = [
  ["Asha Rao", { size: 16, bold: true }],
  heading("Qualification :-"),
  "B.Com. from Shivaji University, 1998",
];

describe("isNoSkill", () => {
  test("keeps a group of skills of any other name, and leaves what somebody likes out of them", () => {
    const { skills, unplaced } = readResume(
      documentOf(
        page([
          ["Asha Rao", { size: 16, bold: true }],
          heading("Skills & Interests"),
          "Technical: Looms, Dyes",
          "Interests: Choral singing, Skiing",
          "Research interest groups: Guild of Weavers",
          [
            [
              ["Interessen", {}],
              ["Chorgesang, Radreisen", { x: 160 }],
            ],
            {},
          ],
          "Kassel, 9. November 2026",
        ]),
      ),
    );
    expect(skills.flatMap((group) => group.skills.map(({ value }) => value))).toEqual([
      "Looms",
      "Dyes",
      "Guild of Weavers",
    ]);
    expect(unplaced).toEqual([]);
  });
});

describe("runInKind", () => {
  test("opens no section in a post, for other words, or where headings have another mark", () => {
    const work = [heading("Experience :-"), "Clerk, Tara Mills, 2010 - 2014"];
    expect(kindsOf(...TOP, ...work, "Computer Knowledge :- Tally, MS Office")).toEqual([
      "contact",
      "education",
      "experience",
    ]);
    expect(kindsOf(...TOP, "Best subject :- Accounts", ...work)).toEqual([
      "contact",
      "education",
      "experience",
    ]);
    expect(
      kindsOf(heading("Qualification"), "B.Com.", "Computer Knowledge :- Tally", heading("Work")),
    ).toEqual(["education", "experience"]);
  });

  test("reads short sections that run on behind their headings", () => {
    const reading = readResume(
      documentOf(
        page([
          ...TOP,
          "Computer Knowledge :- Tally ERP, MS Office",
          "Other Courses :- MS-CIT; Typing English, 40 w.p.m.",
          heading("Experience :-"),
          "Clerk, Tara Mills, 2010 - 2014",
        ]),
      ),
    );
    expect(reading.skills.flatMap(({ skills }) => skills.map(({ value }) => value))).toEqual([
      "Tally ERP",
      "MS Office",
    ]);
    expect(reading.certifications.map(({ title }) => title.value)).toEqual([
      "MS-CIT",
      "Typing English, 40 w.p.m.",
    ]);
    expect(reading.education.flatMap(({ bullets }) => bullets)).toEqual([]);
  });
});
