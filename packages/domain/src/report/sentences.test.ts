import { describe, expect, test } from "vitest";
import { CAREERS } from "../careers/testing/careers.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";
import type { FileFacts, Report, ReportTarget } from "../resume/report.ts";
import { readingOf, type Sketch, type SketchEntry } from "../resume/testing/reading.ts";
import { faultsOf, sentenceFaultsOf } from "./testing/prose.ts";
import { reportOn } from "./report-on.ts";
import { JOB } from "./testing/arbitraries.ts";

/** None, one, two, and many by words and by figures. */
const COUNTS = [0, 1, 2, 3, 12] as const;

const DUTY = "Responsible for the weekly stock reports of the shops in Pune";
const RESULT = "Cut the time of the month-end report from 4 days to 5 hours in SQL";

const JOB_ENTRY: SketchEntry = {
  title: "Data Analyst",
  company: "Kaveri Retail",
  from: "Jan 2020",
  to: "Present",
  bullets: [RESULT, DUTY],
};

const WHOLE: Sketch = {
  name: "Asha Rao",
  headline: "Data Analyst",
  email: "asha@example.in",
  phone: "+91 98200 00000",
  location: "Pune",
  summary: "Data analyst with 6 years in retail.",
  experience: [JOB_ENTRY],
  education: [{ title: "B.Sc Statistics", company: "Pune University", from: "2016", to: "2019" }],
  skills: ["SQL", "Python", "Power BI", "Excel"],
};

const bullets = (text: string, count: number): Sketch => ({
  ...WHOLE,
  experience: [{ ...JOB_ENTRY, bullets: many(count, (at) => `${text} ${at}`) }],
});

function many<Value>(count: number, make: (at: number) => Value): Value[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

const SKILLS = ["SQL", "Python", "Excel", "Airflow", "Snowflake", "Tableau", "Git", "Kafka"];
const skillsOf = (count: number) => many(count, (at) => SKILLS[at] ?? `Tool${at}`);

/** What a report counts, each with as many of it as is asked for. */
const COUNTED: Readonly<Record<string, (count: number) => Sketch>> = {
  "bullets with a result": (count) => bullets(RESULT, count),
  "bullets of duties": (count) => bullets(DUTY, count),
  "short bullets": (count) => bullets("Made reports", count),
  "long bullets": (count) => bullets(`${RESULT} ${"and more of it ".repeat(9)}`, count),
  "bullets in the first person": (count) => bullets("I did what my manager told me in", count),
  "bullets of phrases": (count) => bullets("Hard working team player on various tasks", count),
  "bullets with one verb": (count) => bullets("Built a report for the shop", count),
  "walls of key words": (count) =>
    bullets("SQL Python Excel Airflow Snowflake Tableau Git Kafka", count),
  "bullets with slips": (count) => bullets("Wrote Javascript and powerbi pages for shop", count),
  "bullets in the present": (count) => ({
    ...WHOLE,
    experience: [
      {
        ...JOB_ENTRY,
        to: "Mar 2021",
        bullets: many(count, (at) => `Manages the tills of shop ${at}`),
      },
    ],
  }),
  "full stops on some": (count) => ({
    ...bullets(`${RESULT}.`, count),
    projects: [{ title: "Till", bullets: [DUTY] }],
  }),
  jobs: (count) => ({
    ...WHOLE,
    experience: many(count, (at) => ({
      ...JOB_ENTRY,
      from: String(2024 - at),
      to: String(2025 - at),
    })),
  }),
  "jobs without dates": (count) => ({
    ...WHOLE,
    experience: many(count, () => ({ title: "Data Analyst", bullets: [DUTY] })),
  }),
  "jobs without anything": (count) => ({
    ...WHOLE,
    experience: many(count, () => ({ bullets: [DUTY] })),
  }),
  "dates in several ways": (count) => ({
    ...WHOLE,
    experience: many(count, (at) => ({
      ...JOB_ENTRY,
      from: ["Jan 2020", "2020", "01/2020"][at % 3] ?? "2020",
      to: "2021",
    })),
  }),
  gaps: (count) => ({
    ...WHOLE,
    experience: many(count + 1, (at) => ({
      ...JOB_ENTRY,
      from: `Jan ${2025 - 2 * at}`,
      to: `Mar ${2025 - 2 * at}`,
    })),
  }),
  studies: (count) => ({
    ...WHOLE,
    education: many(count, (at) => ({ title: "B.Sc Statistics", to: String(2010 + at) })),
  }),
  projects: (count) => ({
    ...WHOLE,
    experience: [],
    projects: many(count, () => ({ title: "Till", bullets: [DUTY] })),
  }),
  skills: (count) => ({ ...WHOLE, skills: skillsOf(count) }),
  "skills alone": (count) => ({ name: "Asha Rao", skills: skillsOf(count) }),
  "hidden words": (count) => ({ ...WHOLE, hidden: count === 0 ? [] : ["SQL ".repeat(count)] }),
  "lines that fitted nowhere": (count) => ({
    ...WHOLE,
    unplaced: many(count, (at) => `Something else ${at}`),
  }),
  icons: (count) => ({ ...WHOLE, losses: { iconGlyphs: count } }),
  "lost letters": (count) => ({ ...WHOLE, losses: { unreadableCharacters: count } }),
  "mended words": (count) => ({ ...WHOLE, losses: { mendedWords: count } }),
  "lines out of order": (count) => ({ ...WHOLE, losses: { linesOutOfOrder: count } }),
  "pages without text": (count) => ({
    ...WHOLE,
    pages: count + 1,
    losses: { pagesWithoutText: count },
  }),
  columns: (count) => ({ ...WHOLE, columns: count >= 3 ? 3 : count === 2 ? 2 : 1 }),
  "empty sections": (count) => ({
    ...WHOLE,
    skills: [],
    emptySections: count === 0 ? [] : count === 1 ? ["skills"] : ["skills", "projects"],
  }),
  "nothing but a name": () => ({ name: "Asha Rao" }),
  "a word": (count) => ({ unplaced: many(count, () => "Hello") }),
};

const terms = (count: number) =>
  `Requirements\n${skillsOf(count)
    .map((skill) => `- ${skill}`)
    .join("\n")}`;

/** What a person may aim at, by the same counts. */
const targetsOf = (count: number): readonly Partial<ReportTarget>[] => [
  {},
  { jobDescription: JOB, industry: "Retail" },
  { role: "Senior Data Analyst", industry: "Banking", isDomainSwitch: true },
  { jobDescription: terms(count), industry: "Retail", level: "fresher" },
  { jobDescription: `${terms(count)}\n${count}+ years of experience`, years: count },
  { jobDescription: `${terms(3)}\n${count + 2} years of experience`, role: "Data Analyst" },
];

/** Titles and places. */
const wordsOf = ({ checks, improvements, verdict }: Report): string[] => [
  verdict.heading,
  ...improvements.flatMap(({ title, subtitle }) => [title, subtitle]),
  ...checks.flatMap(({ advice, evidence }) => [
    ...(advice ? [advice.title] : []),
    ...evidence.map(({ where }) => where),
  ]),
];

const sentencesOf = (report: Report): string[] => [
  report.verdict.text,
  ...report.axes.map(({ text }) => text),
  ...report.insights.map(({ text }) => text),
  ...report.improvements.map(({ why }) => why),
  ...[...report.skills, ...report.market].map(({ text }) => text),
  ...(report.match?.terms ?? []).map(({ text }) => text),
  ...report.checks.flatMap(({ finding, looksAt, advice, evidence }) => [
    finding,
    looksAt,
    ...(advice ? [advice.why] : []),
    ...evidence.flatMap(({ marks }) => marks.map(({ note }) => note)),
  ]),
];

describe("every sentence of a report, for none, one, two and many", () => {
  test.each(Object.entries(COUNTED))("of %s", (_, sketchOf) => {
    const faults = new Set<string>();
    for (const count of COUNTS) {
      const reading = readingOf(sketchOf(count));
      const files: Partial<FileFacts>[] = [{}, { pages: count + 1, format: "doc", bytes: 3e6 }];
      targetsOf(count).forEach((target, at) => {
        const facts = { ...FILE, ...files[at % 2] };
        const report = reportOn(reading, facts, { ...NO_TARGET, ...target }, CAREERS);
        for (const text of wordsOf(report))
          for (const fault of faultsOf(text)) faults.add(`${fault}: ${text}`);
        for (const text of sentencesOf(report))
          for (const fault of sentenceFaultsOf(text)) faults.add(`${fault}: ${text}`);
      });
    }
    expect([...faults]).toEqual([]);
  });

  test("would be found at fault", () => {
    expect(faultsOf("It brings 1 points.")).toEqual(["one and many"]);
    expect(faultsOf("Two bullet names a result.")).toContain("many and one");
    expect(faultsOf("Three bullets is too few.")).toEqual(["many with a verb of one"]);
    expect(faultsOf("One bullet are short.")).toEqual(["one with a verb of many"]);
    expect(faultsOf("It holds only no words.")).toEqual(["only none"]);
    expect(faultsOf("Two  bullets.")).toEqual(["blanks"]);
    expect(faultsOf("Role no, years no.")).toEqual(["no verb"]);
    expect(sentenceFaultsOf("the page is short")).toEqual(["beginning", "end"]);
  });
});
