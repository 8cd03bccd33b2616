import { describe, expect, it } from "vitest";
import { readResume } from "../read-resume.ts";
import { documentOf, page, type PageLine, type PagePart } from "../testing/page.ts";

/** A line of texts around the middles of three cards, or at their left edges. */
function cards(texts: readonly string[], isCentred: boolean, style = {}): PageLine {
  const parts = texts.map((text, i): PagePart => {
    const x = 50 + i * 170;
    return [text, { x: isCentred ? x + 75 - text.length * 2.5 : x }];
  });
  return [parts, style];
}

/** A row of cards: post, employer and years of each. */
const row = (titles: readonly string[], names: readonly string[], leading: number) => [
  cards(titles, true, { bold: true }),
  cards(names, true),
  cards(["2018 - 2020", "2019 - 2020", "2017 - 2018"], true, { leading }),
];

function jobsOf(lines: readonly PageLine[]) {
  const { experience } = readResume(
    documentOf(
      page([
        ["Meera Nair", { size: 18, bold: true }],
        ["meera.nair@example.com", { leading: 26 }],
        ["Experience", { size: 13, bold: true, leading: 20 }],
        ...lines,
        ["Education", { size: 13, bold: true, leading: 20 }],
        "B.Sc. Statistics, Mysore University, 2018",
      ]),
    ),
  );
  return experience.map(({ title, company, bullets }) => ({
    title: title?.value,
    company: company?.value,
    text: bullets.map(({ value }) => value).join(" "),
  }));
}

describe("jobs side by side", () => {
  it("leaves a table with its dates in one column as it is", () => {
    const jobs = jobsOf([
      cards(["Analyst", "Orion Data Ltd", "2019 - 2020"], false),
      cards(["Intern", "City Hospital", "2017 - 2018"], false, { leading: 26 }),
    ]);
    expect(jobs.map(({ company }) => company)).toEqual(["Orion Data Ltd", "City Hospital"]);
  });

  it.each([
    ["centred", true],
    ["set flush", false],
  ])("reads one after the other, %s", (_, isCentred) => {
    const jobs = jobsOf([
      cards(["Research Analyst", "Trainee Engineer", "Lab Technician"], isCentred, { bold: true }),
      cards(["Delta Lab", "Orion Data Ltd", "City Hospital"], isCentred),
      cards(["Jul 2020 - now", "Jan 2019 - Mar 2020", "2017 - 2018"], isCentred, { leading: 22 }),
      cards(["Builds robots.", "Monitors data rooms.", "Repairs machines."], isCentred, {
        leading: 26,
      }),
    ]);
    expect(jobs).toEqual([
      {
        title: "Research Analyst",
        company: "Delta Lab",
        text: "Builds robots.",
      },
      {
        title: "Trainee Engineer",
        company: "Orion Data Ltd",
        text: "Monitors data rooms.",
      },
      { title: "Lab Technician", company: "City Hospital", text: "Repairs machines." },
    ]);
  });

  it("mixes nothing of two rows of cards", () => {
    const jobs = jobsOf([
      ...row(
        ["Analyst", "Engineer", "Technician"],
        ["Delta Lab Ltd", "Orion Ltd", "City Hospital"],
        30,
      ),
      ...row(
        ["Intern", "Trainee", "Clerk"],
        ["Harbor Ltd", "Green Valley Ltd", "Tara Mills Ltd"],
        26,
      ),
    ]);
    expect(jobs.map(({ title, company }) => `${title} / ${company}`)).toEqual([
      "Analyst / Delta Lab Ltd",
      "Engineer / Orion Ltd",
      "Technician / City Hospital",
      "Intern / Harbor Ltd",
      "Trainee / Green Valley Ltd",
      "Clerk / Tara Mills Ltd",
    ]);
  });
});

describe("a column that starts lower than the one beside it", () => {
  const main: readonly PageLine[] = [
    ["WORK EXPERIENCE", { x: 210, size: 13, leading: 22 }],
    "01/2021 - Current",
    ["Senior Analyst", { bold: true }],
    "Blue Harbor Ltd",
    ["• Cut reporting time by 40% with Python and SQL.", { x: 240 }],
    ["• Led four analysts and shipped a dashboard.", { x: 240, leading: 24 }],
    "06/2018 - 12/2020",
    ["Analyst", { bold: true }],
    ["Green Valley Foods", { leading: 40 }],
    ["EDUCATION", { x: 210, size: 13, leading: 22 }],
    "2015 - 2018",
    ["B.Sc. Statistics", { bold: true }],
    "Mysore University",
  ];
  const side: readonly PageLine[] = [
    ["Meera Nair", { size: 16, bold: true, leading: 30 }],
    ["CONTACT", { size: 12, bold: true, leading: 18 }],
    "meera.nair@example.com",
    "+91 98450 12345",
    "Kochi, India",
  ];
  const read = (sideX: number, mainX: number, top: number) => {
    const shifted = main.map((line): PageLine =>
      typeof line === "string"
        ? line
        : [line[0], { ...line[1], ...(line[1].x ? { x: line[1].x - 220 + mainX } : {}) }],
    );
    const [text, aside] = [page(shifted, { x: mainX, top: 40 }), page(side, { x: sideX, top })];
    return readResume(documentOf({ ...text, runs: [...text.runs, ...aside.runs] }));
  };

  it.each([
    ["a side bar at the left", 40, 220, 150],
    ["a side bar at the left, level with the top", 40, 220, 40],
    ["a side bar at the right", 420, 60, 150],
  ])("is read on its own: %s", (_, sideX, mainX, top) => {
    const { contact, experience, education } = read(sideX, mainX, top);
    expect(contact.name?.value).toBe("Meera Nair");
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["Senior Analyst", "Blue Harbor Ltd"],
      ["Analyst", "Green Valley Foods"],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(["Mysore University"]);
  });
});
