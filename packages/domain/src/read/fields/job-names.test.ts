import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { linesOf, valueOf } from "../testing/read.ts";
import { readExperience } from "./experience.ts";

const bold = (text: string): PageLine => [text, { bold: true }];
const BULLET = "• Cut weekly reporting from nine hours to one";

/** A post whose facts are bullets, the first of them broken. */
const facts = (rest: string): PageLine[] => [
  bold("Staff Nurse"),
  "• Sanjeevani Mission Hospital",
  [rest, { x: 60 }],
  "• May 2018 – May 2021",
];

/** "Title @ Company" of each job. */
const jobsOf = (...lines: readonly PageLine[]) =>
  readExperience(linesOf(...lines)).map(
    ({ title, company }) => `${valueOf(title)} @ ${valueOf(company)}`,
  );

describe("the names of a job", () => {
  test("are parted by a dash where nothing else parts them", () => {
    expect(jobsOf(bold("Sales Manager – Narmada Foods  2018 – 2020"), BULLET)).toEqual([
      "Sales Manager @ Narmada Foods",
    ]);
  });

  test("keep the dash of a title that stands behind another mark", () => {
    expect(
      jobsOf(
        bold("Tara Steel Ltd. | Assistant Manager – Operations Planning  2018 – 2020"),
        BULLET,
      ),
    ).toEqual(["Assistant Manager – Operations Planning @ Tara Steel Ltd."]);
  });

  test("keep the dash of a title below a company that looks like none", () => {
    expect(
      jobsOf(
        bold("Meghna Valley Paints  May 2004 – Jan 2008"),
        bold("Manager – Materials"),
        BULLET,
        bold("Tara Coatings  May 2000 – Apr 2004"),
        bold("Trainee – Dispatch"),
        BULLET,
      ),
    ).toEqual(["Manager – Materials @ Meghna Valley Paints", "Trainee – Dispatch @ Tara Coatings"]);
  });

  test("keep the dash of a title above a name that has a line to itself, and not above a text", () => {
    const head = bold("Deputy Manager - Retail Assets  2018 – 2020");
    expect(jobsOf(head, "Sells what branches no longer need", BULLET)).toEqual([
      "Deputy Manager @ Retail Assets",
    ]);
    for (const name of ["Vistaar Gridworks", "Rao & Sons"])
      expect(jobsOf(head, name, BULLET)).toEqual([`Deputy Manager - Retail Assets @ ${name}`]);
  });

  test("are not the department below a school, unless nothing else is named", () => {
    const post = "Associate Professor";
    const below = "School of Natural Sciences";
    expect(jobsOf(`${post}  2018 – 2020`, below)).toEqual([`${post} @ ${below}`]);
    expect(jobsOf(`${post}, Narmada College, Bhopal  2018 – 2020`, below)).toEqual([
      `${post} @ Narmada College`,
    ]);
  });

  test("count working for nobody where others name their company, and not as a kind of contract", () => {
    expect(jobsOf(bold("Graphic Designer | Freelance | Tara Studio  2018 – 2020"), BULLET)).toEqual(
      ["Graphic Designer @ Tara Studio"],
    );
    expect(
      jobsOf(
        bold("Tara Bank, Lisbon — Product Designer"),
        "2018 – 2020",
        BULLET,
        bold("Freelance, Braga — Graphic Designer"),
        "2016 – 2018",
        BULLET,
      ),
    ).toEqual(["Product Designer @ Tara Bank", "Graphic Designer @ Freelance"]);
  });

  test("go on where a narrow column breaks a fact, and not with a text", () => {
    expect(jobsOf(...facts("where eleven nurses keep two wards"))).not.toEqual([
      "Staff Nurse @ Sanjeevani Mission Hospital",
    ]);
    expect(jobsOf(...facts("Amritsar"))).toEqual(["Staff Nurse @ Sanjeevani Mission Hospital"]);
  });
});

/** How the texts of a job without bullets begin. */
const told = (leading: number) =>
  readExperience(
    linesOf(
      bold("Designer, Tara Bank  2018 – 2020"),
      ["Drew the first set of forms of the bank, which nine teams now use daily.", { leading }],
      ["Led the tests of it with people over seventy, and told the whole of the", { leading: 13 }],
      ["company what they said.", { leading }],
      ["Shortened the opening of an account from fourteen screens to just six.", { leading }],
    ),
  )[0]?.bullets.map(({ value }) => value.split(" ")[0]);

describe("what a job tells without bullets", () => {
  test("is one text where its lines stand evenly", () => {
    expect(told(13)).toEqual(["Drew", "Shortened"]);
  });

  test("is parted where a sentence stands a little further from the one above", () => {
    expect(told(15)).toEqual(["Drew", "Led", "Shortened"]);
  });
});
