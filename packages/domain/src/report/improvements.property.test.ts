import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import type { Report, ReportTarget } from "../resume/report.ts";
import { reportOn } from "./report-on.ts";
import { english, target } from "./testing/arbitraries.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readingOf } from "../resume/testing/reading.ts";
import type { Sketch, SketchEntry } from "../resume/testing/reading.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";

const report = (resume: Sketch, aim: Partial<ReportTarget>): Report =>
  reportOn(readingOf(resume), FILE, { ...NO_TARGET, ...aim }, CAREERS);

const RESULT = "Negotiated prices with 12 suppliers and saved ₹4 lakh in a year.";

/** Things that make a resume better, each leaving the rest as it is. */
const IMPROVEMENTS: readonly (readonly [string, (resume: Sketch) => Sketch])[] = [
  ["a missing name", (s) => ({ ...s, name: "Asha Rao" })],
  ["a missing email", (s) => ({ ...s, email: "asha@example.in" })],
  ["a missing phone", (s) => ({ ...s, phone: "+91 98200 00000" })],
  ["a city", (s) => ({ ...s, location: "Pune" })],
  ["one column", (s) => ({ ...s, columns: 1 })],
  ["no lost characters", (s) => ({ ...s, losses: {} })],
  ["no hidden text", (s) => ({ ...s, hidden: [] })],
  [
    "a summary with role and years",
    (s) => ({ ...s, summary: "Data analyst with 6 years in retail." }),
  ],
  [
    "a measured result in place of a duty",
    (s) =>
      mended(
        s,
        /^Responsible/u,
        "Published weekly sales reports in Power BI that cut stock by 4%.",
      ),
  ],
  [
    "a measured result added to a bullet",
    (s) =>
      mended(
        s,
        /every night\.$/u,
        "Wrote Airflow jobs that load sales every night, which saved 30 hours a month.",
      ),
  ],
  [
    "a stronger verb",
    (s) => mended(s, /^Responsible/u, "Published weekly sales reports in Power BI"),
  ],
  [
    "facts in place of clichés and of “I”",
    (s) => mended(s, /hard working/u, "Answered the mails of customers in three cities."),
  ],
  [
    "a summary without its clichés and without “I”",
    (s) => ({
      ...s,
      ...(s.summary?.startsWith("I am") && {
        summary: "A person seeking a position with a bank in Pune.",
      }),
    }),
  ],
  [
    "names in place of vague words",
    (s) => mended(s, /various/u, "Audited the stock of the Pune and Nashik stores."),
  ],
  ["a new bullet with a result", (s) => withBullet(s, RESULT)],
  [
    "a bullet in a job that had none",
    (s) =>
      s.experience?.some(({ bullets }) => !bullets?.length) ? withBullet(s, RESULT, true) : s,
  ],
  [
    "a term of the job in a bullet",
    (s) => withBullet(s, "Automated the month-end close in Python, which saved 30 hours a month."),
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
  ["the end of a job", (s) => dated(s)],
  ["the company of every job", (s) => withJobs(s, (job) => ({ company: "Kaveri Retail", ...job }))],
  [
    "the maker's spelling",
    (s) => ({
      ...s,
      skills: s.skills?.map((skill) => (skill === "Javascript" ? "JavaScript" : skill)) ?? [],
    }),
  ],
];

function withJobs(s: Sketch, change: (job: SketchEntry, index: number) => SketchEntry): Sketch {
  return s.experience ? { ...s, experience: s.experience.map(change) } : s;
}

function withBullet(s: Sketch, added: string, isBare = false): Sketch {
  const at = Math.max(0, s.experience?.findIndex((job) => !isBare || !job.bullets?.length) ?? 0);
  return withJobs(s, (job, i) =>
    i === at ? { ...job, bullets: [...(job.bullets ?? []), added] } : job,
  );
}

/** The first bullet of that kind said better. */
function mended(s: Sketch, kind: RegExp, better: string): Sketch {
  const own = s.experience?.findIndex((job) => job.bullets?.some((text) => kind.test(text))) ?? -1;
  return withJobs(s, (job, i) => {
    const at = job.bullets?.findIndex((text) => kind.test(text)) ?? -1;
    return i === own && at >= 0 ? { ...job, bullets: (job.bullets ?? []).with(at, better) } : job;
  });
}

/** A job that says when it began gets an end, the year it began. Not beside studies: it may end being a fresher. */
function dated(s: Sketch): Sketch {
  if (s.education?.length) return s;
  const at = s.experience?.findIndex((job) => job.from && !job.to) ?? -1;
  return withJobs(s, (job, i) => (i === at && job.from ? { ...job, to: job.from } : job));
}

const hidden = fc.option(fc.constant(["SQL Python Airflow dbt"]), { nil: undefined });
const resume: fc.Arbitrary<Sketch> = fc
  .tuple(english, hidden)
  .map(([s, lines]): Sketch => (lines ? { ...s, hidden: lines } : s));

describe("what never lowers a score nor its axis", () => {
  test.each(IMPROVEMENTS)("%s", (_name, improve) => {
    fc.assert(
      fc.property(resume, target, (s, t) => {
        const [before, after] = [report(s, t), report(improve(s), t)];
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        // An axis of which more can be measured now is another sum.
        const comparable = after.axes.filter(
          (axis, i) => axis.maxPoints === before.axes[i]?.maxPoints,
        );
        for (const { axis, points } of comparable) {
          const then = before.axes.find((other) => other.axis === axis)?.points ?? 0;
          expect(points).toBeGreaterThanOrEqual(then);
        }
      }),
      { numRuns: sampling.runsOf(50) },
    );
  });

  test("another verb where one opens too many bullets", () => {
    const verbs = fc.array(fc.constantFrom("Built", "Wrote", "Led"), {
      minLength: 4,
      maxLength: 9,
    });
    fc.assert(
      fc.property(verbs, target, (opening, t) => {
        const bullets = opening.map((verb, i) => `${verb} the till of shop ${i + 1} in Pune.`);
        const most = (["Built", "Wrote", "Led"] as const).toSorted(
          (a, b) => count(opening, b) - count(opening, a),
        )[0];
        const at = opening.lastIndexOf(most ?? "Built");
        const varied = bullets.with(at, bullets[at]?.replace(/^\w+/u, "Designed") ?? "");
        const job = { title: "Data Analyst", company: "Kaveri Retail", from: "2020", to: "2024" };
        const [before, after] = [bullets, varied].map((own) =>
          report({ name: "Asha Rao", experience: [{ ...job, bullets: own }] }, t),
        );
        expect(after?.score).toBeGreaterThanOrEqual(before?.score ?? 0);
      }),
      { numRuns: sampling.runsOf(50) },
    );
  });
});

function count(words: readonly string[], word: string): number {
  return words.filter((other) => other === word).length;
}
