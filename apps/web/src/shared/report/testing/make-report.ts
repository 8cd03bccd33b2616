import type { StoredReport } from "@taiyari/contract";
import type { Report } from "../report-words.ts";

/** A plausible report of 78 points. Tests name only what they are about. */
export function makeReport(more: Partial<Report> = {}): Report {
  return {
    rulesVersion: "2.0",
    score: 78,
    verdict: {
      heading: "Easy to read, short on proof",
      text: "A machine gets your page right. Four of nine bullets name no result.",
    },
    axes: [
      {
        axis: "readable",
        points: 28,
        maxPoints: 30,
        score: 93,
        text: "Text, order and contacts come through.",
      },
      {
        axis: "content",
        points: 28,
        maxPoints: 40,
        score: 70,
        text: "Four of nine bullets name no result.",
      },
      {
        axis: "match",
        points: 22,
        maxPoints: 30,
        score: 73,
        text: "Two of four asked terms found.",
      },
    ],
    checks: [
      check("contact-found", "readable", "Contact details found", 28, 30),
      {
        ...check("results", "content", "Achievements with a result", 6, 12),
        evidence: [
          evidence(12, "Responsible for weekly sales reports in Power BI."),
          evidence(15, "Worked on dashboards for the store team."),
        ],
      },
      check("summary", "content", "Summary says role and years", 22, 28),
      check("terms", "match", "Terms the job asks for", 22, 30),
    ],
    insights: [
      {
        type: "positive",
        text: "Name and contacts were read.",
        checkId: "contact-found",
        lines: [],
      },
      {
        type: "negative",
        text: "Four bullets end without a result.",
        checkId: "results",
        lines: [12, 15],
      },
    ],
    improvements: [
      {
        checkId: "results",
        title: "Add a result to 4 bullets",
        subtitle: "Content, Achievements with a result",
        why: "A bullet earns its points when it says what changed.",
        gain: 6,
        resultingScore: 84,
      },
    ],
    skills: [
      { id: "technical-skills", name: "Technical Skills", score: 84, text: "12 skills, 9 in use." },
      { id: "experience", name: "Experience", score: 76, text: "Six years in two jobs." },
      { id: "education", name: "Education", score: 88, text: "Degree, place and year." },
      { id: "achievements", name: "Achievements", score: null, text: "No bullet to measure." },
    ],
    market: [
      {
        id: "role-match",
        name: "Role Match",
        score: 81,
        text: "13 of 16 duties are on your page.",
      },
      { id: "industry-fit", name: "Industry Fit", score: null, text: "No industry was given." },
      { id: "experience-match", name: "Experience Match", score: 86, text: "6 years; 5 asked." },
    ],
    match: {
      source: "job-description",
      role: "",
      terms: [
        term("SQL", "found", 3, "Named three times."),
        term("Power BI", "found", 5, "Named five times."),
        term("dbt", "weak", 1, "Once, in Skills. In no bullet."),
        term("Snowflake", "missing", 0, "Asked once."),
      ],
    },
    ...more,
  };
}

/** The same as rules before 2.0 stored it: without scores of the axes, weights, sources, advice and gains. */
export function makeOlderReport(): Report {
  const report = makeReport();
  return {
    ...report,
    rulesVersion: "1",
    axes: report.axes.map(({ axis, points, maxPoints, text }) => ({
      axis,
      points,
      maxPoints,
      text,
    })),
    checks: report.checks.map(
      ({ id, axis, title, points, maxPoints, finding, evidence: found }) => ({
        id,
        axis,
        title,
        points,
        maxPoints,
        finding,
        evidence: found,
      }),
    ),
  };
}

/** The report with what stands around it. */
export function makeStoredReport(more: Partial<StoredReport> = {}): StoredReport {
  return {
    id: "0b8f7a52-8a70-4b7f-9d0c-4a2f0f3b9d01",
    uploadId: "7c1d2a90-1b1f-4f1e-8f43-0c1a5f7e2b02",
    fileName: "Meera_Joshi_Senior_Analyst.pdf",
    madeAt: "2026-11-05T10:42:00Z",
    ordinal: 2,
    targetRole: "Senior Data Analyst",
    report: makeReport(),
    lines: [
      { number: 11, page: 1, text: "rose 9% in two quarters." },
      { number: 12, page: 1, text: "Responsible for weekly sales reports in" },
      { number: 13, page: 1, text: "Power BI." },
      { number: 14, page: 1, text: "Ran 11 A/B tests on pricing pages." },
      { number: 15, page: 1, text: "Worked on dashboards for the store team." },
    ],
    previous: {
      id: "1d9f7a52-8a70-4b7f-9d0c-4a2f0f3b9d03",
      madeAt: "2026-10-28T10:42:00Z",
      rulesVersion: "2.0",
      score: 66,
      axes: [
        { axis: "readable", points: 23, maxPoints: 30 },
        { axis: "content", points: 24, maxPoints: 40 },
        { axis: "match", points: 19, maxPoints: 30 },
      ],
      skills: [{ id: "experience", score: 70 }],
    },
    ...more,
  };
}

type Check = Report["checks"][number];
type Term = NonNullable<Report["match"]>["terms"][number];

function check(
  id: string,
  axis: Check["axis"],
  title: string,
  points: number,
  maxPoints: number,
): Check {
  return {
    id,
    axis,
    title,
    points,
    maxPoints,
    finding: `${points} of ${maxPoints}.`,
    evidence: [],
    weight: maxPoints,
    looksAt: `What ${title} looks at.`,
    source: `The source of ${title}.`,
    advice: { title: `Raise ${title}`, why: "It counts." },
    gain: maxPoints - points,
  };
}

function evidence(line: number, quote: string): Check["evidence"][number] {
  return {
    line,
    where: `Experience, Kaveri Retail, bullet ${line - 10}`,
    quote,
    marks: [{ from: 0, to: 9, note: "Names a duty, not what came of it." }],
    example: [
      { kind: "text", text: "Cut the load time " },
      { kind: "blank", ask: "by how much?" },
    ],
  };
}

function term(name: string, standing: Term["standing"], times: number, text: string): Term {
  return { term: name, skillId: null, need: "must", asked: 1, standing, times, text, lines: [] };
}
