import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report, ReportTarget } from "../report.ts";
import { AXIS_POINTS, CHECKS } from "./checks.ts";
import { reportOn } from "./report-on.ts";
import { CAREERS } from "./testing/careers.ts";
import { readingOf } from "./testing/reading.ts";
import type { Sketch, SketchEntry } from "./testing/reading.ts";
import { FILE, NO_TARGET } from "./testing/run-check.ts";

const JOB = `Senior Data Analyst, Meghna Finance, Pune
Responsibilities
- Build dashboards that branch managers open every morning
Requirements
- 5+ years of experience with SQL, Python and Power BI
- Bachelor's degree
Good to have: Airflow, Snowflake, A/B testing, dbt, Istio`;

const report = (sketch: Sketch, target: Partial<ReportTarget> = {}): Report =>
  reportOn(readingOf(sketch), FILE, { ...NO_TARGET, ...target }, CAREERS);

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

const sketch: fc.Arbitrary<Sketch> = fc.record(
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

const target: fc.Arbitrary<Partial<ReportTarget>> = fc.record(
  {
    role: fc.constantFrom("Senior Data Analyst", "HR Generalist", "Astronaut"),
    industry: fc.constantFrom("Retail", "Banking", "Space"),
    jobDescription: fc.constantFrom(JOB, "We are nice."),
    isDomainSwitch: fc.boolean(),
    level: fc.constantFrom("fresher", "experienced", null),
  },
  { requiredKeys: [] },
);

describe("every report", () => {
  test("is the same for the same input", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        expect(report(s, t)).toEqual(report(s, t));
      }),
      { numRuns: 60 },
    );
  });

  test("is a sum of whole points: checks make axes, axes make the score", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { checks, axes, score } = report(s, t);
        for (const axis of axes) {
          const own = checks.filter((check) => check.axis === axis.axis);
          expect(axis.points).toBe(own.reduce((sum, check) => sum + check.points, 0));
          expect(axis.of).toBe(own.reduce((sum, check) => sum + check.of, 0));
          expect(axis.of).toBeLessThanOrEqual(AXIS_POINTS[axis.axis]);
        }
        for (const check of checks) {
          expect(Number.isInteger(check.points) && Number.isInteger(check.of)).toBe(true);
          expect(check.points).toBeGreaterThanOrEqual(0);
          expect(check.points).toBeLessThanOrEqual(check.of);
        }
        const [points, of] = [axes.reduce((n, a) => n + a.points, 0), axes.reduce((n, a) => n + a.of, 0)];
        expect(score).toBe(Math.round((100 * points) / of));
      }),
      { numRuns: 200 },
    );
  });

  test("gives every lost point something to do, and ends at 100", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { improvements, score, checks } = report(s, t);
        let reached = score;
        for (const { gain, makes } of improvements) {
          expect(gain).toBeGreaterThanOrEqual(1);
          expect(makes).toBeGreaterThanOrEqual(reached);
          reached = makes;
        }
        const isFull = checks.every((check) => check.points === check.of);
        expect(improvements.length === 0).toBe(isFull);
        expect(reached).toBe(100);
        const gains = improvements.map((item) => item.gain);
        expect(gains).toEqual(gains.toSorted((a, b) => b - a));
      }),
      { numRuns: 200 },
    );
  });

  test("quotes only what stands in the resume, with marks inside the quote", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const reading = readingOf(s);
        const page = reading.lines.map((line) => line.text).join("\n");
        for (const { evidence } of report(s, t).checks.map((check) => check)) {
          for (const item of evidence) {
            expect(page).toContain(item.quote);
            if (item.line !== null) expect(item.line).toBeLessThanOrEqual(reading.lines.length);
            let end = 0;
            for (const mark of item.marks) {
              expect(mark.from).toBeGreaterThanOrEqual(end);
              expect(mark.to).toBeGreaterThan(mark.from);
              expect(mark.to).toBeLessThanOrEqual(item.quote.length);
              end = mark.to;
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test("speaks in whole sentences: no gaps, no “undefined”, no doubled marks", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { verdict, axes, checks, insights, improvements, skills, market } = report(s, t);
        const sentences = [
          verdict.text,
          ...axes.map((axis) => axis.text),
          ...checks.map((check) => check.finding),
          ...insights.map((insight) => insight.text),
          ...improvements.flatMap((item) => [item.title, item.why]),
          ...[...skills, ...market].map((measure) => measure.text),
        ];
        for (const sentence of [verdict.heading, ...sentences]) {
          expect(sentence).toMatch(/^[\p{Lu}\d“]/u);
          expect(sentence).not.toMatch(/undefined|null|NaN|\s{2}|\s[.,;]|\.\.|,\.|““|””/u);
          expect(sentence).not.toMatch(/\b(?:1|one) (?:bullets|words|lines|terms|jobs|pages|years)\b/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("shows at most four insights of a type", () => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        const { insights } = report(s, t);
        for (const type of ["positive", "warning", "negative"])
          expect(insights.filter((insight) => insight.type === type).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 100 },
    );
  });
});

/** Far more terms than anybody lists: all that is known, and more of the same. */
const WALL = [
  ...CAREERS.skills.map((skill) => skill.name),
  ..."Kafka Spark Hive Tableau Looker Qlik SAS SPSS Hadoop Scala Kotlin Swift Redis Docker Terraform".split(" "),
];

/** Ways to put words where a machine may count them and a person does not look. */
const TRICKS: readonly (readonly [string, (sketch: Sketch) => Sketch])[] = [
  ["white text that fits nowhere", (s) => ({ ...s, unplaced: [WALL.join(" "), JOB] })],
  ["a wall of skills", (s) => ({ ...s, skills: [...new Set([...(s.skills ?? []), ...WALL])] })],
  ["a wall in a bullet", (s) => withBullets(s, WALL.join(", "))],
  ["a wall without commas", (s) => withBullets(s, WALL.join(" "))],
  ["walls cut into short bullets", (s) => withBullets(s, "SQL, Python, Power BI", "Airflow, Snowflake, dbt", "A/B testing, Excel")],
  ["one term over and over", (s) => withBullets(s, "SQL SQL SQL SQL SQL SQL SQL SQL SQL SQL")],
  ["empty sections", (s) => ({ ...s, emptySections: ["summary", "experience", "education", "skills", "projects"] })],
];

function withBullets(s: Sketch, ...bullets: readonly string[]): Sketch {
  const [first, ...rest] = s.experience ?? [];
  if (!first) return { ...s, unplaced: bullets };
  return { ...s, experience: [{ ...first, bullets: [...(first.bullets ?? []), ...bullets] }, ...rest] };
}

describe("what raises no score", () => {
  test.each(TRICKS)("%s", (_name, trick) => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        expect(report(trick(s), t).score).toBeLessThanOrEqual(report(s, t).score);
      }),
      { numRuns: 150 },
    );
  });
});

/** Things that make a resume better, each leaving the rest as it is. */
const IMPROVEMENTS: readonly (readonly [string, (sketch: Sketch) => Sketch])[] = [
  ["a missing email", (s) => ({ ...s, email: "asha@example.in" })],
  ["a missing phone", (s) => ({ ...s, phone: "+91 98200 00000" })],
  ["a city", (s) => ({ ...s, location: "Pune" })],
  ["one column", (s) => ({ ...s, columns: 1 })],
  ["no lost characters", (s) => ({ ...s, losses: {} })],
  ["a summary with role and years", (s) => ({ ...s, summary: "Data analyst with 6 years in retail." })],
  ["a result in place of a duty", (s) => withoutDuty(s)],
  ["a new bullet with a result", (s) => withBullets2(s, "Negotiated prices with 12 suppliers and saved ₹4 lakh in a year.")],
  ["a term of the job in a bullet", (s) => withBullets2(s, "Automated the month-end close in Python, which saved 30 hours a month.")],
  ["a degree where there was none", (s) => (s.education?.length ? s : { ...s, education: [{ title: "B.Sc Statistics", company: "Pune University", from: "2001", to: "2004" }] })],
];

/** Sketches in one language: a resume that changes its language is another resume. */
const english = sketch.map(
  (s): Sketch => JSON.parse(JSON.stringify(s, (_key, value) => (typeof value === "string" && /[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(value) ? "Kept the books of three shops." : value))),
);

function withBullets2(s: Sketch, added: string): Sketch {
  const [first, ...rest] = s.experience ?? [];
  if (!first) return s;
  return { ...s, experience: [{ ...first, bullets: [...(first.bullets ?? []), added] }, ...rest] };
}

function withoutDuty(s: Sketch): Sketch {
  const mended = (bullets: readonly string[] | undefined) =>
    (bullets ?? []).map((text) =>
      text.startsWith("Responsible") ? "Published weekly sales reports in Power BI that cut stock by 4%." : text,
    );
  return {
    ...s,
    ...(s.experience && { experience: s.experience.map((job) => ({ ...job, bullets: mended(job.bullets) })) }),
  };
}

describe("what never lowers a score", () => {
  test.each(IMPROVEMENTS)("%s", (_name, improve) => {
    fc.assert(
      fc.property(english, target, (s, t) => {
        expect(report(improve(s), t).score).toBeGreaterThanOrEqual(report(s, t).score);
      }),
      { numRuns: 150 },
    );
  });
});

describe("CHECKS", () => {
  test("share out 30, 40 and 30 points", () => {
    for (const axis of ["readable", "content", "match"] as const)
      expect(
        CHECKS.filter((check) => check.axis === axis).reduce((sum, check) => sum + check.weight, 0),
      ).toBe(AXIS_POINTS[axis]);
  });

  test("have an id each, and say where their rule comes from", () => {
    expect(new Set(CHECKS.map((check) => check.id)).size).toBe(CHECKS.length);
    for (const check of CHECKS) expect(check.source.length).toBeGreaterThan(20);
  });
});
