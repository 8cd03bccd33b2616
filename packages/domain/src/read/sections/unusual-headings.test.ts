import { describe, expect, test } from "vitest";
import { readLines } from "../layout/read-lines.ts";
import { documentOf, over, page, type PageLine } from "../testing/page.ts";
import { toSections } from "./sections.ts";

/** Each section as its kind and text. */
const sectionsOf = (...lines: readonly PageLine[]): string[] => sectionsOn(page(lines));

function sectionsOn(made: ReturnType<typeof page>): string[] {
  return toSections(readLines(documentOf(made)).lines).map(
    ({ kind, lines }) => `${kind}: ${lines.map((line) => line.text).join(" / ")}`,
  );
}

const heading = (text: string): PageLine => [text, { size: 13, bold: true, leading: 18 }];

/** A large heading that is not bold. */
const lone = (text: string): PageLine => [text, { size: 14, leading: 20 }];

describe("toSections, of unusual headings", () => {
  test("takes no item of a list for a heading, whatever it says", () => {
    expect(
      sectionsOf(heading("Skills"), "• Experience design", "• Education", "• Projects", "• Skills"),
    ).toEqual(["skills: • Experience design / • Education / • Projects / • Skills"]);
  });

  test("reads headings behind a mark of their own", () => {
    expect(
      sectionsOf(
        "Asha Rao",
        "• Experience",
        "Weaver, Kaveri Mills",
        "• Education",
        "Diploma, 2015",
      ),
    ).toEqual([
      "contact: Asha Rao",
      "experience: Weaver, Kaveri Mills",
      "education: Diploma, 2015",
    ]);
  });

  test.each([
    ["Profile Snapshot", "summary"],
    ["Career at a Glance", "summary"],
    ["hello", "summary"],
    ["Most Proud Of", "awards"],
    ["Weitere Kenntnisse", "skills"],
    ["Professional Credentials", "certifications"],
    ["Selected Talks", "other"],
    ["Software Proficiency", "skills"],
    ["Informatique", "skills"],
    ["Achievement", "awards"],
    ["Papers Presented", "publications"],
    ["Trainings Attended", "certifications"],
    ["Personal Dossier", "contact"],
  ])("reads what stands below %j as the %s", (text, kind) => {
    expect(sectionsOf("Asha Rao", heading("Experience"), "Weaver", heading(text), "Loom")).toEqual([
      "contact: Asha Rao",
      "experience: Weaver",
      `${kind}: Loom`,
    ]);
  });

  test("reads headings behind number signs and slashes", () => {
    expect(
      sectionsOf("Asha Rao", heading("# Experience"), "Weaver", heading("/ education"), "Diploma"),
    ).toEqual(["contact: Asha Rao", "experience: Weaver", "education: Diploma"]);
  });

  test("takes an address called 'About' for the head, where the summary has a heading of its own", () => {
    expect(
      sectionsOf(
        heading("About"),
        "Pune",
        "asha@example.in",
        heading("Experience"),
        "Weaver, Kaveri Mills",
        heading("Summary"),
        "Weaver and dyer of wool and of cotton, eleven years.",
      ),
    ).toEqual([
      "contact: Pune / asha@example.in",
      "experience: Weaver, Kaveri Mills",
      "summary: Weaver and dyer of wool and of cotton, eleven years.",
    ]);
  });

  test("gives an address at the foot of the page to the head, not to the section above it", () => {
    const made = over(
      page([heading("Experience"), "Weaver, Kaveri Mills", heading("Skills"), "Madder, Indigo"]),
      page(["Pune · asha@example.in · 98765 43210"], { top: 800 }),
    );
    expect(sectionsOn(made)).toEqual([
      "contact: Pune · asha@example.in · 98765 43210",
      "experience: Weaver, Kaveri Mills",
      "skills: Madder, Indigo",
    ]);
  });

  test("parts the only heading of a page that stands beside its text, as the lone ones look", () => {
    const beside: PageLine = [
      [
        ["Experience", { size: 14 }],
        ["Weaver, Kaveri Mills", { x: 160 }],
      ],
      { size: 10, leading: 20 },
    ];
    expect(
      sectionsOf(
        ["Asha Rao", { size: 22, leading: 30 }],
        beside,
        lone("Education"),
        "Diploma, 2015",
      ),
    ).toEqual([
      "contact: Asha Rao",
      "experience: Weaver, Kaveri Mills",
      "education: Diploma, 2015",
    ]);
  });
});
