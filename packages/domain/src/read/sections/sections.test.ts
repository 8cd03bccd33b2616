import { describe, expect, test } from "vitest";
import type { SourcePage } from "../../resume/document.ts";
import { readLines } from "../layout/read-lines.ts";
import { documentOf, over, page, type PageLine } from "../testing/page.ts";
import { toSections } from "./sections.ts";

/** Each section as its kind, heading and text. */
function sectionsOf(...pages: SourcePage[]): string[] {
  return toSections(readLines(documentOf(...pages)).lines).map(
    ({ kind, heading, lines }) =>
      `${kind}${heading ? ` [${heading.text}]` : ""}: ${lines.map((line) => line.text).join(" / ")}`,
  );
}

const heading = (text: string): PageLine => [text, { size: 13, bold: true }];

const bold = (text: string): PageLine => [text, { bold: true }];

const side = (rows: readonly PageLine[]) => page(rows, { x: 30, top: 100 });

const main = (rows: readonly PageLine[]) => page(rows, { x: 220, top: 104 });

describe("toSections", () => {
  test("gives a page without headings as one head", () => {
    expect(sectionsOf(page(["Asha Rao", "asha@example.in"]))).toEqual([
      "contact: Asha Rao / asha@example.in",
    ]);
  });

  test("cuts at headings known by name, in any of the languages", () => {
    expect(
      sectionsOf(
        page(["Asha Rao", heading("Berufserfahrung"), "Kaveri", heading("शिक्षा"), "Pune"]),
      ),
    ).toEqual([
      "contact: Asha Rao",
      "experience [Berufserfahrung]: Kaveri",
      "education [शिक्षा]: Pune",
    ]);
  });

  test("takes the heading of a list of publications for none of them", () => {
    const made = page([
      heading("Experience"),
      "Weaver, Kaveri Mills",
      heading("Publications"),
      "Journal Articles",
      "Rao, A. (2019). Looms.",
    ]);
    const section = toSections(readLines(documentOf(made)).lines).at(-1);
    expect(section?.lines.map(({ text }) => text)).toEqual(["Rao, A. (2019). Looms."]);
    expect(section?.subheadings.map(({ text }) => text)).toEqual(["Journal Articles"]);
  });

  test("keeps a heading nobody knows, when it looks like the others", () => {
    const sections = sectionsOf(
      page([
        ["Asha Rao", { size: 22 }],
        heading("Experience"),
        "Kaveri Retail, where I built the forecast for 320 shops",
        heading("Mountains climbed"),
        "Kolahoi",
        heading("Education"),
        "University of Pune, where I read statistics",
      ]),
    );
    expect(sections).toContain("other [Mountains climbed]: Kolahoi");
  });

  test("takes no label inside a section for a heading, though it has a heading's name", () => {
    const sections = sectionsOf(
      page([
        ["Asha Rao", { size: 22 }],
        heading("Experience"),
        "Kaveri",
        heading("Skills"),
        ["Languages", { bold: true }],
        "SQL, R",
        heading("Education"),
        "Pune",
      ]),
    );
    expect(sections.find((section) => section.startsWith("skills"))).toBe(
      "skills [Skills]: Languages / SQL, R",
    );
  });

  test("takes no company for a heading, though it is as bold as the headings", () => {
    const sections = sectionsOf(
      page([
        ["Asha Rao", { size: 16, bold: true }],
        bold("Education"),
        "M.Sc.",
        bold("Experience"),
        bold("Kaveri Retail, Pune"),
        "Analyst",
        bold("Skills"),
        "SQL",
      ]),
    );
    expect(sections.find((section) => section.startsWith("experience"))).toBe(
      "experience [Experience]: Kaveri Retail, Pune / Analyst",
    );
  });

  test("goes on in each column with what it held on the page before", () => {
    const sections = sectionsOf(
      over(
        side([heading("Skills"), "SQL", "R", "dbt", "Excel"]),
        main([
          heading("Experience"),
          "Kaveri Retail",
          "Cut the cost of storage",
          "Wrote the forecast",
          "Led a team of six",
        ]),
      ),
      over(
        side(["Airflow", "Git", "Linux", "Kafka", "Spark"]),
        main([
          "Bluecart Logistics",
          "Modelled delivery times",
          "Found an error in routing",
          "Trained nine people",
          "Wrote the handbook",
        ]),
      ),
    );
    expect(sections.find((section) => section.startsWith("skills"))).toBe(
      "skills [Skills]: SQL / R / dbt / Excel / Airflow / Git / Linux / Kafka / Spark",
    );
    expect(sections.find((section) => section.startsWith("experience"))).toContain(
      "Led a team of six / Bluecart Logistics",
    );
  });

  test("goes on from the left column to the right one, unless the right one says who the person is", () => {
    const left = side([
      heading("Experience"),
      "Kaveri Retail",
      "Wrote the forecast",
      "Led a team",
      heading("Skills"),
      "SQL",
    ]);
    const flows = sectionsOf(
      over(left, main(["Python", "Airflow", heading("Education"), "University of Pune", "M.Sc."])),
    );
    expect(flows.find((section) => section.startsWith("skills"))).toBe(
      "skills [Skills]: SQL / Python / Airflow",
    );
    const introduces = sectionsOf(
      over(
        left,
        main([
          ["Asha Rao", { size: 22 }],
          "asha@example.in",
          heading("Education"),
          "University of Pune",
          "M.Sc.",
        ]),
      ),
    );
    expect(introduces).toContain("contact: Asha Rao / asha@example.in");
  });
});
