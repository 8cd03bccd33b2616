import { describe, expect, test } from "vitest";
import { bare, counter, taken } from "../../testing/imported.ts";
import { importJson } from "../import-json.ts";
import { VERSION_5 } from "../testing/reactive-five.ts";
import { VERSION_4 } from "../testing/reactive-four.ts";
import { stored } from "../../../rich/testing/written.ts";

const read = (value: unknown) => taken(importJson(JSON.stringify(value), counter()));

describe("a resume of Reactive Resume 4", () => {
  test("arrives with everything in its place, and its markup as lines", () => {
    const { draft, source } = read(VERSION_4);
    const data = draft.resumeData;
    expect(source).toBe("reactive-resume");
    expect(data.personal).toMatchObject({
      fullName: "Lakshmi Pillai",
      title: "Nurse educator",
      website: "https://lpillai.in",
      linkedin: "linkedin.com/in/lpillai",
      summary: stored("Trains <b>nurses</b>."),
      photo: "data:image/png;base64,iVBORw0KGgo=",
    });
    expect(bare(data.experience)).toEqual([
      {
        title: "Nurse educator",
        company: "Ananthapuri Hospital",
        location: "Kerala",
        startDate: "June 2019",
        endDate: "",
        current: true,
        description: "• Trained 120 nurses.\n• Halved errors.\nhttps://hospital.example",
      },
    ]);
    expect(bare(data.education)[0]).toMatchObject({
      degree: "M.Sc., Nursing",
      startDate: "2016",
      endDate: "2018",
      description: "78%",
    });
    expect(data.skills).toEqual({
      technical: [],
      soft: [],
      languages: ["Malayalam (Native)"],
      groups: [expect.objectContaining({ name: "Ward care (Expert)", skills: ["Triage", "ICU"] })],
    });
    expect(bare(data.projects)[0]).toEqual({
      name: "Shift board",
      role: "Designer",
      startDate: "Jan 2021",
      endDate: "Mar 2021",
      url: "https://shift.example",
      description: "A rota.",
      technologies: ["Excel"],
    });
    expect(bare(data.certifications)[0]?.description).toBe("Instructor\nCard: https://aha.example");
    expect(bare(data.references)[0]).toMatchObject({ position: "Dean", reference: "Thorough." });
    expect(data.custom.map(({ name, content, items }) => [name, content, bare(items)])).toEqual([
      [
        "Volunteering",
        "",
        [{ title: "Trainer, Red Cross", description: "2018\nKollam\nFirst aid." }],
      ],
      ["Interests", "Kathakali: make-up", []],
      ["Camps", "", [{ title: "Flood camp, Idukki", description: "2018\n40 days." }]],
      ["Not placed", "", expect.anything()],
    ]);
  });

  test("shows what it showed, hides what it hid, in its order", () => {
    const { draft, leftOut } = read(VERSION_4);
    const hidden = draft.sections.filter(({ isHidden }) => isHidden).map(({ id }) => id);
    expect(hidden).toEqual(
      ["awards", "references", "publications", draft.sections.at(-1)?.id].toSorted(
        (a, b) =>
          draft.sections.findIndex(({ id }) => id === a) -
          draft.sections.findIndex(({ id }) => id === b),
      ),
    );
    expect(draft.sections.slice(0, 4).map(({ id }) => id)).toEqual([
      "personal",
      "education",
      "experience",
      "skills",
    ]);
    expect(leftOut).toContainEqual({
      where: "Experience, hidden entry",
      field: "",
      text: "company: Old Clinic\nposition: Nurse\ndate: 2015",
      isKept: true,
    });
    expect(leftOut).toContainEqual({
      where: "metadata",
      field: "notes",
      text: "Ask about night duty",
      isKept: true,
    });
    expect(leftOut.filter(({ isKept }) => !isKept)).toHaveLength(1);
  });

  test("is found under `data`, as its interface gives it", () => {
    expect(read({ id: "x", title: "Mine", data: VERSION_4 }).source).toBe("reactive-resume");
  });
});

describe("a resume of Reactive Resume 5", () => {
  test("arrives with each post of a company, its own sections and what it hid still hidden", () => {
    const { draft } = read(VERSION_5);
    const data = draft.resumeData;
    expect(data.personal).toMatchObject({
      fullName: "Tenzin Bhutia",
      website: "https://tenzin.in",
      linkedin: "https://www.linkedin.com/in/tenzinb",
      photo: "",
      summary: "Keeps things up.",
    });
    expect(
      bare(data.experience).map(({ title, company, startDate, current }) => [
        title,
        company,
        startDate,
        current,
      ]),
    ).toEqual([
      ["Lead SRE", "Himal Cloud", "Jan 2022", true],
      ["SRE", "Himal Cloud", "2018", false],
    ]);
    expect(bare(data.education)[0]).toMatchObject({
      degree: "B.Tech., CSE",
      institution: "NIT Sikkim",
      location: "Ravangla",
      description: "9.1",
    });
    const isHidden = new Map(draft.sections.map((section) => [section.id, section.isHidden]));
    expect(
      data.custom.map(({ id, name, content, items }) => [
        name,
        isHidden.get(id),
        content || bare(items),
      ]),
    ).toEqual([
      ["Languages", true, [{ title: "Nepali", level: "Native", cefr: "", description: "" }]],
      ["Profiles", false, "GitHub: https://github.com/tb"],
      [
        "Talks",
        true,
        [
          {
            title: "Calm on-call, SREcon",
            description: "2023\nForty minutes.\nhttps://talk.example",
          },
        ],
      ],
      ["Cover letter", false, [{ title: "The team", description: "Dear all" }]],
      ["Not placed", true, expect.anything()],
    ]);
    expect(data.skills).toEqual({ technical: ["Linux"], soft: [], languages: [] });
    expect(draft.sections.slice(0, 4).map(({ id }) => id)).toEqual([
      "personal",
      "skills",
      "experience",
      "education",
    ]);
  });

  test("loses no word of the person", () => {
    const { draft, leftOut } = read(VERSION_5);
    const all = JSON.stringify([draft.resumeData, leftOut]);
    for (const word of "Himal Remote 99.99% Ravangla Nepali SREcon Calm tenzinb Dear Linux 2018".split(
      " ",
    )) {
      expect(all).toContain(word);
    }
  });
});
