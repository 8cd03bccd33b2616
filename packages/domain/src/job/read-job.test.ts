import { describe, expect, test } from "vitest";
import { CAREERS } from "../careers/testing/careers.ts";
import { readJobDescription } from "./read-job.ts";

const read = (text: string) => readJobDescription(text, CAREERS);
const needs = (text: string) =>
  Object.fromEntries(read(text).terms.map((term) => [term.term, term.need]));

const POSTING = `Senior Data Analyst, Meghna Finance, Pune (hybrid)

About us
We have served customers for over 25 years and love Python the snake.

Responsibilities
- Own the dashboards that our collections team opens every morning
- Explain credit risk to people who do not write SQL

Requirements
- 5+ years of experience in reporting, at least 2 years with SQL
- Bachelor's degree in statistics or equivalent experience
- Hands-on with Power BI, SQL and Airflow

Good to have
- dbt, Snowflake or Looker
- Knowledge of A/B testing

Benefits
- Health cover and free Excel lessons`;

const plain = (id: string, name: string, aliases: readonly string[]) =>
  ({ id, name, kind: "method", aliases, neighbours: [] }) as const;

describe("readJobDescription", () => {
  test("gives empty fields for a text that asks for nothing", () => {
    expect(read("We are a happy company.\nCome and see us.")).toEqual({
      title: "",
      roleId: null,
      place: "",
      terms: [],
      alternatives: [],
      years: null,
      degree: null,
      duties: [],
    });
    expect(read("").terms).toEqual([]);
  });

  test("reads title, role, place, years, degree and duties of a posting", () => {
    const job = read(POSTING);
    expect(job).toMatchObject({
      title: "Senior Data Analyst",
      roleId: "data-analyst",
      place: "Pune",
      years: { least: 5, most: null },
      degree: { level: "bachelor", isOptional: true },
    });
    expect(job.duties).toHaveLength(2);
  });

  test("tells what is a must from what is nice to have", () => {
    expect(needs(POSTING)).toMatchObject({
      "Power BI": "must",
      SQL: "must",
      Airflow: "must",
      dbt: "nice",
      Snowflake: "nice",
      "A/B testing": "nice",
      "Credit risk": "nice",
    });
  });

  test("takes nothing from what the company says of itself or offers", () => {
    expect(Object.keys(needs(POSTING))).not.toEqual(expect.arrayContaining(["Python"]));
    expect(Object.keys(needs(POSTING))).not.toEqual(expect.arrayContaining(["Excel"]));
  });

  test("counts how often a term is asked, and puts musts first", () => {
    const { terms } = read(POSTING);
    expect(terms.find((term) => term.term === "SQL")?.asked).toBe(3);
    expect(terms.map((term) => term.need).toSorted()).toEqual(terms.map((term) => term.need));
  });

  test("keeps unknown tools of a requirement list, in the job's own spelling", () => {
    expect(
      needs("Requirements:\n- Python, Istio and GraphQL\n- Good English, Monday to Friday"),
    ).toEqual({
      Python: "must",
      Istio: "must",
      GraphQL: "must",
    });
  });

  test.each([
    "Requirements:\n- B.Tech or MCA from a Tier 1 college in Bengaluru",
    "Requirements:\n- Willing to work IST hours at our Noida office",
    "Requirements:\n- Strong Communication, Ownership and Curiosity",
    "Requirements:\n- CTC up to 12 LPA, PF and ESI",
  ])("takes no ordinary word for a tool: %s", (text) => {
    expect(read(text).terms.filter((term) => term.skillId === null)).toEqual([]);
  });

  test("takes wording before headings: “is a plus” under Requirements is nice to have", () => {
    expect(needs("Requirements\nSQL\nPython is a plus")).toEqual({ SQL: "must", Python: "nice" });
  });

  test("takes “experience with” for a must where the posting marks none", () => {
    expect(needs("We use Airflow.\nExperience with SQL and Python.")).toEqual({
      SQL: "must",
      Python: "must",
      Airflow: "nice",
    });
  });

  test.each([
    "- Help with billing, procurement and dispatch",
    "- Keep the SLA above 95%",
    "- Analytics for the site engineer",
  ])("takes the everyday work of a duty for no term: %s", (duty) => {
    const careers = {
      ...CAREERS,
      skills: [
        ...CAREERS.skills,
        plain("invoicing", "Invoicing", ["Billing"]),
        plain("procurement", "Procurement", []),
        plain("dispatching", "Dispatch planning", ["Dispatch"]),
        plain("sla", "SLA management", ["SLA"]),
        plain("analysis", "Data analysis", ["Analytics"]),
        plain("site", "Site execution", ["Site engineer"]),
      ],
    };
    expect(readJobDescription(`Duties:\n${duty}`, careers).terms).toEqual([]);
    const asked = "Key skills:\nBilling, procurement, dispatch, SLA, analytics";
    expect(readJobDescription(asked, careers).terms).toHaveLength(5);
  });

  test("names a tool without its version, and keeps the number that is its name", () => {
    const careers = {
      ...CAREERS,
      skills: [
        ...CAREERS.skills,
        {
          id: "ora",
          name: "Orabase",
          kind: "platform",
          aliases: ["Ora Base 19c", "Ora 365"],
          neighbours: [],
        },
      ] as const,
    };
    const names = (text: string) =>
      readJobDescription(text, careers).terms.map(({ term, skillId }) => [term, skillId]);
    expect(names("Skills:\nOra Base 19c")).toEqual([["Ora Base", "ora"]]);
    expect(names("Skills:\nOra 365")).toEqual([["Ora 365", "ora"]]);
  });

  test.each([
    ["3-5 years of experience", { least: 3, most: 5 }],
    ["minimum three years", { least: 3, most: null }],
    ["0 to 2 yrs experience", { least: 0, most: 2 }],
    ["8+ yrs", { least: 8, most: null }],
    ["2.5 years in sales", { least: 2.5, most: null }],
  ])("reads the years of “%s”", (text, years) => {
    expect(read(`Requirements\n${text}`).years).toEqual(years);
  });

  test.each(["a company of 20 years of history", "must be 18 years old", "nice to have: 9 years"])(
    "reads no years asked in “%s”",
    (text) => {
      expect(read(`Requirements\n${text}`).years).toBeNull();
    },
  );

  test.each([
    ["Job Title: HR Executive\nWe are hiring.", "HR Executive"],
    ["We are looking for a Data Engineer to join us.", "Data Engineer"],
    ["Data Engineer | Pune | Full time\nAbout us", "Data Engineer"],
    ["Great things ahead\nCome in", ""],
  ])("reads the title of %j", (text, title) => {
    expect(read(text).title).toBe(title);
  });
});

describe("what a line says of a known skill", () => {
  const careers = {
    ...CAREERS,
    skills: [
      ...CAREERS.skills,
      plain("typing-speed", "Typing speed", ["WPM"]),
      plain("triage", "Triage", []),
      plain("escrow", "Escrow file", []),
      plain("icu", "Intensive care", ["ICU"]),
      { ...plain("pcie", "PCIe", []), kind: "domain" } as const,
      { ...plain("optics", "Optics", []), kind: "domain" } as const,
      { ...plain("kannada", "Kannada", ["Fluent Kannada"]), kind: "language" } as const,
    ],
  };
  const names = (text: string) =>
    readJobDescription(`Welder\n\n${text}`, careers).terms.map(({ term }) => term);

  test.each([
    ["Key skills:\nSQL, 30 WPM", ["SQL"]],
    ["Key skills:\nHandle the press in ICU", []],
    ["Key skills:\nSQL; diploma in optics", ["SQL"]],
    ["Duties:\n- Teams of optics meet daily", []],
    ["Key skills:\nSQL for Kannada channels", ["SQL"]],
    ["Duties:\n- Talk to people; triage flaky runs", []],
    ["Duties:\n- Keep the escrow file ready", []],
    ["Duties:\n- Handle mobile triage at night", []],
    ["Our customers love SQL, Python and triage.", ["SQL", "Python"]],
    ["Zentra Ltd, SQL, Python and triage", ["SQL", "Python"]],
    ["Duties:\n- Works on Orpo Zylo, Mukta and SQL", ["SQL"]],
  ])("takes it for no term in %j", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test.each([
    ["Key skills:\nWPM", ["WPM"]],
    ["Key skills:\nExperience in ICU", ["ICU"]],
    ["Duties:\n- Triage of flaky runs", ["Triage"]],
    ["Duties:\n- Handle triage at night", ["Triage"]],
    ["Reports in SQL, Python and triage.", ["SQL", "Python", "Triage"]],
    ["Duties:\n- Keep the Escrow File (EF) ready", ["Escrow file"]],
    ["Key skills:\nKannada good to have", ["Kannada"]],
    ["Duties:\n- Teach optics to class XI", ["Optics"]],
    ["Duties:\n- Write drivers for PCIe boards", ["PCIe"]],
    ["Key skills:\nKannada jaanne wale, useful on the floor", ["Kannada"]],
    ["SKILLS: GOOD KNOWLEDGE OF EXCEL", ["Excel"]],
  ])("takes it for a term in %j", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test("keeps a language nice to have under any of its names", () => {
    const { terms } = readJobDescription("Welder\n\nKey skills:\nFluent Kannada\nSQL", careers);
    expect(terms.map(({ term, need }) => [term, need])).toEqual([
      ["SQL", "must"],
      ["Fluent Kannada", "nice"],
    ]);
  });
});
