import * as fc from "fast-check";
import type { ReportTarget } from "../../resume/report.ts";
import type { Sketch, SketchEntry } from "../../resume/testing/reading.ts";

/** A posting with musts, nice-to-haves and an unknown tool. */
export const JOB = `Senior Data Analyst, Meghna Finance, Pune
Responsibilities
- Build dashboards that branch managers open every morning
Requirements
- 5+ years of experience with SQL, Python and Power BI
- Bachelor's degree
Good to have: Airflow, Snowflake, A/B testing, dbt, Istio`;

/** Bullets of many kinds: proof, duty, stub, paragraph, first person, cliché, other scripts. */
const bullet = fc.constantFrom(
  "Built a cohort analysis in SQL; repeat orders rose 9% in two quarters.",
  "Cut dashboard load time from 40 seconds to 6 for 200 branch managers.",
  "Responsible for weekly sales reports in Power BI",
  "Worked on various things with several people.",
  "Wrote Airflow jobs that load sales every night.",
  "Manages a team of eight analysts across three cities.",
  "Reports.",
  "I was a hard working team player and my manager liked our work.",
  "Led the move of 14 pipelines to Snowflake, which halved the cost of storage and of the nightly run for everyone in the company and its partners in four states and two union territories this year.",
  "बिक्री रिपोर्ट हर सप्ताह तैयार की और टीम को भेजी।",
  "負責每週銷售報告",
);

const year = fc.integer({ min: 2005, max: 2025 }).map(String);
const entry: fc.Arbitrary<SketchEntry> = fc.record(
  {
    title: fc.constantFrom("Data Analyst", "Senior Data Analyst", "HR Executive", "Cook"),
    company: fc.constantFrom("Kaveri Retail", "Orbit Labs", "Meghna Finance"),
    from: year,
    to: fc.oneof(year, fc.constant("Present")),
    bullets: fc.array(bullet, { maxLength: 6 }),
  },
  { requiredKeys: [] },
);

/** Resumes of all kinds, good and bad. Always with a name, so that there is a line of text. */
export const sketch: fc.Arbitrary<Sketch> = fc.record(
  {
    name: fc.constant("Asha Rao"),
    headline: fc.constantFrom("Data Analyst", "Hello"),
    email: fc.constant("asha@example.in"),
    phone: fc.constant("+91 98200 00000"),
    location: fc.constant("Pune"),
    summary: fc.constantFrom(
      "Data analyst with 6 years in retail.",
      "I am a hard working person seeking a challenging position.",
    ),
    experience: fc.array(entry, { maxLength: 4 }),
    education: fc.array(entry, { maxLength: 2 }),
    projects: fc.array(entry, { maxLength: 2 }),
    skills: fc.uniqueArray(
      fc.constantFrom("SQL", "Python", "Power BI", "Airflow", "Excel", "Baking", "Javascript"),
    ),
    columns: fc.constantFrom(1, 2, 3),
    losses: fc.record(
      { unreadableCharacters: fc.nat(20), iconGlyphs: fc.nat(9), linesOutOfOrder: fc.nat(20) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ["name"] },
);

/** What a person may want, known and unknown. */
export const target: fc.Arbitrary<Partial<ReportTarget>> = fc.record(
  {
    role: fc.constantFrom("Senior Data Analyst", "HR Generalist", "Astronaut"),
    industry: fc.constantFrom("Retail", "Banking", "Space"),
    jobDescription: fc.constantFrom(JOB, "We are nice."),
    isDomainSwitch: fc.boolean(),
    level: fc.constantFrom("fresher", "experienced", null),
  },
  { requiredKeys: [] },
);

/** Sketches in one language: a resume that changes its language is another resume. */
export const english = sketch.map((s): Sketch =>
  JSON.parse(
    JSON.stringify(s, (_key, value) =>
      typeof value === "string" && /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(value)
        ? "Kept the books of three shops."
        : value,
    ),
  ),
);
