import { describe, expect, it } from "vitest";
import { readResume } from "../read-resume.ts";
import { documentOf, page, type PageLine } from "../testing/page.ts";

const NAME: PageLine = ["Meera Nair", { size: 18, bold: true, leading: 24 }];
const MAIL: PageLine = ["meera.nair@example.com", { leading: 24 }];
const heading = (text: string, size = 12): PageLine => [text, { size, bold: true, leading: 19 }];
const last = (text: string): PageLine => [text, { leading: 26 }];

function kindsOf(lines: readonly PageLine[]) {
  const reading = readResume(documentOf(page(lines)));
  return {
    kinds: reading.sections.flatMap(({ kind, heading: own }) => (own ? [kind] : [])),
    jobs: reading.experience.map(({ title, company }) => `${title?.value} / ${company?.value}`),
    schools: reading.education.map(({ institution }) => institution?.value),
  };
}

describe("headings that no list of names has", () => {
  it("takes no bold lines of a text for headings where experience and education are named", () => {
    const { kinds } = kindsOf([
      NAME,
      MAIL,
      heading("Experience"),
      ["Senior Analyst", { bold: true }],
      "Blue Harbor Ltd",
      last("Jan 2021 - Present"),
      heading("Education"),
      "Mysore University",
      "B.Sc. Statistics, 2018",
    ]);
    expect(kinds).toEqual(["experience", "education"]);
  });

  it.each([
    ["Berufstätigkeit", "Schulabschlüsse"],
    ["Arbejdserfaring", "Uddannelse"],
    ["Where I earned my keep", "Where I sat and listened"],
    ["Kariéra", "Škola"],
  ])("finds %s and %s by their compounds, or by look and content", (work, study) => {
    const { jobs, schools } = kindsOf([
      NAME,
      MAIL,
      heading(work),
      ["Senior Analyst", { italic: true }],
      "Blue Harbor Ltd",
      last("Jan 2021 - Mar 2023"),
      heading(study),
      "Mysore University",
      "B.Sc. Statistics",
      "2015 - 2018",
    ]);
    expect(jobs).toEqual(["Senior Analyst / Blue Harbor Ltd"]);
    expect(schools).toEqual(["Mysore University"]);
  });

  it.each(["PROFESSIONAL WORK EXPIRENCE", "EMPLOYEMENT"])(
    "reads %s, which looks like the other headings",
    (misspelt) => {
      const { jobs } = kindsOf([
        NAME,
        MAIL,
        heading("SKILLS"),
        last("Python, SQL, Excel"),
        heading(misspelt),
        "Senior Analyst",
        "Blue Harbor Ltd",
        last("Jan 2021 - Present"),
        heading("EDUCATION"),
        last("B.Sc. Statistics, Mysore University, 2018"),
        heading("HACKATHONS / EXTRACURRICULAR / ACCOMPLISHMENTS"),
        "Won the city hackathon",
      ]);
      expect(jobs).toEqual(["Senior Analyst / Blue Harbor Ltd"]);
    },
  );
});

const job = (title: string, company: string, inner: readonly string[]): PageLine[] => [
  [title, { bold: true }],
  "January 2019 - December 2020",
  company,
  ...inner.flatMap((text): PageLine[] => [
    [text, { bold: true }],
    last("• Built a stock forecast used in 30 shops."),
  ]),
];

describe("headings inside a job", () => {
  it("keeps awards of their own, below the jobs, a section", () => {
    const { kinds, jobs } = kindsOf([
      NAME,
      MAIL,
      heading("Work Experience"),
      ...job("Analyst", "Green Valley Foods", []),
      heading("Achievements"),
      "Won the yearly prize of the company",
    ]);
    expect(kinds).toEqual(["experience", "awards"]);
    expect(jobs).toHaveLength(1);
  });

  it.each([
    [["Key Responsibilities", "Key Achievements"], ["Key Responsibilities"]],
    [["Achievements"], ["Achievements"]],
    [
      ["Projects", "Skills"],
      ["Projects", "Skills"],
    ],
  ])("reads %j and %j as parts of two jobs", (first, second) => {
    const { kinds, jobs } = kindsOf([
      NAME,
      MAIL,
      heading("Work Experience", 10),
      ...job("Senior Analyst", "Blue Harbor Ltd", first),
      ...job("Analyst", "Green Valley Foods", second),
      heading("Education", 10),
      "B.Sc. Statistics, Mysore University, 2018",
    ]);
    expect(kinds).toEqual(["experience", "education"]);
    expect(jobs).toEqual(["Senior Analyst / Blue Harbor Ltd", "Analyst / Green Valley Foods"]);
  });
});
