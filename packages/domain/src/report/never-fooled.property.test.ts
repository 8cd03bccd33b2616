import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import type { Report, ReportTarget } from "../resume/report.ts";
import { reportOn } from "./report-on.ts";
import { JOB, sketch, target } from "./testing/arbitraries.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readingOf } from "../resume/testing/reading.ts";
import type { Sketch } from "../resume/testing/reading.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";

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
  ["white text", (s) => ({ ...s, hidden: [WALL.join(" "), JOB, "Senior Data Analyst, 9 years"] })],
  ["text that fits nowhere", (s) => ({ ...s, unplaced: [WALL.join(" "), JOB] })],
  ["a wall of skills", (s) => ({ ...s, skills: [...new Set([...(s.skills ?? []), ...WALL])] })],
  ["a wall in a bullet", (s) => withBullets(s, WALL.join(", "))],
  ["a wall without commas", (s) => withBullets(s, WALL.join(" "))],
  [
    "walls cut into short bullets",
    (s) => withBullets(s, "SQL, Python, Power BI", "Airflow, Snowflake, dbt", "A/B testing, Excel"),
  ],
  [
    "the list of skills again",
    (s) => ({ ...s, skills: [...(s.skills ?? []), ...(s.skills ?? [])] }),
  ],
  ["the list of skills again as a bullet", (s) => withBullets(s, (s.skills ?? ["SQL"]).join(", "))],
  ["the job's own sentences as bullets", (s) => withBullets(s, ...JOB_LINES)],
  ["the job's own sentences as a summary", (s) => ({ ...s, summary: s.summary ?? JOB })],
  ["one term over and over", (s) => withBullets(s, "SQL SQL SQL SQL SQL SQL SQL SQL SQL SQL")],
  [
    "empty sections",
    (s) => ({ ...s, emptySections: ["summary", "experience", "education", "skills", "projects"] }),
  ],
];

const JOB_LINES = JOB.split("\n")
  .map((line) => line.replace(/^- /u, ""))
  .filter((line) => line.split(" ").length > 5);

function withBullets(s: Sketch, ...bullets: readonly string[]): Sketch {
  const [first, ...rest] = s.experience ?? [];
  if (!first) return { ...s, unplaced: bullets };
  return {
    ...s,
    experience: [{ ...first, bullets: [...(first.bullets ?? []), ...bullets] }, ...rest],
  };
}

describe("what raises no score", () => {
  test.each(TRICKS)("%s", (name, trick) => {
    fc.assert(
      fc.property(sketch, target, (s, t) => {
        // What was copied can be distinguished from one's own words only by comparison with its source.
        const aim = name.startsWith("the job") ? { ...t, jobDescription: JOB } : t;
        expect(report(trick(s), aim).score).toBeLessThanOrEqual(report(s, aim).score);
      }),
      { numRuns: sampling.runsOf(50) },
    );
  });
});
