import { describe, expect, it } from "vitest";
import { readResume } from "../read-resume.ts";
import { documentOf, over, page, type PageLine } from "../testing/page.ts";
import type { SourcePage } from "../../resume/document.ts";

function read(made: SourcePage) {
  const { contact, experience, education, skills } = readResume(documentOf(made));
  return {
    name: contact.name?.value,
    jobs: experience.map(({ title, company }) => `${title?.value} / ${company?.value}`),
    schools: education.map(({ degree, institution }) => `${degree?.value} / ${institution?.value}`),
    skills: skills.flatMap((group) => group.skills.map(({ value }) => value)),
  };
}

const margin = (marks: boolean, texts: readonly string[]): PageLine[] =>
  texts.flatMap((text): PageLine[] => [
    [marks ? "ㅡ" : "", { leading: 13 }],
    [text, { bold: true, leading: text === "Skills" ? 37 : 89 }],
  ]);

describe("headings in a margin below a mark", () => {
  const texts: readonly PageLine[] = [
    "Planning, Budgeting, Lean",
    ["", { leading: 37 }],
    "Severn Foods Ltd / Shift Manager",
    "March 2019 - Present, Cardiff",
    "• Ran three shifts of chilled goods.",
    "",
    "Harbour Timber Co / Driver",
    ["May 2011 - August 2013, Barry", { leading: 37 }],
    "Gower College Swansea / HND Business",
    "2009 - 2011, Swansea",
  ];
  const made = (marks: boolean, top: number) =>
    over(
      page([
        ["Owen Prothero", { size: 30, bold: true, x: 180 }],
        ["owen@webpost.example", { x: 180 }],
      ]),
      page(margin(marks, ["Skills", "Experience", "Education"]), { x: 50, top }),
      page(texts, { x: 180, top: 140 }),
    );

  it.each([
    ["level with the text, as without a mark", false, 127],
    ["one line lower than the text, below a mark", true, 140],
  ])("head their text: %s", (_, marks, top) => {
    expect(read(made(marks, top))).toEqual({
      name: "Owen Prothero",
      jobs: ["Shift Manager / Severn Foods Ltd", "Driver / Harbour Timber Co"],
      schools: ["HND Business / Gower College Swansea"],
      skills: ["Planning", "Budgeting", "Lean"],
    });
  });
});

const dates = (rows: readonly (readonly [string, string])[]): PageLine[] =>
  rows.flatMap(([date, place]): PageLine[] => [
    [date, { size: 8.8, leading: 13 }],
    [place, { size: 8.8, leading: 43 }],
  ]);
const posts = (rows: readonly (readonly [string, string, string])[]): PageLine[] =>
  rows.flatMap(([post, company, text]): PageLine[] => [
    [post, { size: 12, leading: 16 }],
    [company, { size: 9.5, bold: true, leading: 16 }],
    [text, { size: 9.5, leading: 24 }],
  ]);

const left = (x: number, top: number) =>
  over(
    page([["EXPERIENCE", { size: 13, bold: true }]], { x, top }),
    page(
      dates([
        ["May 2020 - Present", "New Delhi"],
        ["2016 - 2020", "Ghaziabad"],
      ]),
      { x, top: top + 28 },
    ),
    page(
      posts([
        ["Accounts Executive", "Okhla Exports Ltd", "• Close the books."],
        ["Article Assistant", "Jamuna Steel Ltd", "• Filed returns."],
      ]),
      { x: x + 97, top: top + 29.5 },
    ),
    page([["EDUCATION", { size: 13, bold: true }]], { x, top: top + 160 }),
    page(dates([["2014 - 2016", "New Delhi"]]), { x, top: top + 188 }),
    page(posts([["M.Com", "Jamia Millia Islamia", ""]]), { x: x + 97, top: top + 189.5 }),
  );

describe("dates and places in a margin", () => {
  const side = page(
    [
      ["SKILLS", { size: 13, bold: true, leading: 22 }],
      "Tally Prime",
      "Advanced Excel",
      ["SAP FICO", { leading: 30 }],
      ["LANGUAGES", { size: 13, bold: true, leading: 22 }],
      "Urdu",
      "Hindi",
      "English",
    ],
    { x: 400, top: 100 },
  );
  const name = page([["Farhan Siddiqui", { size: 22, bold: true }], "farhan@inbox.example"]);

  it.each([
    ["alone", over(name, left(50, 130)), []],
    [
      "beside a column with headings",
      over(name, left(50, 130), side),
      ["Tally Prime", "Advanced Excel", "SAP FICO"],
    ],
  ])("stay with the posts they are set a little higher than: %s", (_, made, skills) => {
    expect(read(made)).toEqual({
      name: "Farhan Siddiqui",
      jobs: ["Accounts Executive / Okhla Exports Ltd", "Article Assistant / Jamuna Steel Ltd"],
      schools: ["M.Com / Jamia Millia Islamia"],
      skills,
    });
  });
});

describe("what a narrow column breaks, and a mark for a picture", () => {
  it.each([
    [["Nerea Zu-", "bizarreta", "Gil"], "Nerea Zubizarreta Gil"],
    [["Lakshmi Ragu-", "nathan"], "Lakshmi Ragunathan"],
    [["Ana Maria", "Smith-Jones"], "Ana Maria Smith-Jones"],
  ])("puts the name %j together", (parts, name) => {
    const lines = parts.map((text): PageLine => [text, { size: 22, leading: 26 }]);
    expect(read(page([...lines, "Nurse", "post@correo.example"])).name).toBe(name);
  });

  it.each(["+91 96540 20178 @ farhan.sid@inbox.example", "98390 12345 @ f.sid@mail.inbox.example"])(
    "takes no sign before an address for its own: %s",
    (line) => {
      const { contact } = readResume(documentOf(page([["Farhan Siddiqui", { size: 22 }], line])));
      expect(contact.email?.value).toBe(line.split(" ").at(-1));
    },
  );
});

const heading = (text: string): PageLine => [text, { size: 12, bold: true, leading: 18 }];

describe("a resume in Dutch", () => {
  it.each([
    ["Werkervaring", "Opleiding", "Vaardigheden"],
    ["LOOPBAAN", "OPLEIDING EN CURSUSSEN", "KENNIS EN VAARDIGHEDEN"],
  ])("has its parts by their names: %s, %s, %s", (work, study, able) => {
    const { jobs, schools, skills } = read(
      page([
        ["Sanne Dijkgraaf", { size: 20 }],
        ["sanne@brievenbus.example", { leading: 24 }],
        heading(work),
        "Gemeente Vechtdal, Ommen — Beleidsmedewerker wonen",
        ["maart 2020 - heden", { leading: 24 }],
        heading(study),
        "Universiteit Utrecht — Master Planologie",
        ["2012 - 2015", { leading: 24 }],
        heading(able),
        "Projectleiding, GIS",
      ]),
    );
    expect(jobs).toEqual(["Beleidsmedewerker wonen / Gemeente Vechtdal"]);
    expect(schools).toEqual(["Master Planologie / Universiteit Utrecht"]);
    expect(skills).toEqual(["Projectleiding", "GIS"]);
  });
});
