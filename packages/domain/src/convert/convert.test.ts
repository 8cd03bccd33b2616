import { describe, expect, test } from "vitest";
import { readResume } from "../read/read-resume.ts";
import { documentOf, page, type PageLine } from "../read/testing/page.ts";
import { readSummary } from "./read-summary.ts";
import { toJsonResume } from "./to-json-resume.ts";
import { toResume } from "./to-resume.ts";
import { yearsOfExperience } from "./years-of-experience.ts";

const heading = (text: string): PageLine => [text, { size: 14, bold: true }];
const bold = (text: string): PageLine => [text, { bold: true }];

const RESUME = page([
  ["Asha Rao", { size: 22 }],
  "Senior Data Analyst",
  "asha@example.in | +91 98220 41735 | Pune, Maharashtra | linkedin.com/in/asharao",
  heading("Summary"),
  "Analyst of shops and of what they sell.",
  heading("Experience"),
  bold("Senior Data Analyst, Kaveri Retail Pvt. Ltd."),
  "Apr 2021 – Present",
  "• Cut weekly reporting from nine hours to one",
  bold("Data Analyst, Bluecart Logistics"),
  "Jul 2018 – Mar 2021",
  "• Modelled delivery times",
  heading("Education"),
  bold("University of Pune"),
  "M.Sc. in Statistics, CGPA: 8.7/10",
  "2016 – 2018",
  heading("Skills"),
  "SQL, Python, Teamwork",
  heading("Languages"),
  "English, Hindi (native)",
]);

const reading = readResume(documentOf(RESUME));
const nothing = readResume(documentOf(page([])));
/** 1 April 2024. */
const TODAY = Date.UTC(2024, 3, 1) / 86_400_000;

describe("toJsonResume", () => {
  test("gives an empty resume for an empty page: no sample data", () => {
    const json = toJsonResume(nothing);
    expect(json.basics).toEqual({ profiles: [] });
    expect(json.work).toEqual([]);
  });

  test("gives every field the schema has a place for, dates as ISO", () => {
    const json = toJsonResume(reading);
    expect(json.basics).toMatchObject({
      name: "Asha Rao",
      label: "Senior Data Analyst",
      email: "asha@example.in",
      phone: "+91 98220 41735",
      location: { address: "Pune, Maharashtra" },
    });
    expect(json.work[0]).toEqual({
      name: "Kaveri Retail Pvt. Ltd.",
      position: "Senior Data Analyst",
      startDate: "2021-04",
      highlights: ["Cut weekly reporting from nine hours to one"],
    });
    expect(json.work[1]).toMatchObject({ startDate: "2018-07", endDate: "2021-03" });
    expect(json.education[0]).toEqual({
      institution: "University of Pune",
      studyType: "M.Sc.",
      area: "Statistics",
      score: "CGPA: 8.7/10",
      startDate: "2016",
      endDate: "2018",
      courses: [],
    });
    expect(json.languages).toEqual([
      { language: "English" },
      { language: "Hindi", fluency: "native" },
    ]);
  });
});

const EXTRAS = readResume(
  documentOf(
    page([
      ["Asha Rao", { size: 22 }],
      heading("Experience"),
      "Data Analyst, Bluecart Logistics, 2018 – 2021",
      heading("Certifications"),
      "• Boiler Attendant, Board of Boilers, 2021 (valid until Dec 2026)",
      heading("Publications"),
      "• Tides of the coast, Coastal Letters, 2024, doi:10.1000/tides.12",
      heading("References"),
      "Dr. Wanda Syiem, Director, Hill Schools Trust, w@post.example, 94350 77218",
    ]),
  ),
);

describe("what a certificate, a publication and a referee have besides", () => {
  test("comes into the editor's resume", () => {
    const { certifications, publications, references } = toResume(EXTRAS);
    expect(certifications[0]).toMatchObject({ date: "2021", expiry: "Dec 2026" });
    expect(publications[0]).toMatchObject({ date: "2024", url: "doi:10.1000/tides.12" });
    expect(references).toEqual([
      {
        name: "Dr. Wanda Syiem",
        position: "Director",
        company: "Hill Schools Trust",
        email: "w@post.example",
        phone: "94350 77218",
        reference: "",
      },
    ]);
  });

  test("comes into the JSON made of it", () => {
    const { certificates, publications, references } = toJsonResume(EXTRAS);
    expect(certificates[0]).toMatchObject({ date: "2021", expiry: "Dec 2026" });
    expect(publications[0]).toMatchObject({ url: "doi:10.1000/tides.12" });
    expect(references[0]).toMatchObject({ company: "Hill Schools Trust", phone: "94350 77218" });
  });
});

describe("toResume", () => {
  test("fills the editor's resume, dates as written and bullets a line each", () => {
    const resume = toResume(reading);
    expect(resume.personal).toMatchObject({
      fullName: "Asha Rao",
      title: "Senior Data Analyst",
      linkedin: "linkedin.com/in/asharao",
      website: "",
    });
    expect(resume.experience[0]).toMatchObject({
      startDate: "Apr 2021",
      endDate: "",
      current: true,
      description: "• Cut weekly reporting from nine hours to one",
    });
    expect(resume.skills).toEqual({
      technical: ["SQL", "Python"],
      soft: ["Teamwork"],
      languages: ["English", "Hindi (native)"],
    });
  });

  test("leaves blank what was not found", () => {
    expect(toResume(nothing).personal).toEqual({
      fullName: "",
      title: "",
      email: "",
      phone: "",
      location: "",
      linkedin: "",
      website: "",
      summary: "",
    });
  });
});

describe("yearsOfExperience", () => {
  test("is unknown without dates", () => {
    expect(yearsOfExperience(nothing, TODAY)).toBeNull();
  });

  test("adds up the jobs' periods to half a year", () => {
    expect(yearsOfExperience(reading, TODAY)).toBe(6);
  });

  test("counts time in two jobs at once a single time", () => {
    const both = readResume(
      documentOf(
        page([
          heading("Experience"),
          bold("Analyst, Kaveri Retail"),
          "Jan 2020 – Dec 2021",
          "• Worked",
          bold("Tutor, Bluecart"),
          "Jan 2020 – Dec 2021",
          "• Taught",
          heading("Education"),
          "B.Sc.",
        ]),
      ),
    );
    expect(yearsOfExperience(both, TODAY)).toBe(2);
  });
});

describe("readSummary", () => {
  test("counts what was found of what is looked for", () => {
    expect(readSummary(nothing, TODAY)).toEqual({
      name: "",
      currentRole: "",
      years: null,
      pages: 1,
      fieldsFound: 0,
      fieldsLookedFor: 14,
    });
    expect(readSummary(reading, TODAY)).toEqual({
      name: "Asha Rao",
      currentRole: "Senior Data Analyst",
      years: 6,
      pages: 1,
      fieldsFound: 14,
      fieldsLookedFor: 14,
    });
  });
});
