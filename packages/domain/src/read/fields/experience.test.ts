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
const EXPECTED = [
  "Senior Data Analyst @ Kaveri Retail Pvt. Ltd., Pune: 2021-04 - now",
  "Data Analyst @ Bluecart Logistics, Mumbai: 2018-07 - 2021-03",
];

/** A line in the middle of the page. */
const centered = (text: string, look: { bold?: boolean } = {}): PageLine => [
  text,
  { x: 300 - text.length * 2.5, ...look },
];

describe("readExperience", () => {
  test("gives several posts under one company its name, and takes its line for none of them", () => {
    expect(
      jobsOf(
        bold("Kaveri Retail Ltd., Pune   2015 - 2021"),
        "Sells groceries in forty shops and employs nine hundred people.",
        bold("Manager - Stores (April 2018 - May 2021)"),
        ...BULLETS,
        bold("Analyst (June 2015 - March 2018)"),
        ...BULLETS,
      ),
    ).toEqual([
      "Manager - Stores @ Kaveri Retail Ltd., Pune: 2018-04 - 2021-05",
      "Analyst @ Kaveri Retail Ltd., Pune: 2015-06 - 2018-03",
    ]);
  });

  test("reads a town nobody knows after the company's comma", () => {
    expect(
      jobsOf("Analyst - Kaveri Retail Ltd, Littleton", "June 2015 - May 2018", ...BULLETS),
    ).toEqual(["Analyst @ Kaveri Retail Ltd, Littleton: 2015-06 - 2018-05"]);
  });

  test("reads labelled lines, wherever they stand", () => {
    expect(
      jobsOf(
        "1. Company : Kaveri Pumps, Pune",
        ["Designation : Fitter", { x: 75 }],
        ["Period : 2015 to 2018", { x: 75 }],
        ["Job Role : Repair of pumps and motors in three plants of the company.", { x: 75 }],
      ),
    ).toEqual(["Fitter @ Kaveri Pumps, Pune: 2015 - 2018"]);
  });

  test("finds no job in nothing", () => {
    expect(readExperience([])).toEqual([]);
  });

  test.each<[string, PageLine[]]>([
    [
      "title, company and place on one line, dates at the right",
      [
        [
          [
            ["Senior Data Analyst, Kaveri Retail Pvt. Ltd., Pune", {}],
            ["Apr 2021 – Present", { x: 450 }],
          ],
          {},
        ],
        ...BULLETS,
        [
          [
            ["Data Analyst, Bluecart Logistics, Mumbai", {}],
            ["Jul 2018 – Mar 2021", { x: 450 }],
          ],
          {},
        ],
        ...BULLETS,
      ],
    ],
    [
      "company — title · place",
      [
        "Kaveri Retail Pvt. Ltd. — Senior Data Analyst · Pune",
        "04/2021 – Present",
        ...BULLETS,
        "Bluecart Logistics — Data Analyst · Mumbai",
        "07/2018 – 03/2021",
        ...BULLETS,
      ],
    ],
    [
      "company above title",
      [
        [
          [
            ["Kaveri Retail Pvt. Ltd.", { bold: true }],
            ["Pune", { x: 480 }],
          ],
          {},
        ],
        [
          [
            ["Senior Data Analyst", { italic: true }],
            ["Apr '21 – Present", { x: 450 }],
          ],
          {},
        ],
        ...BULLETS,
        [
          [
            ["Bluecart Logistics", { bold: true }],
            ["Mumbai", { x: 480 }],
          ],
          {},
        ],
        [
          [
            ["Data Analyst", { italic: true }],
            ["Jul '18 – Mar '21", { x: 450 }],
          ],
          {},
        ],
        ...BULLETS,
      ],
    ],
    [
      "title above company, dates last",
      [
        bold("Senior Data Analyst"),
        "Kaveri Retail Pvt. Ltd. | Pune",
        "2021-04 – Present",
        ...BULLETS,
        bold("Data Analyst"),
        "Bluecart Logistics | Mumbai",
        "2018-07 – 2021-03",
        ...BULLETS,
      ],
    ],
    [
      "dates first",
      [
        "April 2021 to till date",
        bold("Kaveri Retail Pvt. Ltd., Pune"),
        "Senior Data Analyst",
        ...BULLETS,
        "July 2018 to March 2021",
        bold("Bluecart Logistics, Mumbai"),
        "Data Analyst",
        ...BULLETS,
      ],
    ],
    [
      "labels",
      [
        "1. Company: Kaveri Retail Pvt. Ltd., Pune",
        "Designation: Senior Data Analyst",
        "Duration: Apr 2021 to Present",
        ...BULLETS,
        "2. Company: Bluecart Logistics, Mumbai",
        "Designation: Data Analyst",
        "Duration: Jul 2018 to Mar 2021",
        ...BULLETS,
      ],
    ],
  ])("reads %s", (_layout, lines) => {
    expect(jobsOf(...lines)).toEqual(EXPECTED);
  });

  test("gives several titles under one company that company", () => {
    expect(
      jobsOf(
        bold("Kaveri Retail Pvt. Ltd."),
        "Senior Data Analyst, Apr 2021 – Present",
        ...BULLETS,
        "Data Analyst, Jul 2018 – Mar 2021",
        ...BULLETS,
      ),
    ).toEqual([
      "Senior Data Analyst @ Kaveri Retail Pvt. Ltd.: 2021-04 - now",
      "Data Analyst @ Kaveri Retail Pvt. Ltd.: 2018-07 - 2021-03",
    ]);
  });

  test("learns from the other jobs which of two unknown names is the company", () => {
    const jobs = jobsOf(
      "Orbitfold | Engineer",
      "2021 – Present",
      ...BULLETS,
      "Malabar | Analyst",
      "2019 – 2021",
      ...BULLETS,
      "Gulmohar | Sutradhar",
      "2018 – 2019",
      ...BULLETS,
    );
    expect(jobs[2]).toBe("Sutradhar @ Gulmohar: 2018 - 2019");
  });

  test("takes a school within a university for no employer", () => {
    expect(
      jobsOf(
        "2023 – present Associate Professor, Trinity College Dublin, Dublin, Ireland",
        ["School of Natural Sciences", { x: 60 }],
        "2018 – 2023 Assistant Professor, Trinity College Dublin, Dublin, Ireland",
      ),
    ).toEqual([
      "Associate Professor @ Trinity College Dublin, Dublin, Ireland: 2023 - now",
      "Assistant Professor @ Trinity College Dublin, Dublin, Ireland: 2018 - 2023",
    ]);
  });

  test("keeps a department with the title it belongs to", () => {
    expect(
      jobsOf(
        "Vice President, Engineering",
        bold("Kaveri Retail Pvt. Ltd."),
        "2021 – Present",
        ...BULLETS,
      )[0],
    ).toContain("Vice President, Engineering @ Kaveri");
  });

  test("reads bullets whole, over their lines, and takes no year in a sentence for a new job", () => {
    const [job, ...others] = readExperience(
      linesOf(
        bold("Data Analyst, Bluecart"),
        "2018 – 2021",
        "• Modelled delivery times for forty",
        ["cities, after the flood of 2019", { x: 60 }],
        "• Best analyst of 2020",
      ),
    );
    expect(others).toEqual([]);
    expect(job?.bullets.map(valueOf)).toEqual([
      "Modelled delivery times for forty cities, after the flood of 2019",
      "Best analyst of 2020",
    ]);
    expect(job?.bullets[0]?.places).toHaveLength(2);
  });

  test("keeps centred headers together, and takes text at the left edge for what they head", () => {
    const [job, other] = readExperience(
      linesOf(
        centered("Senior Data Analyst", { bold: true }),
        centered("Kaveri Retail Pvt. Ltd."),
        centered("Apr 2021 - Present"),
        "Trained eleven managers",
        centered("Data Analyst", { bold: true }),
        centered("Bluecart"),
        centered("Jul 2018 - Mar 2021"),
        "Modelled delivery times",
      ),
    );
    expect([job?.company, other?.company].map((company) => company?.value)).toEqual([
      "Kaveri Retail Pvt. Ltd.",
      "Bluecart",
    ]);
    expect(job?.bullets.map(valueOf)).toEqual(["Trained eleven managers"]);
  });
});
