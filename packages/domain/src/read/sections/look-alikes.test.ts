import { describe, expect, test } from "vitest";
import { readLines } from "../layout/read-lines.ts";
import { documentOf, page, type PageLine } from "../testing/page.ts";
import { toSections } from "./sections.ts";

const name: PageLine = ["Asha Rao", { size: 24, bold: true, leading: 34 }];
const heading = (text: string): PageLine => [text, { size: 14, bold: true, leading: 22 }];
const bold = (text: string): PageLine => [text, { bold: true, leading: 16 }];
const head = (text: string): PageLine => [text, { bold: true }];

/** An entry whose company is set as the headings are. */
const entry = (company: string, title: string, dates: string): PageLine[] => [
  heading(company),
  head(title),
  dates,
  ["• Wove cloth on eleven looms for sails", { leading: 30 }],
];

const headingsOf = (...lines: readonly PageLine[]) =>
  toSections(readLines(documentOf(page(lines))).lines).flatMap((section) =>
    section.heading ? [`${section.kind}: ${section.heading.text}`] : [],
  );

describe("toSections, where something else looks like the headings", () => {
  test("takes a post set like the heading above it for none, above its company and dates", () => {
    expect(
      headingsOf(
        name,
        head("Employment History"),
        head("Diesel Fitter"),
        "Tara Haulage Pty Ltd",
        "2018 – 2020",
        ["• Serviced prime movers and road trains", { leading: 30 }],
        head("Education"),
        head("Diploma in Engines"),
        "2015",
      ),
    ).toEqual(["experience: Employment History", "education: Education"]);
  });

  test("keeps sections of unknown names where the entries of none have such a head", () => {
    expect(
      headingsOf(
        name,
        heading("Experience"),
        head("Weaver, Kaveri Mills"),
        "2018 – 2020",
        ["• Wove cloth on eleven looms for sails", { leading: 30 }],
        heading("Fairs and markets"),
        head("Dastkar Mela, Delhi"),
        ["2019", { leading: 30 }],
        heading("Education"),
        head("Diploma in Textiles"),
        "2015",
      ),
    ).toEqual(["experience: Experience", "other: Fairs and markets", "education: Education"]);
  });

  test("leaves companies to their section where the first stands right below its heading", () => {
    expect(
      headingsOf(
        name,
        heading("Experience"),
        ...entry("Kaveri Mills", "Weaver", "2018 – 2020"),
        ...entry("Meghna Wool", "Dyer", "2015 – 2018"),
        ...entry("Tara Looms", "Apprentice", "2012 – 2015"),
        heading("Education"),
        ...entry("Tara Polytechnic", "Diploma in Textiles", "2010 – 2012"),
        heading("Fairs and markets"),
        "Sold cloth at four fairs",
      ),
    ).toEqual(["experience: Experience", "education: Education", "other: Fairs and markets"]);
  });

  test("keeps a section of an unknown name below the person's where it tells something", () => {
    expect(
      headingsOf(
        name,
        heading("What I stand for"),
        "Cloth that lasts, made by people who are paid for it and named on it.",
        heading("Experience"),
        "Weaver, Kaveri Mills, 2018 – 2020",
        heading("Education"),
        "Diploma in Textiles, 2015",
      ),
    ).toEqual(["other: What I stand for", "experience: Experience", "education: Education"]);
  });

  test("takes what stands right below the name, above nothing but an address, for no heading", () => {
    expect(
      headingsOf(
        name,
        heading("Master weaver"),
        "asha@example.in",
        heading("Experience"),
        "Weaver, Kaveri Mills, 2018 – 2020",
        heading("Education"),
        "Diploma in Textiles, 2015",
      ),
    ).toEqual(["experience: Experience", "education: Education"]);
  });
});

/** The headings of a resume whose last section holds a group of skills and what is given. */
const around = (...lines: readonly PageLine[]) =>
  headingsOf(
    name,
    heading("Experience"),
    "Weaver, Kaveri Mills, 2018 – 2020",
    heading("Skills"),
    head("Crafts"),
    "Weaving, dyeing",
    ...lines,
  );

describe("toSections, where the heading of languages is set smaller than the others", () => {
  test("leaves it a group of skills where other groups go on below it", () => {
    expect(around(head("Languages"), "Marathi", head("Machines"), "Looms")).toEqual([
      "experience: Experience",
      "skills: Skills",
    ]);
  });

  test("takes it for a heading where nothing but languages stands below it", () => {
    expect(around(head("Languages"), "Marathi", "- Native", "Hindi – fluent")).toEqual([
      "experience: Experience",
      "skills: Skills",
      "languages: Languages",
    ]);
  });
});

describe("toSections, where some headings are in capitals and some are not", () => {
  test("leaves a bold word of a list where it names a heading of another size", () => {
    expect(
      headingsOf(
        name,
        heading("Experience"),
        "Weaver, Kaveri Mills, 2018 – 2020",
        heading("Skills"),
        bold("Projects"),
        "Sails for eleven boats",
      ),
    ).toEqual(["experience: Experience", "skills: Skills"]);
  });

  test("takes both for headings where they are bold and of one size", () => {
    expect(
      headingsOf(
        name,
        bold("Professional experience"),
        ["Weaver, Kaveri Mills, 2018 – 2020", { leading: 18 }],
        bold("PROJECTS"),
        ["Sails for eleven boats", { leading: 18 }],
        bold("EDUCATION"),
        ["Diploma in Textiles, 2015", { leading: 18 }],
        bold("PUBLICATIONS"),
        ["Madder and indigo, 2019", { leading: 18 }],
        bold("Skills"),
        ["Weaving, dyeing", { leading: 18 }],
        bold("Languages"),
        "Marathi, Hindi",
      ),
    ).toEqual([
      "experience: Professional experience",
      "projects: PROJECTS",
      "education: EDUCATION",
      "publications: PUBLICATIONS",
      "skills: Skills",
      "languages: Languages",
    ]);
  });
});
