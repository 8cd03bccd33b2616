import { describe, expect, test } from "vitest";
import type { PageLine } from "../testing/page.ts";
import { dateOf, linesOf, valueOf } from "../testing/read.ts";
import { readExperience } from "./experience.ts";

/** "Title @ Company, Place: from - to" of each job. */
function jobsOf(...lines: readonly PageLine[]): string[] {
  return readExperience(linesOf(...lines)).map((job) => {
    const place = job.location ? `, ${job.location.value}` : "";
    return `${valueOf(job.title)} @ ${valueOf(job.company)}${place}: ${dateOf(job.start)} - ${job.current ? "now" : dateOf(job.end)}`;
  });
}

const bold = (text: string): PageLine => [text, { bold: true }];
const BULLETS = ["• Cut weekly reporting from nine hours to one", "• Trained eleven people"];

/** A bold title and company with the dates at the right. */
const beside = (text: string, dates: string): PageLine => [
  [
    [text, { bold: true }],
    [dates, { x: 460 }],
  ],
  {},
];

/** A row of a form: a label in a column of its own. */
const row = (label: string, text: string): PageLine => [
  [
    [label, {}],
    [text, { x: 220 }],
  ],
  {},
];

/** Dates, a bold post and a company in three columns. */
const threeColumns = (title: string, company: string): PageLine => [
  [
    ["2018 - 2020", {}],
    [title, { x: 140, bold: true }],
    [company, { x: 420 }],
  ],
  {},
];

/** Text below such a post. */
const text = (words: string): PageLine => [words, { x: 140 }];

/** The title and the company of each job. */
const namesOf = (...lines: readonly PageLine[]) =>
  readExperience(linesOf(...lines)).map(({ title, company }) => [valueOf(title), valueOf(company)]);

describe("readExperience, in unusual layouts", () => {
  test("takes a leave between two jobs for none", () => {
    expect(
      jobsOf(
        row("04/2019 – heute", "Sachbearbeiterin"),
        ["Kanzlei Rehm & Partner, Ulm", { x: 220 }],
        row("09/2017 – 03/2019", "Elternzeit"),
        row("08/2013 – 08/2017", "Praktikantin"),
        ["Stadtwerke Ulm, Ulm", { x: 220 }],
      ),
    ).toEqual([
      "Sachbearbeiterin @ Kanzlei Rehm & Partner, Ulm: 2019-04 - now",
      "Praktikantin @ Stadtwerke Ulm, Ulm: 2013-08 - 2017-08",
    ]);
  });

  test("reads 'Freelance' before a place for the company, and behind a title for none", () => {
    expect(namesOf("Graphic Designer, Tara Press Ltd. · Freelance", "2016 – 2018")).toEqual([
      ["Graphic Designer", "Tara Press Ltd."],
    ]);
    expect(
      namesOf(
        "Tara Press Ltd., Lisbon — Book Designer",
        "2018 – 2022",
        "• Set 48 books",
        "Freelance, Braga — Graphic Designer",
        "2016 – 2018",
        "• Drew menus",
      ),
    ).toEqual([
      ["Book Designer", "Tara Press Ltd."],
      ["Graphic Designer", "Freelance"],
    ]);
  });

  test("puts together a title and a company that wrap beside a date at the right", () => {
    expect(
      jobsOf(
        beside(
          "Charge Nurse, Emergency Department, Meghna Medical and Research Founda-",
          "2021 - 2023",
        ),
        bold("tion, Pune"),
        ...BULLETS,
        beside("Staff Nurse, Tara Hospital, Pune", "2018 - 2020"),
        ...BULLETS,
      ),
    ).toEqual([
      "Charge Nurse, Emergency Department @ Meghna Medical and Research Foundation, Pune: 2021 - 2023",
      "Staff Nurse @ Tara Hospital, Pune: 2018 - 2020",
    ]);
  });

  test("takes no department behind a title's comma for the company that stands below", () => {
    expect(
      jobsOf(
        bold("Tara Mills Ltd"),
        "Planning Lead, Metro Works",
        "2021 - 2023",
        ...BULLETS,
        bold("Kaveri Works Ltd"),
        "Planner",
        "2018 - 2020",
        ...BULLETS,
      ),
    ).toEqual([
      "Planning Lead, Metro Works @ Tara Mills Ltd: 2021 - 2023",
      "Planner @ Kaveri Works Ltd: 2018 - 2020",
    ]);
  });

  test("keeps the number a company ends in out of the date behind it", () => {
    expect(jobsOf(bold("Studio 19 Jun 2022 – Sep 2025"), "Designer", ...BULLETS)).toEqual([
      "Designer @ Studio 19: 2022-06 - 2025-09",
    ]);
  });

  test("reads two dates that stand one below the other as one stretch of time", () => {
    expect(
      jobsOf("2022", "2021", bold("Designer, Tara Studio"), ...BULLETS).length,
    ).toBeGreaterThan(1);
    expect(jobsOf("2021", "2023", bold("Designer, Tara Studio"), ...BULLETS)).toEqual([
      "Designer @ Tara Studio: 2021 - 2023",
    ]);
  });

  test("gives a company without a word companies have to the titles held there", () => {
    expect(
      jobsOf(
        beside("Orbit Ledger, Pune", "Jan 2018 – Present"),
        "Principal Engineer (Jan 2021 – Present)",
        ...BULLETS,
        "Senior Engineer (Jan 2018 – Dec 2020)",
        ...BULLETS,
      ),
    ).toEqual([
      "Principal Engineer @ Orbit Ledger, Pune: 2021-01 - now",
      "Senior Engineer @ Orbit Ledger, Pune: 2018-01 - 2020-12",
    ]);
  });

  test("reads a post that a sentence tells behind its company and place", () => {
    expect(
      jobsOf(bold("Apr 2018 – Mar 2020: Tara Agro Ltd, Guntur as Area Sales Manager"), ...BULLETS),
    ).toEqual(["Area Sales Manager @ Tara Agro Ltd, Guntur: 2018-04 - 2020-03"]);
  });

  test("reads company and dates listed as bullets below a title, and no told bullet with them", () => {
    expect(
      jobsOf(
        bold("Dispatch Supervisor"),
        "• Tara Rural Bank",
        "• Oct 2021 – Present",
        "• Counted the stock of nine depots with two clerks at night.",
        bold("Customs Officer"),
        "• Kaveri Pharma",
        "• May 2018 – May 2021",
      ),
    ).toEqual([
      "Dispatch Supervisor @ Tara Rural Bank: 2021-10 - now",
      "Customs Officer @ Kaveri Pharma: 2018-05 - 2021-05",
    ]);
  });

  test("takes no year that ends a sentence for the date of another job", () => {
    expect(
      jobsOf(
        beside("Archivist, Tara Trust", "2018 - 2020"),
        "Put in order the ledgers of the trust, going back to 1952",
      ),
    ).toEqual(["Archivist @ Tara Trust: 2018 - 2020"]);
  });

  test("takes a company's web address for neither title nor company", () => {
    expect(
      jobsOf(
        bold("Lumora"),
        "https://lumora.example",
        "April 2021 - Present",
        bold("Senior Data Analyst"),
        ...BULLETS,
      ),
    ).toEqual(["Senior Data Analyst @ Lumora: 2021-04 - now"]);
  });

  test("reads a form whose labels stand in a column of their own, also below the text", () => {
    expect(
      jobsOf(
        row("Dates", "March 2020 - May 2021"),
        row("Occupation or position held", "Clerk"),
        row("Main activities and responsibilities", "Kept the books of four branches"),
        row("Name and address of employer", "Tara Mills, Surat"),
      ),
    ).toEqual(["Clerk @ Tara Mills, Surat: 2020-03 - 2021-05"]);
  });

  test("takes a line of title and department under the company above for a further title there", () => {
    expect(
      jobsOf(
        "Kaveri Brakes Pvt Ltd",
        "6 years 2 months",
        "Senior Manager - Operations",
        "April 2021 - Present (3 years 8 months)",
        ...BULLETS,
        "Manager - Production",
        "October 2018 - March 2021 (2 years 6 months)",
        ...BULLETS,
      ),
    ).toEqual([
      "Senior Manager - Operations @ Kaveri Brakes Pvt Ltd: 2021-04 - now",
      "Manager - Production @ Kaveri Brakes Pvt Ltd: 2018-10 - 2021-03",
    ]);
  });

  test("takes it so too where only the entry above has its company on a line of its own", () => {
    expect(
      jobsOf(
        "Planning Lead, Neela Pharmacies Ltd",
        "April 2023 - Present",
        ...BULLETS,
        "Kaveri Brakes Pvt Ltd",
        "Planner",
        "July 2020 - March 2023",
        ...BULLETS,
        "Graduate Trainee, Operations",
        "July 2019 - June 2020",
        ...BULLETS,
      ),
    ).toEqual([
      "Planning Lead @ Neela Pharmacies Ltd: 2023-04 - now",
      "Planner @ Kaveri Brakes Pvt Ltd: 2020-07 - 2023-03",
      "Graduate Trainee, Operations @ Kaveri Brakes Pvt Ltd: 2019-07 - 2020-06",
    ]);
  });

  test("reads posts told in sentences", () => {
    expect(
      jobsOf(
        "• Worked as Store Incharge in M/s Meghna Traders, Pune from June 2015 to May 2018.",
        "• Working as a Store Manager with Tara Foods Pvt. Ltd. since June 2018.",
      ),
    ).toEqual([
      "Store Incharge @ M/s Meghna Traders, Pune: 2015-06 - 2018-05",
      "Store Manager @ Tara Foods Pvt. Ltd.: 2018-06 - now",
    ]);
  });

  test("reads a company that only 'at' parts from the bold post before it", () => {
    const post: PageLine = [
      [
        ["Senior Analyst", { bold: true }],
        ["at Kaveri Mills", { x: 122 }],
        ["2019 - 2021", { x: 460 }],
      ],
      {},
    ];
    expect(jobsOf(post, ...BULLETS)).toEqual(["Senior Analyst @ Kaveri Mills: 2019 - 2021"]);
  });

  test("takes a line of text that goes on below for no company", () => {
    expect(
      jobsOf(
        threeColumns("Staff Nurse", "Harrow & Meghna"),
        text("Gave care on two wards. Trained eleven nurses for"),
        text("the night shift"),
      ),
    ).toEqual(["Staff Nurse @ Harrow & Meghna: 2018 - 2020"]);
  });

  test("puts the company in brackets behind its post", () => {
    expect(
      jobsOf(beside("Data Analyst (Kaveri Foods Pvt. Ltd.)", "2018 - 2020"), ...BULLETS),
    ).toEqual(["Data Analyst @ Kaveri Foods Pvt. Ltd.: 2018 - 2020"]);
  });

  test("goes on with a company named after 'at' on the line below, and not where the line had room", () => {
    expect(
      jobsOf(
        row("Apr 2018 - Present", "Lead Engineer for drives and bearings at Narmada"),
        ["Mechanical Works GmbH, Pune", { x: 220 }],
        row("Sep 2012 - Mar 2018", "Engineer at Tara Looms AG"),
      )[0],
    ).toBe(
      "Lead Engineer for drives and bearings @ Narmada Mechanical Works GmbH, Pune: 2018-04 - now",
    );
  });
});
