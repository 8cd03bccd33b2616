import { resolve } from "node:path";
import type { Careers, Industry, Role, Skill } from "@taiyari/domain/careers";
import { describe, expect, test } from "vitest";
import { checkCareers } from "./check.ts";
import { loadCareers } from "./load.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content");

const IDS = ["sql", "fico", "gst", "tds", "staad", "boq", "icu", "gmp", "cnc", "plc", "seo"];

/** A skill named after its id, with no aliases and no neighbours. Tests name only what they are about. */
function skill(id: string, changes: Partial<Skill> = {}): Skill {
  return { id, name: id.toUpperCase(), aliases: [], kind: "tool", neighbours: [], ...changes };
}

/** A role that every rule accepts and that asks for every skill of `IDS`. */
function role(changes: Partial<Role> = {}): Role {
  return {
    id: "data-analyst",
    title: "Data Analyst",
    aliases: ["Reporting Analyst"],
    family: "data",
    mustHave: IDS.slice(0, 6),
    niceToHave: IDS.slice(6),
    responsibilities: ["Builds a", "Brings b", "Documents c", "Plans, d", "Processes e"],
    evidence: ["a", "b", "c", "d"],
    levels: [
      { title: "Junior", years: [0, 2] },
      { title: "Senior", years: [2, 6] },
    ],
    ...changes,
  };
}

function industry(changes: Partial<Industry> = {}): Industry {
  const terms = ["NPA", "KYC", "CASA", "EMI", "CIBIL", "teller", "lien", "mandate"];
  return { id: "banking", name: "Banking", aliases: [], terms, ...changes };
}

function careers(changes: Partial<Careers> = {}): Careers {
  return {
    skills: IDS.map((id) => skill(id)),
    roles: [role()],
    industries: [industry()],
    ...changes,
  };
}

/** The careers of `careers()` with these skills added or put in the place of those with their ids. */
function withSkills(...changed: Skill[]): Careers {
  const ids = new Set(changed.map((each) => each.id));
  return careers({
    skills: [...IDS.filter((id) => !ids.has(id)).map((id) => skill(id)), ...changed],
  });
}

describe("the careers that ship", () => {
  const shipped = loadCareers(CONTENT);

  test("have no problem", () => {
    expect(checkCareers(shipped)).toEqual([]);
  });

  test("hold at least 1,000 skills, 45 roles and 30 industries", () => {
    expect(shipped.skills.length).toBeGreaterThanOrEqual(1000);
    expect(shipped.roles.length).toBeGreaterThanOrEqual(45);
    expect(shipped.industries.length).toBeGreaterThanOrEqual(30);
  });

  test("mark the names that are everyday words", () => {
    const marked = shipped.skills.flatMap((each) => each.plainWords ?? []);
    expect(marked).toEqual(expect.arrayContaining(["Excel", "Go", "Spring", "Rust", "React"]));
  });
});

test("finds nothing wrong with careers that keep every rule", () => {
  expect(checkCareers(careers())).toEqual([]);
});

describe("skills", () => {
  test.each([
    {
      mistake: "the same id twice",
      skills: [skill("sql", { name: "A" }), skill("sql", { name: "B" })],
      says: 'Skill "sql": the id is taken twice',
    },
    {
      mistake: "an alias that is another skill's name, in other case and spacing",
      skills: [skill("gst", { aliases: ["t-ds"] })],
      says: 'Skill "gst": "t-ds" already belongs to "tds"',
    },
    {
      mistake: "an alias that is another skill's alias",
      skills: [skill("gst", { aliases: ["Tax"] }), skill("tds", { aliases: ["TAX"] })],
      says: 'Skill "tds": "TAX" already belongs to "gst"',
    },
    {
      mistake: "an alias that repeats its own name",
      skills: [skill("gst", { aliases: ["gst"] })],
      says: 'Skill "gst": "gst" is listed twice',
    },
    {
      mistake: "an everyday word as an alias",
      skills: [skill("gst", { aliases: ["Return"] })],
      says: 'Skill "gst": "Return" is an everyday English word',
    },
    {
      mistake: "an everyday word as a name",
      skills: [skill("gst", { name: "Excel" })],
      says: 'Skill "gst": "Excel" is an everyday English word',
    },
    {
      mistake: "a plain word that is not a spelling of the skill",
      skills: [skill("gst", { plainWords: ["Return"] })],
      says: 'Skill "gst": the plain word "Return" is neither its name nor an alias',
    },
    {
      mistake: "a neighbour that does not exist",
      skills: [skill("gst", { neighbours: ["vat"] })],
      says: 'Skill "gst": its neighbour "vat" does not exist',
    },
    {
      mistake: "itself as a neighbour",
      skills: [skill("gst", { neighbours: ["gst"] })],
      says: 'Skill "gst": it names itself',
    },
    {
      mistake: "a neighbour that does not name it back",
      skills: [skill("gst", { neighbours: ["tds"] })],
      says: 'Skill "gst": its neighbour "tds" does not name it back',
    },
    {
      mistake: "a skill that nothing leads to",
      skills: [skill("cobol")],
      says: 'Skill "cobol": no role asks for it',
    },
  ])("refuses $mistake", ({ skills, says }) => {
    expect(checkCareers(withSkills(...skills))).toContainEqual(expect.stringContaining(says));
  });

  test.each([
    {
      reason: "an everyday word that is marked",
      skills: [skill("gst", { name: "Excel", plainWords: ["Excel"] })],
    },
    {
      reason: "C, C++ and C# as three skills",
      skills: [
        skill("sql", { name: "C" }),
        skill("gst", { name: "C++" }),
        skill("tds", { name: "C#" }),
      ],
    },
    {
      reason: "several spellings of one skill that differ in spacing only",
      skills: [skill("gst", { aliases: ["Node JS", "Node.JS"] })],
    },
    {
      reason: "a skill that only a neighbour leads to",
      skills: [skill("vat", { neighbours: ["gst"] }), skill("gst", { neighbours: ["vat"] })],
    },
    { reason: "a skill that only an industry lists", skills: [skill("casa")] },
  ])("accepts $reason", ({ skills }) => {
    expect(checkCareers(withSkills(...skills))).toEqual([]);
  });
});

describe("roles", () => {
  test.each([
    {
      mistake: "a must-have that does not exist",
      changes: { mustHave: [...IDS.slice(0, 6), "vat"] },
      says: 'the skill "vat" does not exist',
    },
    {
      mistake: "a skill both must-have and nice-to-have",
      changes: { niceToHave: [...IDS.slice(6), "sql"] },
      says: 'the skill "sql" is listed twice',
    },
    { mistake: "no alias", changes: { aliases: [] }, says: "aliases has 0, and at least 1" },
    {
      mistake: "five must-haves",
      changes: { mustHave: IDS.slice(0, 5) },
      says: "mustHave has 5, and at least 6",
    },
    {
      mistake: "four nice-to-haves",
      changes: { niceToHave: IDS.slice(7) },
      says: "niceToHave has 4, and at least 5",
    },
    {
      mistake: "four responsibilities",
      changes: { responsibilities: ["Builds a", "Plans b", "Tests c", "Leads d"] },
      says: "responsibilities has 4, and at least 5",
    },
    {
      mistake: "three lines of evidence",
      changes: { evidence: ["a", "b", "c"] },
      says: "evidence has 3, and at least 4",
    },
    {
      mistake: "one level",
      changes: { levels: [{ title: "Junior", years: [0, 2] as const }] },
      says: "levels has 1, and at least 2",
    },
    {
      mistake: "an alias that is its own title",
      changes: { aliases: ["data analyst"] },
      says: '"data analyst" is listed twice',
    },
  ])("refuses $mistake", ({ changes, says }) => {
    const problems = checkCareers(careers({ roles: [role(changes)] }));
    expect(problems).toContainEqual(expect.stringContaining(`Role "data-analyst": ${says}`));
  });

  test.each([
    "Building reports",
    "builds reports",
    "Operations of a plant",
    "Process of audit",
    "Sales of cars",
  ])('refuses a responsibility without a verb in front: "%s"', (line) => {
    const responsibilities = [...role().responsibilities, line];
    expect(checkCareers(careers({ roles: [role({ responsibilities })] }))).toEqual([
      expect.stringContaining(`"${line}" does not begin with a verb`),
    ]);
  });

  test.each([
    { mistake: "years that run backwards", years: [5, 3] as const, says: "has the years [5, 3]" },
    { mistake: "years below 0", years: [-1, 3] as const, says: "has the years [-1, 3]" },
    { mistake: "more than 40 years", years: [2, 41] as const, says: "has the years [2, 41]" },
    { mistake: "a gap to the level before", years: [3, 6] as const, says: "does not follow on" },
    {
      mistake: "a senior level that starts with the junior one",
      years: [0, 6] as const,
      says: "does not follow on",
    },
  ])("refuses $mistake", ({ years, says }) => {
    const levels = [
      { title: "Junior", years: [0, 2] as const },
      { title: "Senior", years },
    ];
    expect(checkCareers(careers({ roles: [role({ levels })] }))).toContainEqual(
      expect.stringContaining(`Role "data-analyst": the level "Senior" ${says}`),
    );
  });

  test("refuses a title that is another role's alias", () => {
    const other = role({ id: "mis", title: "Reporting Analyst", aliases: ["MIS Executive"] });
    expect(checkCareers(careers({ roles: [role(), other] }))).toEqual([
      expect.stringContaining('Role "mis": "Reporting Analyst" already belongs to "data-analyst"'),
    ]);
  });
});

describe("industries", () => {
  test.each([
    { mistake: "seven terms", terms: industry().terms.slice(1), says: "it has 7 terms" },
    {
      mistake: "twenty-one terms",
      terms: Array.from({ length: 21 }, (_, index) => `term ${index}`),
      says: "it has 21 terms",
    },
    {
      mistake: "a term twice",
      terms: [...industry().terms, "npa"],
      says: 'the term "npa" is listed twice',
    },
  ])("refuses $mistake", ({ terms, says }) => {
    expect(checkCareers(careers({ industries: [industry({ terms })] }))).toEqual([
      expect.stringContaining(`Industry "banking": ${says}`),
    ]);
  });

  test("refuses a name that another industry has as its alias", () => {
    const other = industry({ id: "lending", name: "Lending", aliases: ["banking"] });
    expect(checkCareers(careers({ industries: [industry(), other] }))).toEqual([
      expect.stringContaining('Industry "lending": "banking" already belongs to "banking"'),
    ]);
  });
});
