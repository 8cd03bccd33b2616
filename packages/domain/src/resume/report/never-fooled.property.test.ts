import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Report, ReportTarget } from "../report.ts";
import { reportOn } from "./report-on.ts";
import { english, JOB, sketch, target } from "./testing/arbitraries.ts";
import { CAREERS } from "./testing/careers.ts";
import { readingOf } from "./testing/reading.ts";
import type { Sketch } from "./testing/reading.ts";
import { FILE, NO_TARGET } from "./testing/run-check.ts";

const report = (resume: Sketch, aim: Partial<ReportTarget> = {}): Report =>
  reportOn(readingOf(resume), FILE, { ...NO_TARGET, ...aim }, CAREERS);

/** Far more terms than anybody lists: all that is known, and more of the same. */
const WALL = [
  ...CAREERS.skills.map((skill) => skill.name),
  ..."Kafka Spark Hive Tableau Looker Qlik SAS SPSS Hadoop Scala Kotlin Swift Redis Docker Terraform".split(
    " ",
  ),
];

/** Ways to put words where a machine may count them and a person does not look. */
const TRICKS: readonly (readonly [string, (resume: Sketch) => Sketch])[] = [
  ["white text that fits nowhere", (s) => ({ ...s, unplaced: [WALL.join(" "), JOB] })],
  ["a wall of skills", (s) => ({ ...s, skills: [...new Set([...(s.skills ?? []), ...WALL])] })],
  ["a wall in a bullet", (s) => withBullets(s, WALL.join(", "))],
  ["a wall without commas", (s) => withBullets(s, WALL.join(" "))],
  [
    "walls cut into short bullets",
    (s) => withBullets(s, "SQL, Python, Power BI", "Airflow, Snowflake, dbt", "A/B testing, Excel"),
  ],
  ["one term over and over", (s) => withBullets(s, "SQL SQL SQL SQL SQL SQL SQL SQL SQL SQL")],
  [
    "empty sections",
    (s) => ({ ...s, emptySections: ["summary", "experience", "education", "skills", "projects"] }),
  ],
];

function withBullets(s: Sketch, ...bullets: readonly string[]): Sketch {
  const [first, ...rest] = s.experience ?? [];
  if (!first) return { ...s, unplaced: bullets };
  return {
    ...s,
    experience: [{ ...first, bullets: [...(first.bullets ?? []), ...bullets] }, ...rest],
  };
}

describe("what raises no score", () => {
  test.each(TRICKS)("%s", (_name, trick) => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        expect(report(trick(s), t).score).toBeLessThanOrEqual(report(s, t).score);
      }),
      { numRuns: 60 },
    );
  });
});

/** Things that make a resume better, each leaving the rest as it is. */
const IMPROVEMENTS: readonly (readonly [string, (resume: Sketch) => Sketch])[] = [
  ["a missing email", (s) => ({ ...s, email: "asha@example.in" })],
  ["a missing phone", (s) => ({ ...s, phone: "+91 98200 00000" })],
  ["a city", (s) => ({ ...s, location: "Pune" })],
  ["one column", (s) => ({ ...s, columns: 1 })],
  ["no lost characters", (s) => ({ ...s, losses: {} })],
  [
    "a summary with role and years",
    (s) => ({ ...s, summary: "Data analyst with 6 years in retail." }),
  ],
  ["a result in place of a duty", (s) => withoutDuty(s)],
  [
    "a new bullet with a result",
    (s) => withNewBullet(s, "Negotiated prices with 12 suppliers and saved ₹4 lakh in a year."),
  ],
  [
    "a term of the job in a bullet",
    (s) =>
      withNewBullet(s, "Automated the month-end close in Python, which saved 30 hours a month."),
  ],
  [
    "a degree where there was none",
    (s) =>
      s.education?.length
        ? s
        : {
            ...s,
            education: [
              { title: "B.Sc Statistics", company: "Pune University", from: "2001", to: "2004" },
            ],
          },
  ],
];

function withNewBullet(s: Sketch, added: string): Sketch {
  const [first, ...rest] = s.experience ?? [];
  if (!first) return s;
  return { ...s, experience: [{ ...first, bullets: [...(first.bullets ?? []), added] }, ...rest] };
}

function mended(bullets: readonly string[] | undefined): string[] {
  return (bullets ?? []).map((text) =>
    text.startsWith("Responsible")
      ? "Published weekly sales reports in Power BI that cut stock by 4%."
      : text,
  );
}

function withoutDuty(s: Sketch): Sketch {
  return {
    ...s,
    ...(s.experience && {
      experience: s.experience.map((job) => ({ ...job, bullets: mended(job.bullets) })),
    }),
  };
}

describe("what never lowers a score", () => {
  test.each(IMPROVEMENTS)("%s", (_name, improve) => {
    fc.assert(
      fc.property(english, target, (s, t) => {
        expect(report(improve(s), t).score).toBeGreaterThanOrEqual(report(s, t).score);
      }),
      { numRuns: 60 },
    );
  });
});
